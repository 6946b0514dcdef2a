"""Notices in a real browser: turned on, shown by the worker while no page asks for it, and turned off again.

No push service can be reached here: a made-up subscription stands in for the browser's own, and Chromium's developer
tools hand the worker what a service would.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.critic import Critic
from tests.browser.house import COMMAND, ServedHouse
from tests.server.push_service import push_service
from vernissage.server.wire_notices import Pushed

_SUBSCRIBED = """(keys) => {
  const plain = (text) => atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = (text) => Uint8Array.from(plain(text), (sign) => sign.charCodeAt(0)).buffer
  let current = null
  const made = {
    endpoint: keys.endpoint, options: { applicationServerKey: null }, getKey: (name) => bytes(keys[name]),
    unsubscribe: async () => { current = null; return true },
  }
  PushManager.prototype.getSubscription = async () => current
  PushManager.prototype.subscribe = async () => (current = made)
}"""
_AWAKE = "navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')"
_SHOWN = """async () => (await (await navigator.serviceWorker.getRegistration('/')).getNotifications())
  .map((one) => [one.title, one.body, one.lang, one.data])"""


def test_a_browser_is_turned_on_tells_and_is_turned_off(
    come: Come, critic: Critic, new_house: Callable[..., ServedHouse]
) -> None:
    with push_service() as service:
        house = new_house(command=(*COMMAND, "--push-service", service.address))
        address = f"http://localhost:{house.port}"
        ann = come(house=house, address=address)
        ann.context.grant_permissions(["notifications"], origin=address)
        ann.post("/api/guest", {"nickname": "Ann"})
        page = ann.page
        page.goto("/me")
        page.evaluate(_SUBSCRIBED, service.browser().asks())
        devtools = ann.context.new_cdp_session(page)
        registered: list[str] = []
        devtools.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: registered.extend(one["registrationId"] for one in told["registrations"]),
        )
        devtools.send("ServiceWorker.enable")
        page.get_by_role("button", name="Tell me in this browser").click()
        expect(page.get_by_text("You are told in this browser.")).to_be_visible()
        listed = page.get_by_role("list", name="Browsers in which you are told")
        expect(listed.get_by_role("listitem")).to_contain_text("(this browser)")
        critic.look(ann, "told in this browser")

        told = Pushed("Modern Art: it is your turn, Ann", "Ann, Bob", "abcd2345", "en")
        ann.until(lambda: registered and page.evaluate(_AWAKE), "the worker is there")
        message = {"origin": address, "registrationId": registered[-1], "data": msgspec.json.encode(told).decode()}
        shown = [[told.heading, told.text, told.language, told.table]]

        def is_shown() -> bool:
            """Asked while the notice is on its way up, Chromium takes it for one that was closed, and forgets it."""
            devtools.send("ServiceWorker.deliverPushMessage", message)
            page.wait_for_timeout(1000)
            return bool(page.evaluate(_SHOWN) == shown)

        ann.until(is_shown, "the notice is shown")

        page.get_by_role("button", name="Stop telling me here").click()
        expect(page.get_by_text("You are no longer told in this browser.")).to_be_visible()
        expect(listed).to_have_count(0)
        assert page.evaluate("navigator.serviceWorker.getRegistration('/').then((one) => one === undefined)")
        critic.is_content()

"""`vernissage serve`: the house for a club, in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from vernissage.core.errors import VernissageError

SERVE = "pip install 'vernissage[serve]'"
"""What installs the packages of a house."""


class NotInstalled(VernissageError):
    """The packages of a house are not installed."""

    def __init__(self, error: ModuleNotFoundError) -> None:
        super().__init__(f"a house needs packages that are not installed ({error.name}); {SERVE} installs them")


def serve(  # nosec B107 # an empty password is no password
    host: Annotated[
        str, typer.Option("--host", envvar="VERNISSAGE_HOST", help="The address to listen on; 127.0.0.1 for you alone.")
    ] = "0.0.0.0",  # nosec B104 # as in the settings
    port: Annotated[int, typer.Option("--port", envvar="VERNISSAGE_PORT", min=1, max=65535)] = 8000,
    data: Annotated[
        Path | None, typer.Option("--data", envvar="VERNISSAGE_DATA", help="The folder for games and keys.")
    ] = None,
    database: Annotated[
        str, typer.Option("--database", envvar="VERNISSAGE_DATABASE", help="An SQLAlchemy address instead of SQLite.")
    ] = "",
    redis: Annotated[
        str, typer.Option("--redis", envvar="VERNISSAGE_REDIS", help="A Redis address that joins several processes.")
    ] = "",
    https: Annotated[
        bool, typer.Option("--https", envvar="VERNISSAGE_HTTPS", help="People reach the house over https.")
    ] = False,
    sockets_per_guest: Annotated[
        int,
        typer.Option("--sockets-per-guest", envvar="VERNISSAGE_SOCKETS_PER_GUEST", min=1, max=10_000, help="At most."),
    ] = 20,
    sockets_per_address: Annotated[
        int,
        typer.Option(
            "--sockets-per-address", envvar="VERNISSAGE_SOCKETS_PER_ADDRESS", min=1, max=100_000, help="At most."
        ),
    ] = 500,
    idle_seconds: Annotated[
        float,
        typer.Option("--idle-seconds", envvar="VERNISSAGE_IDLE_SECONDS", min=1, max=86_400, help="Then hang up."),
    ] = 180.0,
    bot_seconds: Annotated[
        float, typer.Option("--bot-seconds", envvar="VERNISSAGE_BOT_SECONDS", min=0.05, max=120, help="A bot's time.")
    ] = 5.0,
    hint_seconds: Annotated[
        float,
        typer.Option("--hint-seconds", envvar="VERNISSAGE_HINT_SECONDS", min=0, max=30, help="A hint's time; 0: none."),
    ] = 2.0,
    review_seconds: Annotated[
        float,
        typer.Option(
            "--review-seconds", envvar="VERNISSAGE_REVIEW_SECONDS", min=0, max=3600, help="A review's time; 0: none."
        ),
    ] = 60.0,
    pace: Annotated[
        float,
        typer.Option("--pace", envvar="VERNISSAGE_PACE", min=0, max=10, help="How slowly bots speak; 0: at once."),
    ] = 1.0,
    trusted_proxy: Annotated[
        str,
        typer.Option("--trusted-proxy", envvar="VERNISSAGE_TRUSTED_PROXY", help="Addresses that are believed."),
    ] = "",
    host_key: Annotated[
        str,
        typer.Option(
            "--host-key", envvar="VERNISSAGE_HOST_KEY", help="What opens the host's page.", show_default=False
        ),
    ] = "",
    house_password: Annotated[
        str,
        typer.Option("--house-password", envvar="VERNISSAGE_HOUSE_PASSWORD", help="What a guest must know."),
    ] = "",
    keep_days: Annotated[
        int,
        typer.Option("--keep-days", envvar="VERNISSAGE_KEEP_DAYS", min=0, max=36500, help="0: finished tables stay."),
    ] = 0,
    drain_seconds: Annotated[
        float,
        typer.Option("--drain-seconds", envvar="VERNISSAGE_DRAIN_SECONDS", min=0, max=600, help="A slow farewell."),
    ] = 0.0,
    site: Annotated[
        str, typer.Option("--site", envvar="VERNISSAGE_SITE", help="The address guests open, for links in notices.")
    ] = "",
    webhook: Annotated[
        str, typer.Option("--webhook", envvar="VERNISSAGE_WEBHOOK", help="Where to post whose turn it is.")
    ] = "",
    webhook_secret: Annotated[
        str,
        typer.Option("--webhook-secret", envvar="VERNISSAGE_WEBHOOK_SECRET", help="What signs those posts."),
    ] = "",
    smtp: Annotated[
        str, typer.Option("--smtp", envvar="VERNISSAGE_SMTP", help="The server that takes the house's e-mail.")
    ] = "",
    mail_from: Annotated[
        str, typer.Option("--mail-from", envvar="VERNISSAGE_MAIL_FROM", help="The address that mail comes from.")
    ] = "",
    push: Annotated[
        bool, typer.Option("--push/--no-push", envvar="VERNISSAGE_PUSH", help="Notices in browsers, over https.")
    ] = True,
    push_service: Annotated[
        str, typer.Option("--push-service", envvar="VERNISSAGE_PUSH_SERVICE", help="One in your own network.")
    ] = "",
    log_level: Annotated[
        str, typer.Option("--log-level", envvar="VERNISSAGE_LOG_LEVEL", help="debug, info, warning or error.")
    ] = "warning",
    log_format: Annotated[
        str, typer.Option("--log-format", envvar="VERNISSAGE_LOG_FORMAT", help="text or json.")
    ] = "text",
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open a browser where there is one.")] = True,
) -> None:
    """Open a house: people play in their browsers, with each other and with bots."""
    try:
        from vernissage.server.serve import serve as serve_house  # a large room that the other commands do not need
        from vernissage.server.settings import Settings
    except ModuleNotFoundError as error:
        raise NotInstalled(error) from None
    chosen: dict[str, Any] = {} if data is None else {"data": data}
    settings = Settings(
        host=host,
        port=port,
        database=database,
        redis=redis,
        https=https,
        bot_seconds=bot_seconds,
        hint_seconds=hint_seconds,
        review_seconds=review_seconds,
        pace=pace,
        sockets_per_guest=sockets_per_guest,
        sockets_per_address=sockets_per_address,
        idle_seconds=idle_seconds,
        trusted_proxy=trusted_proxy,
        host_key=host_key,
        house_password=house_password,
        keep_days=keep_days,
        drain_seconds=drain_seconds,
        site=site,
        webhook=webhook,
        webhook_secret=webhook_secret,
        smtp=smtp,
        mail_from=mail_from,
        push=push,
        push_service=push_service,
        log_level=log_level,
        log_format=log_format,
        **chosen,
    )
    serve_house(settings, browser=browser)

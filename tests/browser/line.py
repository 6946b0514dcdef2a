"""A network between a browser and a house that can be cut and mended."""

from __future__ import annotations

import contextlib
import socket
import threading

from tests.browser.house import ServedHouse


class Line:
    """Carries every connection on to the house. Cutting it breaks those that stand; new ones die at once."""

    def __init__(self, house: ServedHouse) -> None:
        self._house = ("127.0.0.1", house.port)
        self._ends: list[socket.socket] = []
        self._is_cut = False
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        self._threads = [threading.Thread(target=self._accept, daemon=True)]
        self._threads[0].start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        self._is_cut = True
        for end in self._ends:
            _hang_up(end)
        self._ends.clear()

    def mend(self) -> None:
        self._is_cut = False

    def close(self) -> None:
        self.cut()
        _hang_up(self._door)
        for thread in self._threads:
            thread.join()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._door.accept()
                if self._is_cut:
                    near.close()
                    continue
                far = socket.create_connection(self._house)
                self._ends += [near, far]
                for here, there in ((near, far), (far, near)):
                    self._threads.append(threading.Thread(target=_carry, args=(here, there), daemon=True))
                    self._threads[-1].start()


def _carry(here: socket.socket, there: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := here.recv(65536):
            there.sendall(data)
    _hang_up(here)
    _hang_up(there)


def _hang_up(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()

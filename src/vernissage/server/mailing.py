"""The letters the house writes, and how they are handed over."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from vernissage.server.notices import Failed
from vernissage.server.smtp import Smtp

SECONDS = 15.0
"""How long the server may take for each step."""


class Mailer:
    """Hands letters over, each on a connection of its own."""

    def __init__(self, smtp: Smtp, sender: str) -> None:
        self._smtp = smtp
        self._sender = sender

    async def send(self, to: str, subject: str, text: str, unsubscribe: str) -> None:
        """Hand a letter over; Failed says without any address why it could not be done."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self._sender, to, subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter["List-Unsubscribe"] = f"<{unsubscribe}>"
        letter.set_content(text)
        try:
            await asyncio.to_thread(self._hand_over, letter)
        except smtplib.SMTPRecipientsRefused as error:
            final = all(500 <= code < 600 for code, _ in error.recipients.values())
            raise Failed("the mail server does not take it for this address", final) from None
        except smtplib.SMTPResponseException as error:
            raise Failed(f"the mail server answers {error.smtp_code}") from None
        except (smtplib.SMTPException, OSError) as error:
            raise Failed(f"the mail server cannot be used ({type(error).__name__})") from None

    def _hand_over(self, letter: EmailMessage) -> None:
        smtp = self._smtp
        safe = ssl.create_default_context()
        if smtp.secured == "at once":
            line: smtplib.SMTP = smtplib.SMTP_SSL(smtp.host, smtp.port, timeout=SECONDS, context=safe)
        else:
            line = smtplib.SMTP(smtp.host, smtp.port, timeout=SECONDS)
        with line:
            if smtp.secured == "soon":
                line.starttls(context=safe)
            if smtp.user:
                line.login(smtp.user, smtp.password)
            line.send_message(letter)

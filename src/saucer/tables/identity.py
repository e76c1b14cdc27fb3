"""Who somebody is: an unguessable token that only they have, and its hash that we keep."""

import hashlib
import secrets


def new_token() -> str:
    """A secret for one browser or script."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """What is stored of a token. It is random already, so that a plain hash cannot be guessed back."""
    return hashlib.sha256(token.encode(errors="surrogateescape")).hexdigest()


def new_table_id() -> str:
    """An address that nobody finds by trying."""
    return secrets.token_urlsafe(16)

"""Makes TypeScript types and a reference out of the message types, the one source of the protocol."""

from lacrimosa.server.protocol.reference_text import Section, reference
from lacrimosa.server.protocol.typescript_text import typescript

__all__ = ["Section", "reference", "typescript"]

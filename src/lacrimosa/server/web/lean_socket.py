"""WebSocket connections that forget how they were opened."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class LeanSocket(WebSocketsSansIOProtocol):
    """uvicorn's own, which would keep the head of the request for as long as the socket lives.

    Thousands of sockets are open at once, for hours; nobody looks at their heads after the handshake.
    """

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            del self.request, self.response
            self.scope["headers"] = []

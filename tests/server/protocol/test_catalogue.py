"""The catalogue holds every message type there is, and everything in it is described."""

import importlib
import pkgutil

import pytest
from msgspec import Struct
from server.protocol.typescript_reader import declared, interfaces

import lacrimosa.server.messages
from lacrimosa.server.protocol.catalogue import all_roots, protocol_reference, protocol_typescript
from lacrimosa.server.protocol.gaps import undescribed

FOLDER = lacrimosa.server.messages


def message_types() -> list[str]:
    """The structs of the messages, without bases that only others build on."""
    modules = [
        importlib.import_module(f"{FOLDER.__name__}.{info.name}")
        for info in pkgutil.iter_modules(FOLDER.__path__)
    ]
    return [
        value.__name__
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Struct) and value.__module__ == module.__name__
        if value.__struct_fields__ or not value.__subclasses__()
    ]


def test_every_message_type_is_in_the_protocol() -> None:
    missing = set(message_types()) - set(declared(protocol_typescript()))
    assert not missing, (
        f"add these to the catalogue, or hold them in something that is there: {sorted(missing)}"
    )


def test_everything_in_the_protocol_is_described() -> None:
    missing = undescribed(all_roots())
    assert not missing, f"say what these are, in a docstring or a Meta(description=...): {', '.join(missing)}"


def test_what_only_the_client_sends_has_optional_properties_where_there_are_defaults() -> None:
    read = interfaces(protocol_typescript())
    assert read["Choose"]["press_on"].optional
    assert not read["Choose"]["choice"].optional
    assert read["Choose"]["type"].type == '"choose"'


@pytest.mark.parametrize("heading", ["## The board", "### Choose", "### Update", "### Refusal", "### Cause"])
def test_the_reference_has_it(heading: str) -> None:
    assert f"\n{heading}\n" in protocol_reference()

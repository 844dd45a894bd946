"""The workshop: editions that people of this server type in."""

from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

from lacrimosa.server.messages.refusals import Refused
from lacrimosa.server.messages.workshop import (
    AddComponent,
    ComponentAdded,
    DeleteDraft,
    DraftChanges,
    DraftComparison,
    DraftInvitation,
    DraftList,
    DraftSummary,
    DraftView,
    ImportDraft,
    JoinDraft,
    LookAgain,
    MoveComponent,
    NewDraft,
    RemoveComponent,
    RevokeInvitation,
    SealKeys,
    SealSeveral,
    TypedKeys,
    TypeKeys,
    Undone,
)
from lacrimosa.server.security.links import draft_url, matches
from lacrimosa.server.security.rate_limits import need_room_for_table
from lacrimosa.server.services import Services
from lacrimosa.server.web.auth import Caller
from lacrimosa.server.web.routing import Endpoints
from lacrimosa.server.web.validation import Since
from lacrimosa.server.workshop.workshop import Workshop

endpoints = Endpoints("workshop")

DraftName = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,39}$", description="A draft's name.")]
OtherEdition = Annotated[str, Meta(pattern="^[a-z0-9_-]{1,40}$", description="An edition's id.")]


def _open(services: Services) -> Workshop:
    if not services.settings.has_workshop:
        raise Refused("not_found", "this server has no workshop; whoever runs it can switch it on")
    return services.workshop


@endpoints.get("/api/workshop", refusals=("not_found",), summary="Your drafts of editions")
async def list_drafts(caller: Caller, services: Services) -> DraftList:
    return await _open(services).drafts(caller.welcome())


@endpoints.post(
    "/api/workshop",
    refusals=("not_found", "bad_name", "too_many"),
    summary="Begin an edition of your own",
    status=201,
)
async def create_draft(body: NewDraft, caller: Caller, services: Services) -> DraftSummary:
    """A copy of an edition, to be filled in. It is not offered for play before all of it is typed in."""
    workshop = _open(services)
    person = caller.welcome()
    need_room_for_table(services.rate_limits, person)
    return await workshop.create(person, await services.people.name(person), body.title, body.source)


@endpoints.post(
    "/api/workshop/import",
    refusals=("not_found", "bad_edition", "bad_name", "too_many"),
    summary="Begin an edition out of a file",
    status=201,
)
async def import_draft(body: ImportDraft, caller: Caller, services: Services) -> DraftSummary:
    """Either all of it is there afterwards, or nothing was changed."""
    workshop = _open(services)
    person = caller.welcome()
    need_room_for_table(services.rate_limits, person)
    return await workshop.import_file(person, await services.people.name(person), body.title, body.archive)


@endpoints.get("/api/workshop/{draft}", refusals=("not_found", "unknown_person"), summary="All of a draft")
async def read_draft(draft: DraftName, caller: Caller, services: Services) -> DraftView:
    return await _open(services).view(draft, caller.person)


@endpoints.get(
    "/api/workshop/{draft}/changes", refusals=("not_found", "unknown_person"), summary="What others typed"
)
async def read_draft_changes(
    draft: DraftName, caller: Caller, services: Services, after: Since = 0
) -> DraftChanges:
    return await _open(services).changes(draft, caller.person, after)


@endpoints.post(
    "/api/workshop/{draft}/type",
    refusals=("not_found", "unknown_person", "bad_name"),
    summary="Type a component",
)
async def type_keys(draft: DraftName, body: TypeKeys, caller: Caller, services: Services) -> TypedKeys:
    """What was typed is kept, whatever happens next; keys that mean nothing there are not taken."""
    return await _open(services).type(draft, caller.person, body)


@endpoints.post(
    "/api/workshop/{draft}/seal",
    refusals=("not_found", "unknown_person", "bad_name"),
    summary="Seal a component",
)
async def seal_keys(draft: DraftName, body: SealKeys, caller: Caller, services: Services) -> DraftChanges:
    """If somebody else sealed other values that you had not seen, both readings stay until one is chosen."""
    return await _open(services).seal(draft, caller.person, body)


@endpoints.post(
    "/api/workshop/{draft}/several",
    refusals=("not_found", "unknown_person"),
    summary="Change a part of several components",
)
async def seal_several(
    draft: DraftName, body: SealSeveral, caller: Caller, services: Services
) -> DraftChanges:
    return await _open(services).seal_several(draft, caller.person, body)


@endpoints.post(
    "/api/workshop/{draft}/undo",
    refusals=("not_found", "unknown_person", "nothing_to_undo", "undo_not_allowed"),
    summary="Take back what you did last",
)
async def undo_seal(draft: DraftName, caller: Caller, services: Services) -> Undone:
    return await _open(services).undo(draft, caller.person)


@endpoints.post(
    "/api/workshop/{draft}/again", refusals=("not_found", "unknown_person"), summary="Look again later"
)
async def look_again(draft: DraftName, body: LookAgain, caller: Caller, services: Services) -> DraftChanges:
    return await _open(services).look_again(draft, caller.person, body.what, on=body.on)


@endpoints.post(
    "/api/workshop/{draft}/finish",
    refusals=("not_found", "unknown_person", "not_ready"),
    summary="Offer a draft for play",
)
async def finish_draft(draft: DraftName, caller: Caller, services: Services) -> DraftSummary:
    return await _open(services).finish(draft, caller.person)


@endpoints.post(
    "/api/workshop/{draft}/add",
    refusals=("not_found", "unknown_person", "not_allowed"),
    summary="Add a component",
    status=201,
)
async def add_component(
    draft: DraftName, body: AddComponent, caller: Caller, services: Services
) -> ComponentAdded:
    """A box may have another number of cards or tiles of a kind than the edition that was copied."""
    return await _open(services).add(draft, caller.person, body.like)


@endpoints.post(
    "/api/workshop/{draft}/remove",
    refusals=("not_found", "unknown_person", "not_allowed", "stale"),
    summary="Remove a component",
)
async def remove_component(
    draft: DraftName, body: RemoveComponent, caller: Caller, services: Services
) -> DraftChanges:
    """Undoing brings it back with all that was typed of it."""
    return await _open(services).remove(draft, caller.person, body.what, body.seen)


@endpoints.post(
    "/api/workshop/{draft}/move",
    refusals=("not_found", "unknown_person", "not_allowed"),
    summary="Move a composer tile in its stack",
)
async def move_component(
    draft: DraftName, body: MoveComponent, caller: Caller, services: Services
) -> DraftChanges:
    return await _open(services).move(draft, caller.person, body.what, up=body.up)


@endpoints.get(
    "/api/workshop/{draft}/invitation",
    refusals=("not_found", "unknown_person", "not_allowed"),
    summary="A link for others",
)
async def invite_to_draft(draft: DraftName, caller: Caller, services: Services) -> DraftInvitation:
    generation = await _open(services).invitation(draft, caller.person)
    return DraftInvitation(url=draft_url(services.keys, caller.base_url, draft, generation))


@endpoints.post(
    "/api/workshop/{draft}/revoke",
    refusals=("not_found", "unknown_person", "not_allowed"),
    summary="Take an invitation back",
)
async def revoke_invitation(
    draft: DraftName, body: RevokeInvitation, caller: Caller, services: Services
) -> DraftChanges:
    """Links given before let nobody in any more. What people sealed stays."""
    return await _open(services).revoke(draft, caller.person, body.seat)


@endpoints.post(
    "/api/workshop/{draft}/join", refusals=("not_found", "not_invited", "too_many"), summary="Type along"
)
async def join_draft(draft: DraftName, body: JoinDraft, caller: Caller, services: Services) -> DraftSummary:
    workshop = _open(services)
    person = caller.welcome()
    name = await services.people.name(person)
    return await workshop.join(
        draft,
        person,
        name,
        lambda generation: matches(services.keys, "workshop", draft, generation, body.invite),
    )


@endpoints.get(
    "/api/workshop/{draft}/compare/{edition}",
    refusals=("not_found", "unknown_person"),
    summary="What another edition prints instead",
)
async def compare_draft(
    draft: DraftName, edition: OtherEdition, caller: Caller, services: Services
) -> DraftComparison:
    return await _open(services).compare(draft, caller.person, edition)


@endpoints.get(
    "/api/workshop/{draft}/file",
    refusals=("not_found", "unknown_person"),
    media_type="application/zip",
    summary="A draft as one file",
)
async def save_draft(draft: DraftName, caller: Caller, services: Services) -> Response:
    content = await _open(services).archive(draft, caller.person)
    headers = {"content-disposition": f'attachment; filename="{draft}.zip"', "cache-control": "no-store"}
    return Response(content, headers=headers, media_type="application/zip")


@endpoints.post(
    "/api/workshop/{draft}/delete",
    refusals=("not_found", "unknown_person", "not_allowed"),
    summary="Put a draft away",
)
async def delete_draft(draft: DraftName, body: DeleteDraft, caller: Caller, services: Services) -> DraftList:
    """Its folder is kept beside the others, where whoever runs the server finds it."""
    workshop = _open(services)
    await workshop.delete(draft, caller.person, body.title)
    return await workshop.drafts(caller.person)

/** The person's tables, the latest first; fetched page by page, and again when somebody comes back to the page. */
import { server } from "../../net/http";
import type * as m from "../../net/messages";
import { me } from "../../state/me.svelte";
import { refusalIn } from "./refused";

class Games {
  /** Undefined until the server has answered. */
  tables = $state.raw<readonly m.TableSummary[] | undefined>();
  next = $state.raw<string | undefined>();
  refusal = $state.raw<m.Refusal | undefined>();

  readonly running = $derived(inOrder(this.tables ?? []));
  readonly finished = $derived(
    (this.tables ?? []).filter(({ status }) => status === "over" || status === "review"),
  );
  /** Somebody who has never played anything here. */
  readonly isNewcomer = $derived(this.tables !== undefined && this.tables.length === 0);

  async load(): Promise<void> {
    try {
      await me.load();
      const list = await server.tables();
      this.refusal = undefined;
      // Pages fetched before stay; what is on the first one is newer.
      const fresh = new Set(list.tables.map(({ id }) => id));
      const older = (this.tables ?? []).filter(({ id }) => !fresh.has(id));
      const hasOlder = list.next != null && older.length > 0;
      this.tables = hasOlder ? [...list.tables, ...older] : list.tables;
      if (!hasOlder) this.next = list.next ?? undefined;
    } catch (problem) {
      this.refusal = refusalIn(problem);
    }
  }

  async more(): Promise<void> {
    if (this.next === undefined) return;
    try {
      const list = await server.tables(this.next);
      const known = new Set((this.tables ?? []).map(({ id }) => id));
      this.tables = [...(this.tables ?? []), ...list.tables.filter(({ id }) => !known.has(id))];
      this.next = list.next ?? undefined;
    } catch (problem) {
      this.refusal = refusalIn(problem);
    }
  }

  /** Another person has other games. */
  forget(): void {
    this.tables = this.next = this.refusal = undefined;
  }
}

/** Games that go on or wait to start; those that wait for this person come first. */
export function inOrder(tables: readonly m.TableSummary[]): readonly m.TableSummary[] {
  const running = tables.filter(({ status }) => status === "playing" || status === "open");
  const waits = (table: m.TableSummary) => table.your_turn || table.undo_asked;
  return [...running.filter(waits), ...running.filter((table) => !waits(table))];
}

export const games = new Games();

/** The table as it was last on the screen: the list of components can still say what is to come there. */
import type { Board } from "../../net/messages";

class LastSeen {
  board = $state.raw<Board | undefined>();
  edition = $state.raw("");
  /** The way back. */
  path = $state.raw("");

  keep(board: Board, edition: string, path: string): void {
    this.board = board;
    this.edition = edition;
    this.path = path;
  }
}

export const lastSeen = new LastSeen();

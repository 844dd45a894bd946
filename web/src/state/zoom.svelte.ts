/** The card or tile that is held under the magnifying glass; `CardZoom` shows it. */
export type ZoomKind = "memory" | "opus" | "city" | "court" | "tile" | "bonus" | "salieri";

export interface Zoomed {
  readonly thing: ZoomKind;
  readonly id: string;
}

class Zoom {
  at = $state.raw<Zoomed | undefined>();

  open(at: Zoomed): void {
    this.at = at;
  }

  close(): void {
    this.at = undefined;
  }
}

export const zoom = new Zoom();

/**
 * A board that appears is drawn part by part, each in a task of its own, so that a click never waits for all of them.
 * Once it is there, new parts are drawn at once.
 */
class FirstDrawing {
  isOn = $state(false);
  readonly #waiting: (() => void)[] = [];
  #next: number | undefined;

  begin(): void {
    this.isOn = true;
  }

  /** Draws when it is this part's turn, an early one before the others; the answer takes it out of the queue. */
  wait(draw: () => void, isEarly: boolean): () => void {
    if (isEarly) this.#waiting.unshift(draw);
    else this.#waiting.push(draw);
    this.#goOn();
    return () => {
      const at = this.#waiting.indexOf(draw);
      if (at >= 0) this.#waiting.splice(at, 1);
    };
  }

  #goOn(): void {
    this.#next ??= window.setTimeout(() => {
      this.#next = undefined;
      this.#waiting.shift()?.();
      // A part may have parts of its own, which queue up as soon as it is drawn.
      queueMicrotask(() => {
        if (this.#waiting.length > 0) this.#goOn();
        else this.isOn = false;
      });
    });
  }
}

export const firstDrawing = new FirstDrawing();

// Run in the page: what a careful look finds. Each function returns lines to read.
window.inspecting = (() => {
  const said = (e, length = 60) =>
    `${e.className} "${(e.ariaLabel ?? e.textContent).trim().slice(0, length)}"`;
  const SCROLLING = ["auto", "scroll"];

  function scrollsInside(e) {
    for (
      let up = e.parentElement;
      up && up !== document.body;
      up = up.parentElement
    ) {
      const style = getComputedStyle(up);
      if (
        SCROLLING.includes(style.overflowX) ||
        SCROLLING.includes(style.overflowY)
      )
        return true;
    }
    return false;
  }

  /** By how much the nearest box that hides what is outside of it cuts an element. */
  function cutByParent(e) {
    const own = e.getBoundingClientRect();
    for (
      let up = e.parentElement;
      up && up !== document.body;
      up = up.parentElement
    ) {
      const { overflowY, clipPath } = getComputedStyle(up);
      if (SCROLLING.includes(overflowY) || clipPath !== "none") return 0;
      if (overflowY === "visible") continue;
      const box = up.getBoundingClientRect();
      return Math.max(
        box.top - own.top,
        own.bottom - box.bottom,
        box.left - own.left,
        own.right - box.right,
      );
    }
    return 0;
  }

  function hasOwnText(e) {
    return [...e.childNodes].some(
      (node) => node.nodeType === 3 && node.textContent.trim(),
    );
  }

  /** Elements on the screen with text of their own; what is there for listeners only is left out. */
  function* texts() {
    for (const e of document.querySelectorAll("body *")) {
      if (
        e.closest(
          ".visually-hidden, .skip, svg, select, [hidden], dialog:not([open]), [inert]",
        )
      )
        continue;
      if (e.checkVisibility() && hasOwnText(e) && e.offsetWidth > 1) yield e;
    }
  }

  /** Shortened on purpose: it ends in dots, and the whole of it is in a title. */
  function isShortened(e, style) {
    const ends =
      style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
    const whole = e.closest("[title]")?.title ?? "";
    const own = [...e.childNodes].filter((node) => node.nodeType === 3);
    return ends && own.every((node) => whole.includes(node.textContent.trim()));
  }

  /** Text that is wider than the box it stands in, and so lies on what is beside it. */
  function sticking() {
    const found = [];
    const range = document.createRange();
    for (const e of texts()) {
      let block = e;
      while (["inline", "contents"].includes(getComputedStyle(block).display))
        block = block.parentElement;
      if (getComputedStyle(block).overflowX !== "visible") continue;
      const box = block.getBoundingClientRect();
      for (const node of e.childNodes) {
        if (node.nodeType !== 3 || !node.textContent.trim()) continue;
        range.selectNodeContents(node);
        const { left, right } = range.getBoundingClientRect();
        const by = Math.max(right - box.right, box.left - left);
        if (by > 2) found.push(`sticks out by ${Math.round(by)}: ${said(e)}`);
      }
    }
    return found;
  }

  /** Text that is cut, lies outside the window, or is smaller than 11 pixels. Two pixels are rounding. */
  function cut(within) {
    const found = [];
    const pageScrolls =
      document.scrollingElement.scrollHeight > innerHeight + 1;
    for (const e of texts()) {
      if (!e.closest(within)) continue;
      const style = getComputedStyle(e);
      if (parseFloat(style.fontSize) < 10.9)
        found.push(`${style.fontSize}: ${said(e)}`);
      if (
        SCROLLING.includes(style.overflowX) ||
        SCROLLING.includes(style.overflowY)
      )
        continue;
      const [wide, tall] = [
        e.scrollWidth - e.clientWidth,
        e.scrollHeight - e.clientHeight,
      ];
      const clips = style.overflow !== "visible" && style.display !== "inline";
      if (clips && (wide > 2 || tall > 4) && !isShortened(e, style))
        found.push(`cut by ${wide}x${tall}: ${said(e)}`);
      const hidden = cutByParent(e);
      if (hidden > 4) found.push(`cut by ${hidden} in its box: ${said(e)}`);
      if (scrollsInside(e)) continue;
      const box = e.getBoundingClientRect();
      const below = !pageScrolls && box.bottom > innerHeight + 2;
      if (box.right > innerWidth + 2 || box.left < -2 || below)
        found.push(`outside the window: ${said(e)}`);
    }
    return found;
  }

  /** Parts of the board with more in them than they have room for: it lies on their neighbours. */
  function spilled(within) {
    return [...document.querySelectorAll(".board :is(section, aside)")]
      .filter((e) => e.closest(within))
      .filter((e) => e.checkVisibility() && e.clientHeight > 0)
      .filter((e) => getComputedStyle(e).overflowY === "visible")
      .map((e) => [e, e.scrollHeight - e.clientHeight])
      .filter(([, tall]) => tall > 4)
      .map(([e, tall]) => `spills ${tall}: ${said(e)}`);
  }

  /** The tabs of a window that shows the board in parts. */
  function partedTabs() {
    return document.querySelector(".board > .tabs")?.checkVisibility() ?? false;
  }

  const AREAS = {
    bar: ".topbar",
    row: ".row",
    map: ".map",
    requiem: ".req",
    hand: ".hand",
    "own board": ".areas .mine",
    patrons: ".rail",
  };

  /** What keeps the board from being seen as a whole: areas out of sight, small, on each other; dead ground; scrolling. */
  /** Signs that stick out of the card, tile or place they belong to. */
  const HOLDERS =
    ".composer-tile, .spine, .ledger, .tag, .memory, .opus, .pocket, .own-court, .instrument";
  function signs() {
    const found = [];
    for (const sign of document.querySelectorAll(
      ".board :is(.good, .stamp, .type-sign, .exchange-way)",
    )) {
      const holder = sign.closest(HOLDERS);
      if (!holder || !sign.checkVisibility()) continue;
      const [inner, outer] = [
        sign.getBoundingClientRect(),
        holder.getBoundingClientRect(),
      ];
      if (inner.right > outer.right + 1.5 || inner.left < outer.left - 1.5)
        found.push(`${said(sign)} sticks out of ${holder.className}`);
    }
    return found;
  }

  function parts() {
    const found = partedTabs() ? ["the board is in parts"] : [];
    const boxes = [];
    for (const [name, selector] of Object.entries(AREAS)) {
      const e = document.querySelector(`.board ${selector}`);
      const box = e?.checkVisibility() ? e.getBoundingClientRect() : undefined;
      if (!box || box.width < 100 || box.height < 30) {
        found.push(`${name} is not seen`);
        continue;
      }
      if (
        box.left < -1 ||
        box.top < -1 ||
        box.right > innerWidth + 1 ||
        box.bottom > innerHeight + 1
      )
        found.push(`${name} leaves the window`);
      // The hand lies on the own board, as it should.
      if (name === "hand") continue;
      for (const [other, with_] of boxes)
        if (
          Math.min(box.right, with_.right) - Math.max(box.left, with_.left) >
            1 &&
          Math.min(box.bottom, with_.bottom) - Math.max(box.top, with_.top) > 1
        )
          found.push(`${name} lies on ${other}`);
      boxes.push([name, box]);
    }
    const covered = boxes.reduce((sum, [, b]) => sum + b.width * b.height, 0);
    const share = covered / (innerWidth * innerHeight);
    if (share < 0.93)
      found.push(`only ${Math.round(share * 100)} % of the window is used`);
    for (const e of document.querySelectorAll(".board :not(.rail, .rail *)")) {
      const { overflowY, overflowX } = getComputedStyle(e);
      const down =
        SCROLLING.includes(overflowY) && e.scrollHeight > e.clientHeight + 1;
      const across =
        SCROLLING.includes(overflowX) && e.scrollWidth > e.clientWidth + 1;
      if (e.checkVisibility() && (down || across))
        found.push(`scrolls: ${said(e)}`);
    }
    return found;
  }

  function scrolls() {
    const page = document.scrollingElement;
    return {
      down: page.scrollHeight - innerHeight,
      across: page.scrollWidth - innerWidth,
    };
  }

  /** The area of a press: the element itself, or a larger one laid over it. */
  function reach(e) {
    const own = e.getBoundingClientRect();
    let [width, height] = [own.width, own.height];
    for (const part of ["::before", "::after"]) {
      const style = getComputedStyle(e, part);
      if (style.content === "none" || style.position !== "absolute") continue;
      width = Math.max(width, parseFloat(style.width));
      height = Math.max(height, parseFloat(style.height));
    }
    return [width, height];
  }

  /** Controls that are hard to hit with a finger; links inside a text are as large as the text. */
  function small() {
    const found = [];
    for (const e of document.querySelectorAll(
      "button, a[href], select, input:not([type=checkbox])",
    )) {
      if (
        !e.checkVisibility() ||
        e.closest(
          "p, li > a, .log, h3, dialog:not([open]), [inert], .skip, .space",
        )
      )
        continue;
      const [width, height] = reach(e);
      if (width > 0 && (width < 43.5 || height < 43.5))
        found.push(
          `${Math.round(width)}x${Math.round(height)}: ${said(e, 40)}`,
        );
    }
    return found;
  }

  return {
    cut: (within) => [...cut(within), ...spilled(within)],
    sticking,
    scrolls,
    small,
    signs,
    parts,
  };
})();

// Run in the page: what the map shows, in numbers.
window.mapFacts = (() => {
  const SIGNS = ".good, .stamp, .type-sign, .need-number, .need-period, .need-more, .to, .plus-sign, .then";
  const chart = () => document.querySelector(".map .chart");

  function box(e) {
    const { left, top, right, bottom } = e.getBoundingClientRect();
    const { left: x, top: y } = chart().getBoundingClientRect();
    return [left - x, top - y, right - x, bottom - y];
  }

  /** What of a plaque cannot be seen: a name or sign without size, or one that reaches out of it. */
  function hidden(plaque) {
    const [left, top, right, bottom] = box(plaque);
    const parts = [
      ...plaque.querySelectorAll(`.name, :is(${SIGNS}):not(:is(${SIGNS}) *)`),
    ];
    return parts
      .filter((e) => {
        const [l, t, r, b] = box(e);
        const out = Math.max(left - l, top - t, r - right, b - bottom);
        return r - l < 3 || b - t < 3 || out > 2;
      })
      .map((e) => e.className.baseVal ?? e.className);
  }

  /** Every number that stands on a plaque, and how many actions. */
  function told(plaque) {
    return {
      numbers: [...plaque.querySelectorAll(".good > b")]
        .map((e) => e.textContent)
        .sort(),
      actions: plaque.querySelectorAll(".stamp").length,
      needs: plaque.querySelectorAll(".need-number, .need-period, .need-more, .needs .type-sign")
        .length,
    };
  }

  /** The places as they are, to be looked at again elsewhere. */
  function places() {
    return [...document.querySelectorAll(".map .place")].map((e) => {
      const plaque = e.querySelector(".plaque");
      return {
        place: e.dataset.place,
        tile: plaque.dataset.tile ?? null,
        gilded: plaque.classList.contains("gilt"),
        classes: e.className,
        html: e.innerHTML,
      };
    });
  }

  /** Whether just these tiles lie on the map. */
  function shows(tiles) {
    return places().every(
      ({ place, tile, gilded }) =>
        tile === (tiles[place]?.id ?? null) &&
        gilded === (tiles[place]?.gilded ?? false),
    );
  }

  /** Puts copies of all plaques there can be on the map, unseen, with the names of this page's language. */
  function lay(all) {
    const names = new Map(
      places().map(({ place, html }) => [
        place,
        /class="name[^"]*">([^<]*)</.exec(html)[1],
      ]),
    );
    const store = document.createElement("div");
    store.className = "all-plaques";
    store.inert = true;
    store.style.visibility = "hidden";
    for (const { place, tile, gilded, classes, html } of all) {
      const e = document.createElement("div");
      e.className = classes.replace(/\b(can|cannot|aimed|last|lit)\b/g, "");
      e.innerHTML = html.replace(/ style="[^"]*"/g, "");
      e.querySelector(".name").textContent = names.get(place);
      Object.assign(e.dataset, {
        copy: place,
        copied: tile ?? "",
        gilded: String(gilded),
      });
      store.append(e);
    }
    chart().append(store);
  }

  function copies() {
    return [...document.querySelectorAll(".all-plaques [data-copy]")].map(
      (e) => {
        const plaque = e.querySelector(".plaque");
        const [left, top, right, bottom] = box(plaque);
        return {
          place: e.dataset.copy,
          tile: e.dataset.copied,
          gilded: e.dataset.gilded === "true",
          size: [right - left, bottom - top],
          hidden: hidden(plaque),
          told: told(plaque),
          letters: Math.min(
            ...[plaque, ...plaque.querySelectorAll("*")]
              .filter((part) =>
                [...part.childNodes].some(
                  (node) => node.nodeType === 3 && node.textContent.trim(),
                ),
              )
              .map((part) => parseFloat(getComputedStyle(part).fontSize)),
          ),
        };
      },
    );
  }

  /** What really lies on the map. */
  function laid() {
    const seen = (selector, key) =>
      Object.fromEntries(
        [...chart().querySelectorAll(selector)]
          .filter((e) => !e.closest(".all-plaques"))
          .map((e) => [key(e), box(e)]),
      );
    const { clientWidth, clientHeight, parentElement } = chart();
    return {
      box: [clientWidth, clientHeight],
      pane: [parentElement.clientWidth, parentElement.clientHeight],
      plaques: seen(".plaque", (e) => e.dataset.label),
      bare: [...chart().querySelectorAll(".place.empty")].map(
        (e) => e.dataset.place,
      ),
      dots: seen(".dot", (e) => e.closest(".place")?.dataset.place),
      prices: seen(".road-price", (e) => e.dataset.road),
      costs: Object.fromEntries(
        [...chart().querySelectorAll(".road-price")].map((e) => [
          e.dataset.road,
          e.textContent.trim(),
        ]),
      ),
      coach: seen(".coach", () => "at").at,
      tip: seen(".tip", () => "at").at,
    };
  }

  return { places, shows, lay, copies, laid };
})();

/** Until the screen was drawn; a hidden page is not drawn at all. */
export function nextPicture(): Promise<void> {
  return new Promise((go) => {
    if (document.visibilityState === "hidden") setTimeout(go, 50);
    else requestAnimationFrame(() => setTimeout(go));
  });
}

/** Until it was drawn and nothing is at hand that somebody waits for: the next click, the next message. */
export async function nextCalm(): Promise<void> {
  await nextPicture();
  // Not every browser has it.
  if ("scheduler" in window) await window.scheduler.postTask(() => undefined, { priority: "background" });
}

/** Until the screen was drawn; a hidden page is not drawn at all. What nobody waits for is done then. */
export function nextPicture(): Promise<void> {
  return new Promise((go) => {
    if (document.visibilityState === "hidden") setTimeout(go, 50);
    else requestAnimationFrame(() => setTimeout(go));
  });
}

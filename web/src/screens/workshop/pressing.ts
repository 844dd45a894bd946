/** The letter that a key press means, whatever keyboard it comes from; nothing if it means none. */
export function letterOf(event: KeyboardEvent): string | undefined {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code);
  if (digit && !event.shiftKey) return digit[1];
  const key = event.key.toLowerCase();
  if (/^[a-z]$/.test(key)) return key;
  if (event.key === " " || event.key === "," || event.key === "." || event.key === "+") return event.key;
  const letter = /^Key([A-Z])$/.exec(event.code);
  if (letter) return letter[1]?.toLowerCase();
  if (event.code === "NumpadAdd" || (event.code === "Equal" && event.shiftKey)) return "+";
  return { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓" }[event.key];
}

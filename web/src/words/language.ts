/** The four languages, and which of them a browser asks for. */
export const LANGUAGES = ["en", "fr", "es", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  fr: "Français",
  es: "Español",
  ru: "Русский",
};

export function isLanguage(word: unknown): word is Language {
  return LANGUAGES.includes(word as Language);
}

/** The first wish of the browser that we speak, else English. */
export function wanted(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const start = wish.slice(0, 2).toLowerCase();
    if (isLanguage(start)) return start;
  }
  return "en";
}

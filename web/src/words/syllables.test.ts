import { expect, test } from "vitest";
import { parted } from "./syllables";

test.each([
  ["ru", "Покровитель", "По-кро-ви-тель"],
  ["ru", "Придворный", "Прид-вор-ный"],
  ["ru", "Зальцбурге", "Зальц-бурге"],
  ["ru", "огонь", "огонь"],
  ["ru", "Ария", "Ария"],
  ["es", "Archiduque", "Archi-du-que"],
  ["es", "celebración", "ce-le-bra-ción"],
  ["fr", "Archevêque", "Arche-vê-que"],
  ["fr", "Magnifique", "Ma-gni-fi-que"],
  ["en", "Commission", "Com-mis-sion"],
  ["en", "Silence", "Silence"],
])("in %s, %s is parted as %s", (language, word, expected) => {
  expect(parted(word, language).replaceAll("\u00AD", "-")).toBe(expected);
});

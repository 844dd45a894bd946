import { expect, test } from "vitest";
import { parted, whole } from "./hyphens";

const shown = (text: string): string => parted(text).replaceAll("\u00AD", "-");

test("a long Russian word is parted between its syllables", () => {
  expect(shown("Покровитель просит музыки")).toBe("Пок-ро-ви-тель просит музыки");
  expect(shown("Весть от собрата-композитора")).toBe("Весть от собрата-ком-по-зи-то-ра");
  expect(shown("Симфония «Старая Ламбахская»")).toBe("Сим-фо-ния «Старая Лам-бах-ская»");
});

test("no part is a single letter, and nothing is parted twice", () => {
  for (const word of ["Торжественная", "Переписчик", "воскресная", "Приезжающие", "объяснение"]) {
    expect(
      shown(word)
        .split("-")
        .every((part) => part.length > 1),
    ).toBe(true);
    expect(parted(parted(word))).toBe(parted(word));
    expect(whole(parted(word))).toBe(word);
  }
});

test("other languages are left to the browser", () => {
  expect(parted("Symphonie concertante")).toBe("Symphonie concertante");
});

// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { catalogue } from "../../edition/catalogue.svelte";
import { SMALL } from "../../parts/cards/smallEdition";
import { speak } from "../../words/words.svelte";
import { sayChoice } from "./phrases";

beforeAll(() => {
  catalogue.info = { ...SMALL, numbers: { ...SMALL.numbers, counter_price: 3, counter_value: 1 } };
});

/** Amounts are kept together by spaces that do not break. */
const plain = (text: string) => sayChoice(text).replaceAll("\u00a0", " ");

describe("a choice on a button", () => {
  it.each([
    ["en", "Buy 1 Journey counter for 3 ducats", "Exchange 1 Journey counter for 1 ducat"],
    ["fr", "Acheter 1 marqueur Voyage pour 3 ducats", "Échanger 1 marqueur Voyage contre 1 ducat"],
    ["es", "Comprar 1 ficha de ruta por 3 ducados", "Intercambiar 1 ficha de ruta por 1 ducado"],
    ["ru", "Купить 1 фишку путешествия за 3 дуката", "Обменять 1 фишку путешествия на 1 дукат"],
  ] as const)("says what is exchanged, in the grammar of %s", async (language, buy, cash) => {
    await speak(language);
    expect([plain("buy journey"), plain("cash journey")]).toEqual([buy, cash]);
  });

  it("quotes titles", async () => {
    await speak("en");
    expect(plain("commission pariser")).toBe("Commission “Sinfonie Nr. 31”");
    expect(plain("story tour")).toBe("Place “Das große Königreich” in Story");
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FONT_FAMILIES } from '#platform/reports/fonts.ts';
import { losesLetters, printableText, toRuns } from '#platform/reports/printable-text.ts';

describe('texts in documents', () => {
  it.each([
    ['Conceição & Łukasz', 'Conceição & Łukasz'],
    ['Conceic\u0327a\u0303o', 'Conceição'],
    ['Иван Nguyễn', 'Иван Nguyễn'],
    ['山田 太郎 (Yamada Taro)', '[…] (Yamada Taro)'],
    ['Ana 🚀 Souza 👩🏽‍💻', 'Ana Souza'],
    ['𝗦𝗲𝗻𝗶𝗼𝗿 １０', 'Senior 10'],
    ['✓ A → B\n■ ≥ 3', '• A › B\n• >= 3'],
    ['a\u0000b\u200bc\u202ed\u00ade', 'abcde'],
    ['🚀', ''],
  ])('PRO-06 %j is drawn as %j', (text, drawn) => expect(printableText(text)).toBe(drawn));

  it('PRO-06 says when letters are left out, and not for emoji', () => {
    expect(['山田', 'مرحبا', 'Ana 🚀', 'Łukasz', '[…]'].map(losesLetters)).toEqual([true, true, false, false, false]);
  });

  it('PRO-06 every character of a run is in the font of the run', () => {
    const fonts = new Map(FONT_FAMILIES.map(({ name, characters }) => [name, characters]));
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const run of toRuns(text)) {
          const drawn = fonts.get(run.font)!;
          expect(Array.from(run.text).filter((one) => !drawn.has(one.codePointAt(0)!) && !/[\n\t]/.test(one))).toEqual(
            [],
          );
        }
      }),
    );
  });

  it('PRO-06 drawing what is drawn changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = printableText(text);
        expect(printableText(once)).toBe(once);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type NumberRules, parseNumber } from './parse-number.ts';

const pt = { decimalSign: ',', least: 0, most: 1_000_000_000 } as const;
const en = { ...pt, decimalSign: '.' } as const;
const money = { places: 2, marks: ['R$', 'BRL'] };
const hours = { places: 2, isHours: true, most: 2_000 };
const read = (text: string, rules: NumberRules) => {
  const { value, problem } = parseNumber(text, rules);
  return problem ?? value;
};

test.each([
  ['', null, null],
  ['R$', null, null],
  ['R$ 1.234,56', 1234.56, 1234.56],
  ['1,234.56', 1234.56, 1234.56],
  ['1234', 1234, 1234],
  ['1234,5 BRL', 1234.5, 1234.5],
  ['1 234,56', 1234.56, 1234.56],
  ['12,5', 12.5, 12.5],
  ['12.50', 12.5, 12.5],
  ['12,', 12, 12],
  [',5', 0.5, 0.5],
  ['0,07', 0.07, 0.07],
  ['R$ 1.234.567', 1_234_567, 1_234_567],
  ['1.234', 1234, 'places'],
  ['90,505', 'places', 90_505],
  ['0,001', 'places', 'places'],
  ['1234.567', 'places', 'places'],
  ['1.234,567', 'places', 'places'],
  ['-90', 'least', 'least'],
  ['R$ -90', 'least', 'least'],
  ['-R$ 90', 'least', 'least'],
  ['-0', 0, 0],
  ['-', 'unclear', 'unclear'],
  ['1e3', 'unclear', 'unclear'],
  ['0x10', 'unclear', 'unclear'],
  ['US$ 90', 'unclear', 'unclear'],
  ['90%', 'unclear', 'unclear'],
  ['1:30', 'unclear', 'unclear'],
  ['12.34.56', 'unclear', 'unclear'],
  ['1,23,456', 'unclear', 'unclear'],
  ['0.123.456', 'unclear', 'unclear'],
  ['1.234,56.7', 'unclear', 'unclear'],
  ['12 34', 'unclear', 'unclear'],
  ['dez', 'unclear', 'unclear'],
  ['.', 'unclear', 'unclear'],
  ['1000000000,01', 'most', 'most'],
  ['9'.repeat(400), 'most', 'most'],
])('MON-04 the amount %j is %j on a page in Portuguese and %j in English', (text, inPt, inEn) => {
  expect(read(text, { ...pt, ...money })).toBe(inPt);
  expect(read(text, { ...en, ...money })).toBe(inEn);
});

test.each([
  ['1:30', 1.5],
  ['1h30', 1.5],
  ['1 h 30', 1.5],
  ['1h30min', 1.5],
  ['45 min', 0.75],
  ['1:20', 1 + 20 / 60],
  ['1h', 1],
  ['1,5 h', 1.5],
  ['6.5', 6.5],
  ['1:75', 'unclear'],
  ['1:3', 'unclear'],
  ['-1:30', 'least'],
  ['2001', 'most'],
])('TSK-04 the hours %j are %j', (text, expected) => {
  expect(read(text, { ...pt, ...hours })).toBe(expected);
  expect(read(text, { ...en, ...hours })).toBe(expected);
});

test.each([
  ['160', 160],
  ['160,5', 'whole'],
  ['160.5', 'whole'],
  ['0', 'least'],
  ['249', 'most'],
])('MON-04 the count %j is %j', (text, expected) => {
  expect(read(text, { ...pt, places: 0, least: 1, most: 248 })).toBe(expected);
});

test.each([
  ['6,25', 6.25],
  ['1:15', 1.25],
  ['6,3', 'step'],
  ['1:20', 'step'],
])('TSK-04 the estimate %j is %j in quarters of an hour', (text, expected) => {
  expect(read(text, { ...pt, ...hours, step: 0.25 })).toBe(expected);
});

describe('GEN-04 a number is what was typed', () => {
  const cents = fc.integer({ min: 0, max: 100_000_000_000 });
  it.each(['pt-BR', 'en-US'])('an amount as written in %s is read back in either language', (locale) => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    fc.assert(
      fc.property(cents, fc.constantFrom(pt, en), (amount, language) => {
        expect(read(format.format(amount / 100), { ...language, ...money })).toBe(amount / 100);
      }),
    );
  });

  it.each([
    ['pt-BR', pt],
    ['en-US', en],
  ] as const)('a count as written in %s is read back there', (locale, language) => {
    const format = new Intl.NumberFormat(locale);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (count) => {
        expect(read(format.format(count), { ...language, places: 0 })).toBe(count);
      }),
    );
  });

  it('no typed text is a number with other digits than its own', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,-: hRe$%'.split('')), maxLength: 12 });
    fc.assert(
      fc.property(typed, fc.constantFrom(pt, en), (text, language) => {
        const value = read(text, { ...language, ...money });
        if (typeof value !== 'number') return;
        const digits = (words: string) => words.replace(/\D/g, '').replace(/^0+|0+$/g, '');
        expect(digits(String(value))).toBe(digits(text));
        expect(value).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2_000 },
    );
  });
});

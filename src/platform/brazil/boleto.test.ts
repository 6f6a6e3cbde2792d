import { getBoletoInfo, isValidBoleto } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boletoBarcode, dueFactor, formatTypeableLine, typeableLine } from './boleto.ts';

test('CHK-02 the line of a known boleto is made from what it says', () => {
  const barcode = boletoBarcode({
    bank: '033',
    dueOn: '2013-02-19',
    cents: 17_832,
    freeField: '9632964000000000012520102',
  });
  expect(formatTypeableLine(typeableLine(barcode))).toBe('03399.63290 64000.000006 00125.201020 4 56140000017832');
});

test('CHK-02 due factors count days from 1997-10-07, and from 1,000 again since 2025-02-22', () => {
  const cases: [dueOn: string, factor: string][] = [
    ['2000-07-03', '1000'],
    ['2013-02-19', '5614'],
    ['2025-02-21', '9999'],
    ['2025-02-22', '1000'],
    ['2026-11-27', '1643'],
    ['2049-10-13', '9999'],
    ['2049-10-14', '1000'],
  ];
  for (const [dueOn, factor] of cases) expect(dueFactor(dueOn), dueOn).toBe(factor);
  for (const wrong of ['2000-07-02', 'never', '']) expect(() => dueFactor(wrong), wrong).toThrow(RangeError);
});

const digits = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((all) => all.join(''));

test('CHK-02 every line is read back by others as it was meant, and one wrong digit of it is refused', () => {
  const anyDay = fc.date({
    min: new Date('2025-02-22T00:00:00Z'),
    max: new Date('2040-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(
      fc.record({
        bank: digits(3),
        dueOn: anyDay,
        cents: fc.integer({ min: 1, max: 9_999_999_999 }),
        freeField: digits(25),
      }),
      fc.nat(31),
      fc.integer({ min: 1, max: 9 }),
      ({ dueOn, ...rest }, at, by) => {
        const day = dueOn.toISOString().slice(0, 10);
        const line = typeableLine(boletoBarcode({ ...rest, dueOn: day }));
        expect(isValidBoleto(line)).toBe(true);
        const read = getBoletoInfo(line, { referenceDate: new Date('2030-01-01T00:00:00Z') })!;
        expect([read.bankCode, read.amount]).toEqual([rest.bank, rest.cents]);
        expect(read.expirationDate?.toISOString().slice(0, 10)).toBe(day);
        const wrong = line.slice(0, at) + String((Number(line[at]) + by) % 10) + line.slice(at + 1);
        expect(isValidBoleto(wrong)).toBe(false);
      },
    ),
  );
});

test('what is no boleto is refused', () => {
  const boleto = { bank: '999', dueOn: '2026-12-01', cents: 100, freeField: '0'.repeat(25) };
  for (const wrong of [{ bank: '99' }, { freeField: '0' }, { cents: 0 }, { cents: 1.5 }, { cents: 10_000_000_000 }])
    expect(() => boletoBarcode({ ...boleto, ...wrong })).toThrow(RangeError);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PIX_KEY_KINDS } from '#platform/brazil/pix-key.ts';
import { readReturn } from './read-return.ts';
import { readField, RECORD_LENGTH, writeRecord } from './record.ts';
import { type CnabPayment, writeRemittance } from './write-remittance.ts';

const payer = {
  ...{ bank: '341', agreement: '12345', branch: '1234', branchDigit: '5', account: '98765', accountDigit: '4' },
  ...{ taxId: '11222333000181', name: 'Ponte Serviços Ltda.' },
};
const about = { number: 7, day: '2026-11-28', time: '093015' };
const ana: CnabPayment = {
  ...{ number: 42, cents: 85_00, name: 'Ana Conceição', taxId: '11222333000181' },
  ...{ keyKind: 'email', key: 'ana@pix.example' },
};
const recordsOf = (text: string) => text.trimEnd().split('\r\n');

test('MON-05 a remittance has the records, sums and fields of the layout', () => {
  const bia: CnabPayment = {
    ...ana,
    number: 43,
    cents: 1_234_56,
    taxId: '52998224725',
    keyKind: 'cpf',
    key: '52998224725',
  };
  const records = recordsOf(writeRemittance(payer, [ana, bia], about));
  expect(records.map((record) => record.slice(0, 8))).toEqual([
    ...['34100000', '34100011', '34100013', '34100013', '34100013', '34100013', '34100015', '34199999'],
  ]);
  const [file, batch, first, firstKey, , secondKey, batchEnd, fileEnd] = records as [string, ...string[]];
  expect(file.slice(17, 102)).toBe(
    '21122233300018112345               0123450000000987654 PONTE SERVICOS LTDA.          ',
  );
  expect(file.slice(142, 171)).toBe('12811202609301500000710300000');
  expect(batch!.slice(8, 16)).toBe('C2045046');
  expect(first!.slice(8, 20)).toBe('00001A000009');
  expect(first!.slice(43, 134)).toBe(
    `${'ANA CONCEICAO'.padEnd(30)}0000000000000000004228112026BRL${'0'.repeat(15)}000000000008500`,
  );
  expect(firstKey!.slice(8, 32)).toBe('00002B02 211222333000181');
  expect(readField(firstKey!, 128, 99)).toBe('ana@pix.example');
  expect(secondKey!.slice(13, 32)).toBe('B03 100052998224725');
  expect(batchEnd!.slice(17, 41)).toBe('000006000000000000131956');
  expect(fileEnd!.slice(17, 35)).toBe('000001000008000000');
});

test('MON-05 each record has 240 plain characters, whatever people are named', () => {
  const payment = fc.record({
    number: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    cents: fc.integer({ min: 1, max: 1_000_000_000_00 }),
    name: fc.string({ unit: 'grapheme', maxLength: 90 }),
    taxId: fc.constantFrom('', '52998224725', '11222333000181'),
    keyKind: fc.constantFrom(...PIX_KEY_KINDS),
    key: fc.string({ maxLength: 77 }),
  });
  fc.assert(
    fc.property(fc.array(payment, { minLength: 1, maxLength: 5 }), (payments) => {
      const text = writeRemittance(payer, payments, about);
      expect(text).toMatch(/^[\u0020-\u007E\r\n]*$/);
      const records = text.split('\r\n');
      expect(records.pop()).toBe('');
      expect(records).toHaveLength(payments.length * 2 + 4);
      expect(new Set(records.map(({ length }) => length))).toEqual(new Set([RECORD_LENGTH]));
      const returned = `${text.slice(0, 142)}2${text.slice(143)}`;
      expect(readReturn(returned, payer)!.reports.map(({ number, cents }) => ({ number, cents }))).toEqual(
        payments.map(({ number, cents }) => ({ number, cents })),
      );
    }),
  );
});

test('a number that does not fit is refused, not cut', () => {
  expect(() => writeRecord([[1, 3, 1000]])).toThrow(RangeError);
  expect(() => writeRecord([[1, 3, -1]])).toThrow(RangeError);
  expect(() => writeRecord([[1, 3, 1.5]])).toThrow(RangeError);
});

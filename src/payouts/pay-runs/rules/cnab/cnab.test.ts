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
      expect(asReturned(text).map(({ number, cents }) => ({ number, cents }))).toEqual(
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

/** A remittance as the bank would return it, with codes on each payment, or on header or trailer of their batch. */
function asReturned(text: string, codes = '00', batch: { type?: '1' | '5'; codes?: string } = {}) {
  const say = (record: string, said: string) => record.slice(0, 230) + said.padEnd(10);
  const records = text
    .split('\r\n')
    .map((record, index) => (index === 0 ? `${record.slice(0, 142)}2${record.slice(143)}` : record))
    .map((record) => (record.charAt(13) === 'A' ? say(record, codes) : record))
    .map((record) => (record.charAt(7) === batch.type ? say(record, batch.codes ?? '') : record));
  return readReturn(records.join('\r\n'))!.reports;
}

test.each([
  ['00', { state: 'paid' }],
  ['BD', null],
  ['BDBE', null],
  ['', null],
  ['BD00', { state: 'paid' }],
  ['PJ', { state: 'failed', reason: 'keyNotFound' }],
  ['PF', { state: 'failed', reason: 'keyOfAnother' }],
  ['PC', { state: 'failed', reason: 'accountClosed' }],
  ['01', { state: 'failed', reason: 'refused' }],
  ['ZZ', { state: 'failed', reason: 'refused' }],
])('MON-05 the occurrence %s of a return is %o', (codes, outcome) => {
  expect(asReturned(writeRemittance(payer, [ana], about), codes)).toEqual([
    { number: 42, cents: 85_00, paidOn: null, outcome },
  ]);
});

test.each([
  ['30122026', '2026-12-30'],
  ['29022028', '2028-02-29'],
  ['00000000', null],
  ['        ', null],
  ['29022027', null],
  ['31042026', null],
  ['20261230', null],
  ['3O122026', null],
])('MON-05 a return that says %s of a payment says the day %s', (said, paidOn) => {
  const text = writeRemittance(payer, [ana], about)
    .split('\r\n')
    .map((record) => (record.charAt(13) === 'A' ? record.slice(0, 154) + said + record.slice(162) : record))
    .join('\r\n');
  expect(asReturned(text)).toMatchObject([{ number: 42, cents: 85_00, paidOn }]);
});

test.each([
  ['in its header', '', { type: '1', codes: 'HC' }, { state: 'failed', reason: 'refused' }],
  ['in its trailer', '', { type: '5', codes: 'HF' }, { state: 'failed', reason: 'refused' }],
  ['in its header, but pays one', '00', { type: '1', codes: 'HC' }, { state: 'paid' }],
  ['nowhere', '', { type: '1', codes: 'BD' }, null],
] as const)('MON-05 a batch that the bank refused %s never reads as on its way', (_, codes, batch, outcome) => {
  expect(asReturned(writeRemittance(payer, [ana], about), codes, batch)).toEqual([
    { number: 42, cents: 85_00, paidOn: null, outcome },
  ]);
});

test.each([
  ['nothing', ''],
  ['a text', 'hello'],
  ['a remittance', writeRemittance(payer, [ana], about)],
  ['a file that is cut', `${'3'.repeat(142)}2${'3'.repeat(96)}`],
])('MON-05 %s is no return', (_, text) => {
  expect(readReturn(text)).toBeNull();
});

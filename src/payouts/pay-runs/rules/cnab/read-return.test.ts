import { expect, test } from 'vitest';
import { decodeReturn, readReturn } from './read-return.ts';
import { type CnabPayment, writeRemittance } from './write-remittance.ts';

const payer = {
  ...{ bank: '341', agreement: '12345', branch: '1234', branchDigit: '5', account: '98765', accountDigit: '4' },
  ...{ taxId: '11222333000181', name: 'Ponte Serviços Ltda.' },
};
const ana: CnabPayment = {
  ...{ number: 42, cents: 85_00, name: 'Ana Conceição', taxId: '11222333000181' },
  ...{ keyKind: 'email', key: 'ana@pix.example' },
};
const bia: CnabPayment = { ...ana, number: 43, cents: 10_00 };
const remittance = (payments = [ana]) =>
  writeRemittance(payer, payments, { number: 7, day: '2026-11-28', time: '093015' });

/** The text with another value at a position of all records that a test picks. */
function put(text: string, isMeant: (record: string) => boolean, position: number, value: string): string {
  const written = (record: string) => record.slice(0, position - 1) + value + record.slice(position - 1 + value.length);
  return text
    .split('\r\n')
    .map((record) => (isMeant(record) ? written(record) : record))
    .join('\r\n');
}
const isPayment = (record: string) => record.charAt(13) === 'A';
const isFirst = (record: string) => isPayment(record) && record.slice(8, 13) === '00001';
const isBatch = (type: string) => (record: string) => record.charAt(7) === type;
const isHeader = isBatch('0');

/** What the bank gives back, with occurrences on each payment. */
const returned = (codes = '00', payments = [ana]) =>
  put(put(remittance(payments), isHeader, 143, '2'), isPayment, 231, codes.padEnd(10));
const read = (text: string) => readReturn(text, payer)!;
const paid = { state: 'paid' };
const refused = { state: 'refused', reason: 'refused' };

test('MON-05 a return says number, amount and word of each payment, and where it stands', () => {
  expect(read(returned('BD00', [ana, bia]))).toEqual({
    isOurs: true,
    reports: [
      { line: 3, document: '00000000000000000042', number: 42, cents: 85_00, paidOn: null, codes: 'BD00', word: paid },
      { line: 5, document: '00000000000000000043', number: 43, cents: 10_00, paidOn: null, codes: 'BD00', word: paid },
    ],
  });
});

test('MON-05 the word that a payment was sent back is no word that it was paid', () => {
  const { reports } = read(put(returned('00'), isPayment, 15, '3'));
  expect(reports).toMatchObject([{ word: { state: 'refused', reason: 'returnedByBank' } }]);
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
  expect(read(put(returned(), isPayment, 155, said)).reports).toMatchObject([{ number: 42, cents: 85_00, paidOn }]);
});

test.each([
  ['in its header', '', '1', 'HC', refused],
  ['in its trailer', '', '5', 'HF', refused],
  ['in its header, but pays one', '00', '1', 'HC', paid],
  ['in its header, but says of one what we do not know', 'ZZ', '1', 'HC', { state: 'unclear' }],
  ['nowhere', '', '1', 'BD', null],
  ['in words that we do not know', '', '1', 'ZZ', null],
])('MON-05 a batch that the bank refused %s never reads as on its way', (_, codes, type, said, word) => {
  expect(read(put(returned(codes), isBatch(type), 231, said)).reports).toMatchObject([{ word }]);
});

test.each([
  ['of another system', 'NF-1234/26'.padEnd(20)],
  ['of twenty digits', '12345678901234567890'],
  ['that is empty', ' '.repeat(20)],
])('MON-05 a payment with a number %s is listed, and the rest is read', (_, document) => {
  const { reports } = read(put(returned('00', [ana, bia]), isFirst, 74, document));
  expect(reports).toMatchObject([{ number: null, document: document.trim() }, { number: 43 }]);
});

test('MON-05 a line that is too long and an amount that is none are listed, and the rest is read', () => {
  const text = returned('00', [ana, bia]);
  const longer = put(text, isFirst, 241, 'X');
  expect(read(longer).reports).toMatchObject([{ number: null }, { number: 43 }]);
  const worded = put(text, isFirst, 120, 'R$ 85,00'.padEnd(15));
  expect(read(worded).reports).toMatchObject([
    { number: 42, cents: null },
    { number: 43, cents: 10_00 },
  ]);
});

test.each([
  ['lines without the spaces at their ends', (text: string) => text.replace(/ +(?=\r\n)/g, '')],
  ['more spaces at the ends of lines', (text: string) => text.replaceAll('\r\n', '  \r\n')],
  ['line ends of CR alone', (text: string) => text.replaceAll('\r\n', '\r')],
  ['line ends of LF alone', (text: string) => text.replaceAll('\r\n', '\n')],
  ['empty lines at its end', (text: string) => `${text}\r\n   \r\n`],
  ['the old mark of the end of a file', (text: string) => `${text}\u001A`],
])('MON-05 a return with %s is read', (_, change) => {
  expect(read(change(returned('00', [ana, bia])))).toEqual(read(returned('00', [ana, bia])));
});

const accented = put(returned('00'), isPayment, 44, 'ANA CONCEIÇÃO');
test.each([
  ['UTF-8', Buffer.from(accented)],
  ['UTF-8 with a mark at its start', Buffer.from(`\uFEFF${accented}`)],
  ['the letters of Windows', Buffer.from(accented, 'latin1')],
])('MON-05 a return in %s is read', (_, bytes) => {
  expect(decodeReturn(bytes)).toBe(accented);
  expect(read(decodeReturn(bytes))).toMatchObject({
    isOurs: true,
    reports: [{ number: 42, cents: 85_00, word: paid }],
  });
});

test.each([
  ['ours', 33, '12345', true],
  ['with zeros before the agreement', 33, '00012345', true],
  ['without an agreement', 33, '     ', true],
  ['of another agreement', 33, '54321', false],
  ['of another company', 19, '45997418000153', false],
  ['of another branch', 53, '04321', false],
  ['of another account', 59, '000000098766', false],
  ['of another check digit', 71, '5', false],
  ['of no account', 59, '000000000000', false],
  ['of another bank', 1, '001', false],
])('MON-05 a return %s is ours: %4$s', (_, position, value, isOurs) => {
  expect(read(put(returned(), isHeader, position, value)).isOurs).toBe(isOurs);
});

test('MON-05 what is paid from another account in the same file is none of ours', () => {
  const { isOurs, reports } = read(put(returned(), isBatch('1'), 59, '000000011111'));
  expect([isOurs, reports]).toMatchObject([true, [{ number: null }]]);
});

test.each([
  ['nothing', ''],
  ['a text', 'hello'],
  ['a remittance', remittance()],
  ['a file without its end', returned().split('\r\n').slice(0, -2).join('\r\n')],
  ['a file of longer lines', put(returned(), isHeader, 241, 'X')],
  ['a file that is cut', `${'3'.repeat(142)}2${'3'.repeat(96)}`],
])('MON-05 %s is no return', (_, text) => {
  expect(readReturn(text, payer)).toBeNull();
});

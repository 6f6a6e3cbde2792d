import type { PixKeyKind } from '#platform/brazil/pix-key.ts';
import { bankName, bareIdentifier, type Field, LINE_END, padIdentifier, writeRecord } from './record.ts';

export interface CnabPayer {
  /** Three digits. */
  bank: string;
  /** The agreement by which the bank pays from files. */
  agreement: string;
  branch: string;
  branchDigit: string;
  account: string;
  accountDigit: string;
  /** CNPJ, 14 digits. */
  taxId: string;
  name: string;
}

export interface CnabPayment {
  /** Our number of it, by which the return names it; whole, above zero. */
  number: number;
  cents: number;
  name: string;
  /** CPF or CNPJ; empty: unknown. */
  taxId: string;
  keyKind: PixKeyKind;
  key: string;
}

/** A layout counts files with six digits. */
export const MAXIMUM_FILE_NUMBER = 999_999;
/** Five digits count the records of a batch; each payment has two. */
export const MAXIMUM_PAYMENTS = 20_000;

const FILE_LAYOUT = 103;
const BATCH_LAYOUT = 46;
const PAYMENTS_OF_SUPPLIERS = 20;
const PIX_TRANSFER = 45;
/** The instant payment system, as clearing house. */
const INSTANT = 9;
const keyForms: Record<PixKeyKind, string> = { phone: '01', email: '02', cpf: '03', cnpj: '03', random: '04' };

/**
 * A remittance of PIX payments by key, after the layout of FEBRABAN for CNAB 240 (payments, file 10.3, batch 046, segments A and B).
 * `day`: the local date YYYY-MM-DD on which it is to be paid; `time`: HHMMSS at which the file was made.
 */
export function writeRemittance(
  payer: CnabPayer,
  payments: readonly CnabPayment[],
  { number, day, time }: { number: number; day: string; time: string },
): string {
  const date = dateOf(day);
  const whole = payments.reduce((sum, { cents }) => sum + cents, 0);
  const details = payments.flatMap((payment, index) => [
    segmentA(payer, payment, index * 2 + 1, date),
    segmentB(payer, payment, index * 2 + 2),
  ]);
  const batchRecords = details.length + 2;
  const records = [
    fileHeader(payer, { number, date, time }),
    batchHeader(payer),
    ...details,
    writeRecord([...control(payer, 1, 5), [18, 6, batchRecords], [24, 18, whole], [42, 18, 0], [60, 6, 0]]),
    writeRecord([
      [1, 3, payer.bank],
      [4, 4, '9999'],
      [8, 1, '9'],
      [18, 6, 1],
      [24, 6, batchRecords + 2],
      [30, 6, 0],
    ]),
  ];
  return records.map((record) => record + LINE_END).join('');
}

const dateOf = (day: string) => day.split('-').toReversed().join('');

const control = ({ bank }: CnabPayer, batch: number, type: number): Field[] => [
  [1, 3, bank],
  [4, 4, batch],
  [8, 1, type],
];

const payerFields = (payer: CnabPayer): Field[] => [
  [18, 1, '2'],
  [19, 14, padIdentifier(payer.taxId, 14)],
  [33, 20, payer.agreement],
  [53, 5, padIdentifier(payer.branch, 5)],
  [58, 1, payer.branchDigit],
  [59, 12, padIdentifier(payer.account, 12)],
  [71, 1, payer.accountDigit],
  [73, 30, bankName(payer.name)],
];

function fileHeader(payer: CnabPayer, { number, date, time }: { number: number; date: string; time: string }): string {
  return writeRecord([
    ...control(payer, 0, 0),
    ...payerFields(payer),
    [143, 1, '1'],
    [144, 8, date],
    [152, 6, time],
    [158, 6, number],
    [164, 3, FILE_LAYOUT],
    [167, 5, 0],
  ]);
}

function batchHeader(payer: CnabPayer): string {
  return writeRecord([
    ...control(payer, 1, 1),
    [9, 1, 'C'],
    [10, 2, PAYMENTS_OF_SUPPLIERS],
    [12, 2, PIX_TRANSFER],
    [14, 3, BATCH_LAYOUT],
    ...payerFields(payer),
    [223, 2, '01'],
  ]);
}

function segmentA(payer: CnabPayer, { number, cents, name }: CnabPayment, sequence: number, date: string): string {
  return writeRecord([
    ...control(payer, 1, 3),
    [9, 5, sequence],
    [14, 1, 'A'],
    [15, 1, 0],
    [16, 2, 0],
    [18, 3, INSTANT],
    [21, 3, 0],
    [24, 5, 0],
    [30, 12, 0],
    [44, 30, bankName(name)],
    [74, 20, number],
    [94, 8, date],
    [102, 3, 'BRL'],
    [105, 15, 0],
    [120, 15, cents],
    [155, 8, 0],
    [163, 15, 0],
    [230, 1, 0],
  ]);
}

function segmentB(payer: CnabPayer, { taxId, keyKind, key }: CnabPayment, sequence: number): string {
  const bare = bareIdentifier(taxId);
  return writeRecord([
    ...control(payer, 1, 3),
    [9, 5, sequence],
    [14, 1, 'B'],
    [15, 3, keyForms[keyKind]],
    [18, 1, bare.length === 14 ? '2' : bare.length === 11 ? '1' : '0'],
    [19, 14, padIdentifier(bare, 14)],
    [128, 99, key],
  ]);
}

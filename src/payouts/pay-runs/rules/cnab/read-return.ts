import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import { dateIn } from '#platform/calendar/time-zones.ts';
import { readOccurrences, type Word } from './occurrences.ts';
import { bareIdentifier, RECORD_LENGTH, readField } from './record.ts';
import type { CnabPayer } from './write-remittance.ts';

export interface CnabReport {
  /** Its line of the file, counted from 1. */
  line: number;
  /** The number of the payment as the file has it. */
  document: string;
  /** Our number of the payment; null: it is none of ours. */
  number: number | null;
  /** Null: the file has no amount that we can read. */
  cents: number | null;
  /** The local day on which it left the account, `YYYY-MM-DD`; null: the bank does not say, or says no day. */
  paidOn: string | null;
  /** The occurrences as the bank wrote them. */
  codes: string;
  /** Null: the bank took it and has not paid yet. */
  word: Word | null;
}

export interface CnabReturn {
  /** It is about the account and the agreement by which we pay. */
  isOurs: boolean;
  reports: CnabReport[];
}

interface Line {
  line: number;
  record: string;
}

interface Batch {
  isOurs: boolean;
  refusal: Word | null;
  reports: CnabReport[];
}

const RETURN = '2';
const REVERSAL = '3';

/** The text of a return, which banks write in the plain letters of Windows and programs save as UTF-8, with or without a mark at its start. */
export function decodeReturn(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Reads the return of a remittance: what the bank says of each payment in its segments A. Lines may have lost the spaces at their ends, and end as
 * any system ends them. Null: the text is no return file of CNAB 240.
 */
export function readReturn(text: string, payer: CnabPayer): CnabReturn | null {
  const lines = text
    .replaceAll('\u001A', '')
    .split(/\r\n|\r|\n/)
    .map((record, index): Line => ({ line: index + 1, record: record.trimEnd().padEnd(RECORD_LENGTH) }))
    .filter(({ record }) => record.trim() !== '');
  const header = lines[0]?.record;
  if (header?.length !== RECORD_LENGTH) return null;
  const isReturn = readField(header, 8, 1) === '0' && readField(header, 143, 1) === RETURN;
  if (!isReturn || lines.at(-1)!.record.charAt(7) !== '9') return null;
  const reports = readBatches(lines, payer).flatMap((batch) =>
    batch.reports.map((report) => ({
      ...report,
      number: batch.isOurs ? report.number : null,
      word: report.word ?? batch.refusal,
    })),
  );
  return { isOurs: bareNumber(header, 59, 12) !== '' && isOfPayer(header, payer), reports };
}

/** A bank that takes none of a batch says so in its header alone, or in its trailer, and leaves the payments in it without a word. */
function readBatches(lines: readonly Line[], payer: CnabPayer): Batch[] {
  const batches: Batch[] = [{ isOurs: true, refusal: null, reports: [] }];
  for (const { line, record } of lines) {
    const type = record.charAt(7);
    if (type === '1') batches.push({ isOurs: isOfPayer(record, payer), refusal: null, reports: [] });
    const batch = batches.at(-1)!;
    if (type === '3' && record.charAt(13) === 'A') batch.reports.push(readPayment(line, record));
    if (type !== '1' && type !== '5') continue;
    const word = readOccurrences(codesOf(record));
    if (word?.state === 'refused') batch.refusal = word;
  }
  return batches;
}

/** Headers of files and batches name the account at the same places. What a bank leaves empty there says nothing against us. */
function isOfPayer(header: string, payer: CnabPayer): boolean {
  const fields = [
    [19, 14, payer.taxId],
    [33, 20, payer.agreement],
    [53, 5, payer.branch],
    [59, 12, payer.account],
    [71, 1, payer.accountDigit],
  ] as const;
  return (
    readField(header, 1, 3) === payer.bank &&
    fields.every(([position, length, ours]) => ['', withoutZeros(ours)].includes(bareNumber(header, position, length)))
  );
}

const bareNumber = (record: string, position: number, length: number) =>
  withoutZeros(readField(record, position, length));
const withoutZeros = (text: string) => bareIdentifier(text).replace(/^0+/, '');

function readPayment(line: number, record: string): CnabReport {
  const document = readField(record, 74, 20);
  const codes = codesOf(record);
  const word = readOccurrences(codes);
  const isReversed = readField(record, 15, 1) === REVERSAL && word?.state === 'paid';
  return {
    ...{ line, document, codes: codes.trim() },
    // A line that is too long has its fields at other places than we read them.
    number: record.length === RECORD_LENGTH ? wholeOf(document) : null,
    cents: wholeOf(readField(record, 120, 15)),
    paidOn: dayOf(readField(record, 155, 8)),
    word: isReversed ? { state: 'refused', reason: 'returnedByBank' } : word,
  };
}

const codesOf = (record: string) => record.slice(230, RECORD_LENGTH);

/** A whole number that is not too large to be one of ours; anything else: null. */
function wholeOf(digits: string): number | null {
  const whole = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  return Number.isSafeInteger(whole) ? whole : null;
}

/** A day as the layout writes it, DDMMYYYY; zeros and what is no day of the calendar: null. */
function dayOf(digits: string): string | null {
  if (!/^\d{8}$/.test(digits)) return null;
  const day = `${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`;
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : null;
}

interface Reading {
  /** When the file with the payment was made. */
  remittedAt: Date;
  /** When the return was read. */
  readAt: Date;
}

/**
 * When a payment left the account, by the day `YYYY-MM-DD` that the bank says: the middle of that day, within what is possible. A return is often
 * read days later, and what was paid in December belongs to that year. Without a day, or with one before the file or after the reading, it is
 * when it was read.
 */
export function paidMoment(day: string | null, { remittedAt, readAt }: Reading): Date {
  const isPlausible =
    day !== null && day >= dateIn(HOME_TIME_ZONE, remittedAt) && day <= dateIn(HOME_TIME_ZONE, readAt);
  if (!isPlausible) return readAt;
  const noon = Date.parse(`${day}T15:00:00Z`);
  return new Date(Math.min(Math.max(noon, remittedAt.getTime()), readAt.getTime()));
}

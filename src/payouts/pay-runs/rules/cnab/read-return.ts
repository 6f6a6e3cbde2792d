import type { FailureReason } from '#payouts/pay-runs/rules/payment-states.ts';
import { RECORD_LENGTH, readField } from './record.ts';

export interface CnabReport {
  /** Our number of the payment. */
  number: number;
  cents: number;
  /** The local day on which it left the account, `YYYY-MM-DD`; null: the bank does not say, or says no day. */
  paidOn: string | null;
  /** Null: the bank took it and has not paid yet. */
  outcome: { state: 'paid' } | { state: 'failed'; reason: FailureReason } | null;
}

export interface CnabReturn {
  bank: string;
  taxId: string;
  reports: CnabReport[];
}

const RETURN = '2';
const PAID = '00';
/** The bank wrote the payment down, or a change of it, and pays it on its day. */
const taken = new Set(['BD', 'BE']);
/** The table of occurrences (G059) where it says what is wrong with a key or an account; anything else is a refusal. */
const reasonOf: Record<string, FailureReason> = {
  PC: 'accountClosed',
  PF: 'keyOfAnother',
  PG: 'keyOfAnother',
  PJ: 'keyNotFound',
  PM: 'keyNotFound',
  PN: 'keyNotFound',
};

/**
 * Reads the return of a remittance: what the bank says of each payment in its segments A. Null: the text is no return file of CNAB 240.
 */
export function readReturn(text: string): CnabReturn | null {
  const records = text.split(/\r?\n/).filter((record) => record.trim() !== '' && record !== '\u001A');
  const [header] = records;
  if (header === undefined || records.some(({ length }) => length !== RECORD_LENGTH)) return null;
  const isReturn = readField(header, 8, 1) === '0' && readField(header, 143, 1) === RETURN;
  if (!isReturn || records.at(-1)!.charAt(7) !== '9') return null;
  const reports = readDetails(records);
  if (reports.some(({ number, cents }) => !Number.isSafeInteger(number) || !Number.isSafeInteger(cents))) return null;
  return { bank: readField(header, 1, 3), taxId: readField(header, 19, 14), reports };
}

/** A bank that takes none of a batch says so in its header alone, or in its trailer, and leaves the payments in it without a word. */
function readDetails(records: readonly string[]): CnabReport[] {
  const refusals = new Map<string, CnabReport['outcome']>();
  for (const record of records) {
    const isOfBatch = ['1', '5'].includes(record.charAt(7));
    const outcome = isOfBatch ? outcomeOf(readField(record, 231, 10)) : null;
    if (outcome?.state === 'failed') refusals.set(readField(record, 4, 4), outcome);
  }
  return records
    .filter((record) => record.charAt(7) === '3' && record.charAt(13) === 'A')
    .map((record) => {
      const report = readDetail(record);
      return { ...report, outcome: report.outcome ?? refusals.get(readField(record, 4, 4)) ?? null };
    });
}

function readDetail(record: string): CnabReport {
  return {
    number: wholeOf(readField(record, 74, 20)),
    cents: wholeOf(readField(record, 120, 15)),
    paidOn: dayOf(readField(record, 155, 8)),
    outcome: outcomeOf(readField(record, 231, 10)),
  };
}

const wholeOf = (digits: string) => (/^\d+$/.test(digits) ? Number(digits) : Number.NaN);

/** A day as the layout writes it, DDMMYYYY; zeros and what is no day of the calendar: null. */
function dayOf(digits: string): string | null {
  if (!/^\d{8}$/.test(digits)) return null;
  const day = `${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}`;
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : null;
}

/** Up to five codes of two letters; without one the bank says nothing yet. */
function outcomeOf(text: string): CnabReport['outcome'] {
  const codes: readonly string[] = text.match(/../g) ?? [];
  if (codes.length === 0) return null;
  if (codes.includes(PAID)) return { state: 'paid' };
  const refusal = codes.find((code) => !taken.has(code));
  return refusal === undefined ? null : { state: 'failed', reason: reasonOf[refusal] ?? 'refused' };
}

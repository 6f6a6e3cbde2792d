import type { Currency } from '#platform/money/currencies.ts';
import { type Account, accountKey } from './accounts.ts';

export const transactionTypes = [
  'topUp',
  'allocation',
  'reservation',
  'release',
  'work',
  'payOut',
  'withholding',
  'taxPayment',
  'purchase',
  'penalty',
  'refund',
  'chargeback',
  'counterEntry',
  'settlement',
  'accountClosure',
] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** The record that a transaction follows from. */
export const causeKinds = [
  'order',
  'project',
  'hire',
  'payRun',
  'payment',
  'taxPayment',
  'plan',
  'transaction',
  'space',
  'difference',
] as const;
export type CauseKind = (typeof causeKinds)[number];

/** `cents`: what the account gains; negative, what it loses. */
export interface PostingLine {
  account: Account;
  cents: number;
}

export interface Posting {
  /** One for each event of the business, for good: `order:ID:settled`. */
  key: string;
  type: TransactionType;
  currency: Currency;
  cause: { kind: CauseKind; id: string };
  /** Null: it followed by itself. */
  actorId: string | null;
  /** Minutes of the work that it pays. */
  minutes?: number;
  lines: readonly PostingLine[];
}

/** Both ends of the range in which whole numbers are exact, with room for sums of many lines. */
export const MAXIMUM_LINE_CENTS = 1_000_000_000_000_00;
const MAXIMUM_LINES = 1000;
const MAXIMUM_KEY_LENGTH = 200;

type PostingFault = 'noKey' | 'tooFewLines' | 'tooManyLines' | 'amount' | 'twice' | 'unbalanced';

/** Why a posting cannot stand, or null: lines are whole, not zero, each of another account, and add up to nothing. */
export function findPostingFault({ key, currency, lines }: Posting): PostingFault | null {
  if (key.trim() === '' || key.length > MAXIMUM_KEY_LENGTH) return 'noKey';
  if (lines.length < 2) return 'tooFewLines';
  if (lines.length > MAXIMUM_LINES) return 'tooManyLines';
  const isAmount = (cents: number) =>
    Number.isSafeInteger(cents) && cents !== 0 && Math.abs(cents) <= MAXIMUM_LINE_CENTS;
  if (!lines.every(({ cents }) => isAmount(cents))) return 'amount';
  if (new Set(lines.map(({ account }) => accountKey(account, currency))).size < lines.length) return 'twice';
  return lines.reduce((sum, { cents }) => sum + cents, 0) === 0 ? null : 'unbalanced';
}

/** What makes two postings the same, as one text: everything but who did it. */
export function contentOf({ type, currency, cause, minutes, lines }: Posting): string {
  const moved = lines.map(({ account, cents }) => `${accountKey(account, currency)}=${cents}`).toSorted();
  return [type, currency, cause.kind, cause.id, minutes ?? '', ...moved].join('\n');
}

/** Open until what the outside says is known; then posted or void as a whole, for good. */
export const reservationStates = ['open', 'posted', 'void'] as const;
export type ReservationState = (typeof reservationStates)[number];

/** What was reserved, account by account, as lines that take it from there and into the company's reserved account. */
export function reservingLines(workspaceId: string, taken: readonly PostingLine[]): PostingLine[] {
  const total = taken.reduce((sum, { cents }) => sum + cents, 0);
  return [
    ...taken.map(({ account, cents }) => ({ account, cents: -cents })),
    { account: { kind: 'reserved', workspaceId }, cents: total },
  ];
}

export function inverseOf(lines: readonly PostingLine[]): PostingLine[] {
  return lines.map(({ account, cents }) => ({ account, cents: -cents }));
}

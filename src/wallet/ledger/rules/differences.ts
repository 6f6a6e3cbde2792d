import { currencies, type Currency } from '#platform/money/currencies.ts';
import { type Account, platformKinds } from './accounts.ts';

export const ledgerKinds = ['unbalanced', 'balance', 'reserved', 'incomplete', 'changedDay', 'unguarded'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** What it can find between the lists of the providers and ours, each read for some weeks only. */
export const listKinds = ['provider', 'refundProvider', 'foreignRefund', 'disputeProvider', 'payoutProvider'] as const;

/** What it can find between the ledger and the orders; of a silent provider nothing could be compared. */
const orderKinds = [
  'uncredited',
  'unpaidCredit',
  'servicePayment',
  'refund',
  'chargeback',
  'heldReport',
  'silentProvider',
] as const;

/** What can differ between the ledger, the payments to people and their hours. */
const payoutKinds = ['payout', 'debit', 'covered'] as const;

export const differenceKinds = [...ledgerKinds, ...orderKinds, ...payoutKinds, ...listKinds] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/**
 * `about`: the currency, account, transaction, order, day or guard; `cents`: by how much it is off, where that can be said; `currency`: of
 * these cents, and of what it is about; reais where that has none.
 */
export interface LedgerDifference extends Concerned {
  kind: DifferenceKind;
  about: string;
  cents: number | null;
  currency: Currency;
}

interface Concerned {
  workspaceId?: string | null;
  memberId?: string | null;
}

/** What waits until a difference is explained: all that leaves, payments to people, those to one person, refunds of one company, or nothing. */
export const differenceScopes = ['all', 'payouts', 'person', 'workspace', 'nobody'] as const;
export type DifferenceScope = (typeof differenceScopes)[number];

/** What a difference stops. A refund that somebody made at the provider is mended by the same refund here, so it stops none. */
export function scopeOf({ kind, workspaceId, memberId }: LedgerDifference): DifferenceScope {
  if (ledgerKinds.some((one) => one === kind)) return 'all';
  if (memberId) return 'person';
  if (kind === 'payoutProvider') return 'payouts';
  return workspaceId && kind !== 'foreignRefund' ? 'workspace' : 'nobody';
}

/** Between which accounts a difference may be put right; what is set aside is the sum of its reservations, so it is none of them. */
export function accountsOf({ workspaceId, memberId }: Concerned): Account[] {
  return [
    ...(workspaceId
      ? ([
          { kind: 'available', workspaceId },
          { kind: 'debt', workspaceId },
        ] as const)
      : []),
    ...(memberId ? ([{ kind: 'professional', memberId }] as const) : []),
    ...platformKinds.map((kind) => ({ kind })),
  ];
}

export const EXPLANATION_LENGTH = 500;

/** An amount that a provider named; in a currency that nobody holds credits in, only that it is off can be said. */
export function amountOf(cents: number, code: string): Pick<LedgerDifference, 'cents' | 'currency'> {
  const currency = currencies.find((one) => one === code);
  return currency === undefined ? { cents: null, currency: 'BRL' } : { cents, currency };
}

export interface Booked extends Concerned {
  /** By which both sides name it. */
  key: string;
  about: string;
  cents: number;
  currency: Currency;
  /** The provider has to list it by now. */
  isDue: boolean;
}

export interface Listed extends Concerned {
  key: string;
  cents: number;
  currency: string;
}

/** Where both sides differ, whichever of them has it: what the provider lists otherwise than booked, and what is booked and not listed. */
export function compareLists(
  kind: DifferenceKind,
  { ours, theirs }: { ours: readonly Booked[]; theirs: readonly Listed[] },
): LedgerDifference[] {
  const booked = new Map(ours.map((one) => [one.key, one]));
  const listed = new Map(theirs.map((one) => [one.key, one]));
  const unbooked = [...listed.values()].flatMap((one): LedgerDifference[] => {
    const own = booked.get(one.key);
    const off = (own?.currency === one.currency ? own.cents : 0) - one.cents;
    return off === 0
      ? []
      : [{ kind, about: own?.about ?? one.key, ...amountOf(off, one.currency), ...whose(own ?? one) }];
  });
  const unlisted = ours.flatMap((own): LedgerDifference[] =>
    own.cents === 0 || !own.isDue || listed.has(own.key)
      ? []
      : [{ kind, about: own.about, cents: own.cents, currency: own.currency, ...whose(own) }],
  );
  return [...unbooked, ...unlisted];
}

const whose = ({ workspaceId = null, memberId = null }: Concerned) => ({ workspaceId, memberId });

import type { Currency } from '#platform/money/currencies.ts';

/**
 * Where money of the ledger stands. A company's: what is free, what is set aside for a project, what is reserved for a payment that is
 * on its way, and what the company owes after a chargeback. A professional's: what is owed to the person. The platform's own: service
 * fees, penalties, taxes that were withheld and are owed to the state; and money, which is negative, so that all accounts together are zero: at
 * the payment provider (`clearing`), in the bank account from which people are paid, and what the provider kept of it.
 */
export const accountKinds = [
  'available',
  'allocated',
  'reserved',
  'debt',
  'professional',
  'fee',
  'penalty',
  'withheldTax',
  'clearing',
  'bank',
  'providerFee',
] as const;
export type AccountKind = (typeof accountKinds)[number];

/** Their balance is the sum of the lines; a row that every posting changes would make all wait for each other. */
export const platformKinds = [
  'clearing',
  'bank',
  'providerFee',
  'fee',
  'penalty',
  'withheldTax',
] as const satisfies readonly AccountKind[];

export type PlatformKind = (typeof platformKinds)[number];

/** What stands in an account of the platform. */
export interface PlatformBalance {
  kind: PlatformKind;
  currency: Currency;
  cents: number;
}

export type Account =
  | { kind: 'available' | 'reserved' | 'debt'; workspaceId: string }
  | { kind: 'allocated'; workspaceId: string; projectId: string }
  | { kind: 'professional'; memberId: string }
  | { kind: PlatformKind };

/** Names an account once for all: its kind, its currency and whose it is. */
export function accountKey(account: Account, currency: Currency): string {
  return [account.kind, currency, ...ownersOf(account)].join(':');
}

function ownersOf(account: Account): string[] {
  switch (account.kind) {
    case 'available':
    case 'reserved':
    case 'debt':
      return [account.workspaceId];
    case 'allocated':
      return [account.workspaceId, account.projectId];
    case 'professional':
      return [account.memberId];
    default:
      return [];
  }
}

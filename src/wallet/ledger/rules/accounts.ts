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

/** Whose an account is; null: it has no such owner. */
export function ownersOf(account: Account) {
  return {
    workspaceId: 'workspaceId' in account ? account.workspaceId : null,
    projectId: 'projectId' in account ? account.projectId : null,
    memberId: 'memberId' in account ? account.memberId : null,
  };
}

/** Names an account once for all: its kind, its currency and whose it is. */
export function accountKey(account: Account, currency: Currency): string {
  const owners = Object.values(ownersOf(account)).filter((owner) => owner !== null);
  return [account.kind, currency, ...owners].join(':');
}

import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { KindBalances } from '#wallet/statements/server/read-balance-at.ts';

const parts = ['available', 'allocated', 'reserved', 'debt'] as const;

/** A balance before or after the lines of a file, or where the last one stands. */
export type FileSum = [name: 'opening' | 'closing' | (typeof parts)[number], cents: number];

/** Where a company's money stands; a debt only where there is one. */
export function balanceParts(balances: KindBalances): FileSum[] {
  return parts
    .map((kind): FileSum => [kind, balances[kind] ?? 0])
    .filter(([kind, cents]) => kind !== 'debt' || cents !== 0);
}

export const sumOnPaper = (name: FileSum[0], language: Language) =>
  translate(language, `wallet/statements:balance.${name}`);

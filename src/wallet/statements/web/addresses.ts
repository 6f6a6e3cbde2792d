import { pageAddress } from '#ui/router/page-address.ts';
import { paymentsPath, statementPath, walletPath } from '#wallet/paths.ts';
import {
  type PaymentType,
  paymentTypes,
  type StatementType,
  statementTypes,
} from '#wallet/statements/rules/statement-lines.ts';

export type LineType = StatementType | PaymentType;

export interface WalletSearch {
  /** The tab of the page that has both; absent: the statement. */
  tab?: 'payments' | undefined;
  types?: LineType[] | undefined;
  /** Dates in São Paulo, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

const known: readonly LineType[] = [...new Set([...statementTypes, ...paymentTypes])];
const readDate = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;

function readSearch({ tab, types, from, to }: Record<string, unknown>): WalletSearch {
  const named = Array.isArray(types) ? known.filter((type) => types.includes(type)) : [];
  return {
    tab: tab === 'payments' ? tab : undefined,
    types: named.length > 0 ? named : undefined,
    from: readDate(from),
    to: readDate(to),
  };
}

/** A company’s wallet, with its statement and its payments; administrators name the owner. */
export const walletPage = pageAddress(`${walletPath}/{-$squadOwnerId}`, readSearch);
export const statementPage = pageAddress(statementPath, readSearch);
export const paymentsPage = pageAddress(`${paymentsPath}/{-$squadOwnerId}`, readSearch);

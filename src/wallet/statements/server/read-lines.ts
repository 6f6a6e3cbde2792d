import { z } from 'zod';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Currency } from '#platform/money/currencies.ts';
import type { WalletLine } from '#wallet/statements/contract.ts';
import { sumOfLines, withBalances } from '#wallet/statements/rules/running-balance.ts';
import type { StatementView } from '#wallet/statements/rules/statement-views.ts';
import {
  paymentType,
  statementLines,
  takesInvoice,
  transactionsWith,
} from '#wallet/statements/rules/statement-lines.ts';
import type { PaymentType, StatementType } from '#wallet/statements/rules/statement-types.ts';
import { requireWalletSpace } from './find-wallet-space.ts';
import { readBalanceAfter } from './read-balance-at.ts';
import { type DescribedTransaction, describeTransactions } from './describe-transactions.ts';
import { type CompanyTransaction, readTransactions } from './read-transactions.ts';

const PAGE = 30;

export interface LinesFilter {
  userId?: string | undefined;
  view: StatementView;
  currency: Currency;
  types: readonly (StatementType | PaymentType)[];
  from?: string | undefined;
  to?: string | undefined;
}

/** A page of a company's statement or payments, newest first. */
export async function readLines(
  context: SignedInContext,
  { userId, view, cursor, ...filter }: LinesFilter & { cursor?: string | undefined },
) {
  const { id: workspaceId } = await requireWalletSpace(context, userId);
  const { currency, types, from, to } = filter;
  const found = await readTransactions(
    context.database,
    { workspaceId, currency, from, to, types: transactionsWith(types) },
    { after: readPlace(cursor), limit: PAGE + 1, newestFirst: true },
  );
  const page = await describeTransactions(context, found.slice(0, PAGE));
  const mayAttach = context.session.role === 'admin';
  const oldestFirst = page.toReversed().flatMap((transaction) => {
    const abilities = { invoice: mayAttach && takesInvoice(transaction.type) };
    return linesOf(transaction, view, filter).map((line) => ({ ...line, abilities }));
  });
  const isWhole = types.length === 0 && page.length > 0;
  const closing = isWhole ? await readBalanceAfter(context.database, { ...filter, workspaceId }, page[0]!.id) : null;
  const opening = closing === null ? null : closing - sumOfLines(oldestFirst);
  return {
    lines: withBalances(oldestFirst, opening).toReversed(),
    nextCursor: found.length > PAGE ? page.at(-1)!.id : null,
  };
}

function readPlace(cursor: string | undefined): string | null {
  if (cursor === undefined || cursor === '') return null;
  const { success, data } = z.uuid().safeParse(cursor);
  if (!success) throw platformErrors.invalid({}, [{ path: 'query.cursor', code: 'platform.fieldInvalid' }]);
  return data;
}

/** What a line says without what there is after it. */
export type BareLine = Omit<WalletLine, 'balanceCents'>;

/** What a transaction says in one of the views: several lines in a statement, one among the payments. Its hours stand in the first alone. */
export function linesOf(
  transaction: CompanyTransaction & Partial<DescribedTransaction>,
  view: StatementView,
  { currency, types }: Pick<LinesFilter, 'currency' | 'types'>,
): BareLine[] {
  const { id, at, minutes, causeKind, causeId, projectId, projectTitle, cents } = transaction;
  const about = {
    ...{ transactionId: id, at, currency },
    ...{ description: transaction.description ?? null, invoice: transaction.invoice },
    project: projectId === null ? null : { projectId, title: projectTitle ?? '' },
    orderId: causeKind === 'order' ? causeId : null,
  };
  const payment = paymentType(transaction);
  const payments = payment === null || cents === 0 ? [] : [{ type: payment, cents }];
  const lines = view === 'statement' ? statementLines(transaction) : payments;
  return lines
    .map((line, index) => ({ ...about, ...line, minutes: index === 0 ? minutes : null }))
    .filter(({ type }) => types.length === 0 || types.includes(type));
}

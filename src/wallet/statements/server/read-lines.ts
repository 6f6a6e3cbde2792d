import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Currency } from '#platform/money/currencies.ts';
import type { AccountKind } from '#wallet/ledger/rules/accounts.ts';
import type { LinesFilter, WalletLine } from '#wallet/statements/contract.ts';
import {
  paymentType,
  statementLines,
  type StatementView,
  sumOfLines,
  takesInvoice,
  transactionsWith,
  withBalances,
} from '#wallet/statements/rules/statement-lines.ts';
import {
  type CompanyTransaction,
  type DescribedTransaction,
  describeTransactions,
  readTransactions,
  startOfDay,
  type TransactionFilter,
} from './read-transactions.ts';
import { requireWalletSpace } from './read-wallets.ts';

const PAGE = 30;

export async function readLines(
  context: SignedInContext,
  { userId, view, cursor, ...filter }: LinesFilter & { cursor?: string | undefined },
) {
  const { id: workspaceId } = await requireWalletSpace(context, userId);
  const { currency, types, from, to } = filter;
  const found = await readTransactions(
    context.database,
    { workspaceId, currency, from, to, types: transactionsWith(types) },
    { after: cursor ?? null, limit: PAGE + 1, newestFirst: true },
  );
  const page = await describeTransactions(context, found.slice(0, PAGE));
  const mayAttach = context.session.role === 'admin';
  const oldestFirst = page.toReversed().flatMap((transaction) => {
    const abilities = { invoice: mayAttach && takesInvoice(transaction.type) };
    return linesOf(transaction, view, types).map((line) => ({ ...line, abilities }));
  });
  const isWhole = types.length === 0 && page.length > 0;
  const closing = isWhole ? await readBalanceAfter(context.database, { ...filter, workspaceId }, page[0]!.id) : null;
  const opening = closing === null ? null : closing - sumOfLines(oldestFirst);
  return {
    lines: withBalances(oldestFirst, opening).toReversed(),
    nextCursor: found.length > PAGE ? page.at(-1)!.id : null,
  };
}

/** What a line says without what there is after it. */
type BareLine = Omit<WalletLine, 'balanceCents'>;

/** What a transaction says in one of the views: several lines in a statement, one among the payments. Its hours stand in the first alone. */
export function linesOf(
  transaction: CompanyTransaction & Partial<DescribedTransaction>,
  view: StatementView,
  types: LinesFilter['types'],
): BareLine[] {
  const { id, at, currency, minutes, causeKind, causeId, projectId, projectTitle, cents } = transaction;
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

type Period = Pick<TransactionFilter, 'workspaceId' | 'from' | 'to'> & { currency: Currency };
export type KindBalances = Partial<Record<AccountKind, number>>;

/** What a company had before a period: nothing, where it has no beginning. */
export async function readOpening(database: Database, period: Period): Promise<number> {
  if (period.from === undefined) return 0;
  return sumOfKinds(await readBefore(database, period, sql`t.posted_at >= ${startOfDay(period.from)}`));
}

export function readClosing(database: Database, period: Period): Promise<KindBalances> {
  return readBefore(database, period, isAfterPeriod(period));
}

async function readBalanceAfter(database: Database, period: Period, transactionId: string): Promise<number> {
  const isInPeriod = period.from === undefined ? sql`true` : sql`t.posted_at >= ${startOfDay(period.from)}`;
  const isLater = sql`${isAfterPeriod(period)} or (l.transaction_id > ${transactionId}::uuid and ${isInPeriod})`;
  return sumOfKinds(await readBefore(database, period, isLater));
}

export const sumOfKinds = (balances: KindBalances) => Object.values(balances).reduce((sum, cents) => sum + cents, 0);

const isAfterPeriod = ({ to }: Period) => (to === undefined ? sql`false` : sql`t.posted_at >= ${startOfDay(to, 1)}`);

/** Today’s balances less what is later (lines `l` of transactions `t`), so that little is read of a long ledger. */
async function readBefore(database: Database, { workspaceId, currency }: Period, isLater: SQL): Promise<KindBalances> {
  const { rows } = await database.execute<{ kind: AccountKind; cents: number }>(sql`
    select a.kind, sum(b.cents - later.cents)::float8 as cents
    from ledger_accounts a join ledger_balances b on b.account_id = a.id
    cross join lateral (
      select coalesce(sum(l.cents), 0) as cents from ledger_lines l join ledger_transactions t on t.id = l.transaction_id
      where l.account_id = a.id and (${isLater})) later
    where a.workspace_id = ${workspaceId} and a.currency = ${currency} group by a.kind`);
  return Object.fromEntries(rows.map(({ kind, cents }) => [kind, cents]));
}

import { type SQL, sql } from 'drizzle-orm';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import type { Ports } from '#platform/capability/ports.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { Currency } from '#platform/money/currencies.ts';
import type { CauseKind, TransactionType } from '#wallet/ledger/rules/posting.ts';
import type { WalletLine } from '#wallet/statements/contract.ts';

export interface TransactionFilter {
  workspaceId: string;
  /** Undefined: of whichever. */
  currency: Currency | undefined;
  types: readonly TransactionType[];
  /** Dates in São Paulo, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** Just this one. */
  only?: string;
}

export interface CompanyTransaction {
  id: string;
  type: TransactionType;
  currency: Currency;
  at: string;
  causeKind: CauseKind;
  causeId: string;
  minutes: number | null;
  /** What the company’s accounts gained together, and of that the platform’s. */
  cents: number;
  feeCents: number;
  penaltyCents: number;
  projectId: string | null;
  projectTitle: string | null;
  /** Whose work it paid. */
  professional: string | null;
  invoice: WalletLine['invoice'];
}

interface Reading {
  /** After this transaction, in the direction of reading. */
  after: string | null;
  limit: number;
  newestFirst: boolean;
}

/**
 * Credits of a project only move within the company, once for each approved hour: of so many lines none would match, and each page would
 * read them all.
 */
const mayLeave = sql`a.kind <> 'allocated'`;

/**
 * The transactions that changed what a company has. Of each of its accounts only as many lines are read as one page holds, whatever the
 * ledger's size: ids of transactions follow time, and an index of lines follows them.
 */
export async function readTransactions(
  database: Database,
  filter: TransactionFilter,
  { after, limit, newestFirst }: Reading,
): Promise<CompanyTransaction[]> {
  const { workspaceId, only } = filter;
  const [order, beyond] = newestFirst ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const conditions: SQL[] = [
    ...matching(filter),
    ...(only === undefined ? [] : [sql`l.transaction_id = ${only}::uuid`]),
    ...(after === null ? [] : [sql`l.transaction_id ${beyond} ${after}::uuid`]),
  ];
  const { rows } = await database.execute<CompanyTransaction & Record<string, unknown>>(sql`
    with near as (
      select distinct line.transaction_id as id
      from ledger_accounts a
      cross join lateral (
        select l.transaction_id from ledger_lines l join ledger_transactions t on t.id = l.transaction_id
        where l.account_id = a.id and ${sql.join(conditions, sql` and `)}
        order by l.transaction_id ${order} limit ${limit}) line
      where a.workspace_id = ${workspaceId} and ${mayLeave}
      order by id ${order} limit ${limit})
    select t.id, t.type, t.currency, t.posted_at as at, t.cause_kind as "causeKind", t.cause_id as "causeId", t.minutes,
      parts.cents::float8 as cents, parts.fee::float8 as "feeCents", parts.penalty::float8 as "penaltyCents",
      p.id as "projectId", p.title as "projectTitle", nullif(u.name, '') as professional,
      case when i.transaction_id is not null then
        jsonb_build_object('number', i.number, 'issuedOn', i.issued_on, 'format', i.file_format, 'version', i.version) end as invoice
    from near
    join ledger_transactions t on t.id = near.id
    cross join lateral (
      select coalesce(sum(l.cents) filter (where a.workspace_id = ${workspaceId}), 0) as cents,
        coalesce(sum(l.cents) filter (where a.kind = 'fee'), 0) as fee,
        coalesce(sum(l.cents) filter (where a.kind = 'penalty'), 0) as penalty,
        (array_agg(a.project_id) filter (where a.workspace_id = ${workspaceId} and a.project_id is not null))[1] as project_id
      from ledger_lines l join ledger_accounts a on a.id = l.account_id
      where l.transaction_id = t.id) parts
    left join project_professionals h on t.cause_kind = 'hire' and h.id = t.cause_id
    left join users u on u.id = h.member_id
    left join projects p on p.id = coalesce(parts.project_id, h.project_id, case when t.cause_kind = 'project' then t.cause_id end)
    left join invoices i on i.transaction_id = t.id and i.workspace_id = ${workspaceId}
    order by t.id ${order}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}

/** When a date begins in São Paulo, or another some days later. */
export const startOfDay = (date: string, days = 0): SQL =>
  sql`((${date}::date + ${days}::int)::timestamp at time zone ${HOME_TIME_ZONE})`;

function matching({ currency, types, from, to }: TransactionFilter): SQL[] {
  return [
    sql`t.type = any(${sql.param([...types])}::text[])`,
    ...(currency === undefined ? [] : [sql`a.currency = ${currency}`]),
    ...(from === undefined ? [] : [sql`t.posted_at >= ${startOfDay(from)}`]),
    ...(to === undefined ? [] : [sql`t.posted_at < ${startOfDay(to, 1)}`]),
  ];
}

export interface DescribedTransaction extends CompanyTransaction {
  /** Whose work it paid, or the name of its order; null: its type says it all. */
  description: string | null;
}

interface Telling {
  database: Database;
  ports: Ports;
  language: Language;
}

/** Adds to each transaction what it was for, in the reader’s language; the orders of all are asked for at once. */
export async function describeTransactions(
  { database, ports, language }: Telling,
  transactions: readonly CompanyTransaction[],
): Promise<DescribedTransaction[]> {
  const orderIds = transactions.filter(({ causeKind }) => causeKind === 'order').map(({ causeId }) => causeId);
  const names = orderIds.length === 0 ? null : await ports.nameOrders(database, orderIds, language);
  return transactions.map((transaction) => ({
    ...transaction,
    description: transaction.professional ?? names?.get(transaction.causeId) ?? null,
  }));
}

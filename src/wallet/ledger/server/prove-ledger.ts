import { desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { DependencyError } from '#platform/errors/dependency-error.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import type { Currency } from '#platform/money/currencies.ts';
import type { DifferenceView, LedgerProof } from '#wallet/ledger/contract.ts';
import { accountKey, type PlatformBalance, platformKinds } from '#wallet/ledger/rules/accounts.ts';
import { accountsOf, type LedgerDifference, type LedgerKind } from '#wallet/ledger/rules/differences.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { isAskedEntry } from './entries-by-two.ts';
import { closeDays, hashOfDay, keepHashes, readsAll } from './ledger-days.ts';
import { isOpenDifference, keepDifferences, tellDifferences } from './open-differences.ts';
import { ledgerDifferences, ledgerProofs } from './tables.ts';

/** Every night in Brazil, when the day before is over everywhere (UTC). */
export const proveNightlyJob: AnyJob = {
  name: 'prove-ledger',
  retryLimit: 3,
  retryDelaySeconds: 300,
  schedule: '30 6 * * *',
  run: async (_data, context) => {
    const { database, log, now } = context;
    await closeDays(database, now);
    const { id: proofId, differences } = await proveAll(context, null);
    if (differences.length > 0) log.error({ differences }, 'the ledger does not add up');
    await tellDifferences(database, { proofId, now });
    // Nothing of it may be wrong where the provider is silent: it is proved again when it may answer.
    if (differences.some(({ kind }) => kind === 'silentProvider'))
      throw new DependencyError('The payment provider did not answer the nightly proof.');
  },
};

/** Proves the ledger, and everything that has to agree with it. Asks providers, so it is called outside of transactions. */
export async function proveAll(
  context: Parameters<typeof keepHashes>[0] & Pick<JobContext, 'settings' | 'ports' | 'now'>,
  askedBy: string | null,
) {
  const { database, ports, now } = context;
  const others = [
    ...(await keepHashes(context)),
    ...(await ports.findOrderDifferences(context)),
    ...(await ports.findPayoutDifferences(context)),
  ];
  return proveLedger(database, { askedBy, now, others });
}

/** Each kind lists at most so many; where there are more, the first ones stop all. */
const MOST_DIFFERENCES = 1_000;

/** What keeps the ledger as it is (`ledger.sql`). */
const guards = [
  'ledger_accounts_fixed',
  'ledger_accounts_opened',
  'ledger_balances_fixed',
  'ledger_balances_kept',
  'ledger_days_fixed',
  'ledger_days_kept',
  'ledger_lines_balanced',
  'ledger_lines_counted',
  'ledger_lines_fixed',
  'ledger_lines_kept',
  'ledger_transactions_balanced',
  'ledger_transactions_fixed',
  'ledger_transactions_kept',
];

/**
 * Compares the ledger with itself at one moment: each transaction adds up to zero and is whole, each balance is the sum of its lines, what
 * is reserved is the sum of the open reservations, each closed day has the hash with which it was closed, and nothing that guards the tables is switched off. Keeps what it found, with what `others` found outside of the ledger.
 */
export async function proveLedger(
  database: Database,
  { askedBy, now, others }: { askedBy: string | null; now: Date; others: readonly LedgerDifference[] },
) {
  const differences: LedgerDifference[] = [];
  const proven = await database.transaction(
    async (transaction) => {
      await transaction.execute(readsAll);
      for (const [kind, find] of Object.entries(finders))
        for (const { about, cents, currency } of await find(transaction))
          differences.push({ kind: kind as LedgerKind, about, cents: cents === null ? null : Number(cents), currency });
      const { rows } = await transaction.execute<{ count: string }>(sql`select count(*) from ledger_lines`);
      const { rows: balances } = await transaction.execute<PlatformBalance & Record<string, unknown>>(sql`
        select a.kind, a.currency, sum(l.cents)::float8 as cents from ledger_accounts a join ledger_lines l on l.account_id = a.id
        where a.kind = any(${sql.param([...platformKinds])}::text[]) group by a.kind, a.currency order by a.currency, a.kind`);
      return { lineCount: Number(rows[0]!.count), balances };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  differences.push(...others);
  return database.transaction(async (transaction) => {
    await keepDifferences(transaction, differences, now);
    const [proof] = await transaction
      .insert(ledgerProofs)
      .values({ askedBy, ...proven, differenceCount: differences.length, provenAt: now })
      .returning();
    return { ...proof!, differences };
  });
}

interface Found extends Record<string, unknown> {
  about: string;
  cents: string | null;
  currency: Currency;
}
type Find = (transaction: Database) => Promise<Found[]>;

const find =
  (statement: ReturnType<typeof sql>): Find =>
  async (transaction) =>
    (await transaction.execute<Found>(sql`${statement} limit ${MOST_DIFFERENCES}`)).rows;

const finders: Record<LedgerKind, Find> = {
  unbalanced: find(sql`
    select l.transaction_id::text as about, l.cents, coalesce(t.currency, 'BRL') as currency
    from (select transaction_id, sum(cents) as cents from ledger_lines group by transaction_id having sum(cents) <> 0) l
    left join ledger_transactions t on t.id = l.transaction_id order by l.transaction_id`),
  incomplete: find(sql`
    select t.id::text as about, null as cents, t.currency from ledger_transactions t
    where t.line_count <> (select count(*) from ledger_lines l where l.transaction_id = t.id) order by t.id`),
  balance: find(sql`
    select a.key as about, coalesce(b.cents, 0) - coalesce(l.cents, 0) as cents, a.currency
    from ledger_accounts a
    left join ledger_balances b on b.account_id = a.id
    left join (select account_id, sum(cents)::bigint as cents from ledger_lines group by account_id) l on l.account_id = a.id
    where a.kind <> all(${sql.param([...platformKinds])}::text[]) and b.cents is distinct from coalesce(l.cents, 0) order by a.key`),
  reserved: find(sql`
    select a.key as about, b.cents - coalesce(r.cents, 0) as cents, a.currency
    from ledger_accounts a
    join ledger_balances b on b.account_id = a.id
    left join (
      select l.account_id, sum(l.cents)::bigint as cents from ledger_reservations r
      join ledger_lines l on l.transaction_id = r.transaction_id and l.cents > 0
      where r.state = 'open' group by l.account_id) r on r.account_id = a.id
    where a.kind = 'reserved' and b.cents <> coalesce(r.cents, 0) order by a.key`),
  changedDay: find(sql`
    select d.day || ' ' || left(again.hash, 12) as about, null as cents, 'BRL' as currency
    from (select day, hash, coalesce(lag(hash) over (order by day), '') as before from ledger_days) d,
      lateral (${hashOfDay(sql`d.day`, sql`d.before`)}) again
    where again.hash <> d.hash order by d.day`),
  unguarded: find(sql`
    select guard as about, null as cents, 'BRL' as currency from unnest(${sql.param(guards)}::text[]) guard
    where not exists (select from pg_trigger where tgname = guard and tgenabled in ('O', 'A')) order by guard`),
};

const PROOFS_SHOWN = 50;
const DIFFERENCES_SHOWN = 200;

export async function listProofs(database: Database): Promise<LedgerProof[]> {
  const rows = await database
    .select({ proof: ledgerProofs, askedBy: users.name })
    .from(ledgerProofs)
    .leftJoin(users, eq(users.id, ledgerProofs.askedBy))
    .orderBy(desc(ledgerProofs.provenAt), desc(ledgerProofs.id))
    .limit(PROOFS_SHOWN);
  return rows.map(({ proof, askedBy }) => presentProof(proof, askedBy));
}

/** What is to be explained first, then the newest. */
export async function listDifferences(database: Database): Promise<DifferenceView[]> {
  const explainers = alias(users, 'explainers');
  const rows = await database
    .select({
      ...{ difference: ledgerDifferences, company: workspaces.company, person: users.name },
      ...{ explainedBy: explainers.name, isAsked: isAskedEntry(ledgerDifferences.id) },
    })
    .from(ledgerDifferences)
    .leftJoin(workspaces, eq(workspaces.id, ledgerDifferences.workspaceId))
    .leftJoin(users, eq(users.id, ledgerDifferences.memberId))
    .leftJoin(explainers, eq(explainers.id, ledgerDifferences.explainedBy))
    .orderBy(sql`(${isOpenDifference}) desc`, desc(ledgerDifferences.lastSeenAt), desc(ledgerDifferences.id))
    .limit(DIFFERENCES_SHOWN);
  return rows.map(({ difference, company, person, explainedBy, isAsked }) => {
    const { id, kind, about, cents, currency, scope, reason, firstSeenAt, lastSeenAt } = difference;
    return {
      ...{ differenceId: id, kind, about, cents, currency, scope, whose: company ?? person },
      ...{ reason, explainedBy, isAsked },
      ...{ firstSeenAt: firstSeenAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() },
      state: difference.settledAt ? 'settled' : difference.explainedAt ? 'explained' : 'open',
      accounts: accountsOf(difference).map((account) => ({ key: accountKey(account, currency), kind: account.kind })),
    };
  });
}

export async function proveNow(context: SignedInContext) {
  const { database, session } = context;
  const proof = await proveAll(context, session.userId);
  const [asker] = await database.select({ name: users.name }).from(users).where(eq(users.id, session.userId));
  return {
    ...presentProof(proof, asker?.name ?? null),
    differences: proof.differences.map(({ kind, about, cents, currency }) => ({ kind, about, cents, currency })),
  };
}

const presentProof = (
  { id, provenAt, lineCount, differenceCount, balances }: typeof ledgerProofs.$inferSelect,
  askedBy: string | null,
): LedgerProof => ({ proofId: id, provenAt: provenAt.toISOString(), askedBy, lineCount, differenceCount, balances });

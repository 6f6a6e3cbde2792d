import { type SQL, sql } from 'drizzle-orm';
import { waitingColumns } from '#platform/capability/waiting.ts';
import type { Database } from '#platform/db/connection.ts';
import { pricedMinutes } from '#platform/db/priced-minutes.ts';
import { payoutsErrors } from '#payouts/errors.ts';
import { coverHours, type PayableEntry } from '#wallet/hours/rules/cover-hours.ts';
import { isUncovered } from '#wallet/hours/server/payable-entries.ts';
import { reserveHours } from '#wallet/hours/server/reserve-hours.ts';
import { announceWallets } from '#wallet/ledger/server/announce-wallet.ts';
import { listPayableHires, type PayableHire } from './payable-hires.ts';
import { requireNoDebt } from '#wallet/ledger/server/read-balances.ts';

/** A hire in another currency than reais with the hours that are to be paid; empty: there is nothing. */
export async function listHireAbroad(transaction: Database, hireId: string): Promise<PayableHire[]> {
  const hires = await listPayableHires(transaction, { hireId });
  return hires.filter(({ hold, netCents }) => hold === 'foreignCurrency' && netCents > 0);
}

/**
 * Sets credits of the company's wallet aside for the payable hours of a hire, as those of a project are for hours in reais: projects hold reais
 * only, so other currencies come from what is available. Throws `wallet.notEnough`, `wallet.inDebt`.
 */
export async function coverAbroad(
  transaction: Database,
  { hireId, workspaceId, projectId, currency, coveredCents: cents }: PayableHire,
  { runId, actorId, now }: { runId: string; actorId: string; now: Date },
): Promise<void> {
  await requireNoDebt(transaction, workspaceId, currency);
  const { rows } = await transaction.execute<PayableEntry & Record<string, unknown>>(sql`
    select e.id as "entryId", e.hire_id as "hireId", e.minutes, h.agreed_gross::float8 as "grossCents"
    from time_entries e join project_professionals h on h.id = e.hire_id
    where e.hire_id = ${hireId} and ${isUncovered} order by e.local_date, e.started_at, e.id`);
  const covered = coverHours(rows, cents);
  if (covered.length < rows.length || covered.reduce((sum, entry) => sum + entry.cents, 0) !== cents)
    throw payoutsErrors.previewChanged();
  await reserveHours(
    transaction,
    {
      ...{ key: `payRun:${runId}:covered`, hire: { workspaceId, projectId, hireId }, entries: covered },
      ...{ account: { kind: 'available', workspaceId }, currency, actorId },
    },
    now,
  );
  await announceWallets(transaction, [workspaceId]);
}

/** Approved hours of each hire `h` in another currency than reais that are in no run yet, with what they cost their company. */
const listHoursAbroad = (where: SQL) => sql`
  select h.workspace_id, h.agreed_currency as currency, min(e.updated_at) as since,
    sum(${pricedMinutes(sql`e.minutes`, sql`h.agreed_gross`)}) as cents
  from project_professionals h join positions o on o.id = h.position_id join time_entries e on e.hire_id = h.id
  where h.agreed_currency <> 'BRL' and h.priced_at is not null and h.payment_blocked_at is null
    and coalesce(o.hiring_model, '') <> 'CLT' and ${isUncovered} and ${where}
  group by h.id`;

const free = sql`coalesce((select b.cents from ledger_balances b join ledger_accounts a on a.id = b.account_id
  where a.key = 'available:' || d.currency || ':' || d.workspace_id), 0)`;

/** For administrators: hires whose company has the credits, so that they can be paid now. */
export const selectToPayAbroad = () => sql`
  select ${waitingColumns({ count: sql`count(*)`, since: sql`min(d.since)` })}
  from (${listHoursAbroad(sql`true`)}) d where ${free} >= d.cents having count(*) > 0`;

/** For a company: currencies of which it has fewer credits than these hours cost together. */
export const selectToTopUpAbroad = (workspaceId: string) => sql`
  select ${waitingColumns({
    count: sql`count(*)`,
    since: sql`min(d.since)`,
    place: sql`jsonb_build_object('currency', d.currency)`,
  })}
  from (${listHoursAbroad(sql`h.workspace_id = ${workspaceId}`)}) d
  group by d.workspace_id, d.currency having ${free} < sum(d.cents)`;

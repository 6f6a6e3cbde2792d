import { eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { payoutsErrors } from '#payouts/errors.ts';
import { coverHours, type PayableEntry } from '#wallet/hours/rules/cover-hours.ts';
import { isUncovered } from '#wallet/hours/server/payable-entries.ts';
import { releaseHours, reserveHours } from '#wallet/hours/server/reserve-hours.ts';
import { announceWallets } from '#wallet/ledger/server/announce-wallet.ts';
import type { PayableHire } from '#payouts/pay-runs/server/payable-hires.ts';
import { payRunEntries, payRunHires } from '#payouts/pay-runs/server/tables.ts';

interface ToCover {
  runId: string;
  hire: PayableHire;
  actorId: string;
  now: Date;
}

/**
 * Sets credits of the company's wallet aside for the payable hours of a hire, as those of a project are for hours in reais: projects hold reais
 * only, so other currencies come from what is available. Throws `wallet.notEnough`.
 */
export async function coverFromWallet(transaction: Database, { runId, hire, actorId, now }: ToCover): Promise<void> {
  const { hireId, workspaceId, projectId, currency, coveredCents: cents } = hire;
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

/** Gives back what was set aside for a run that nobody confirmed; its hours wait as before. */
export async function uncover(transaction: Database, runId: string, now: Date): Promise<void> {
  const entries = transaction
    .select({ entryId: payRunEntries.entryId })
    .from(payRunEntries)
    .innerJoin(payRunHires, eq(payRunHires.id, payRunEntries.runHireId))
    .where(eq(payRunHires.runId, runId));
  await releaseHours(transaction, entries, now);
}

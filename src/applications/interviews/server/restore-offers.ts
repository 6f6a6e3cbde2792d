import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { listOpenInterviews } from '#applications/interviews/server/settle-interviews.ts';
import { interviews } from '#applications/interviews/server/tables.ts';
import { writeInterview } from '#applications/interviews/server/write-interview.ts';
import { applicationHistory } from '#applications/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';

/**
 * Brings back the times that a move cancelled, because the move is undone: offers that this person's moves have cancelled since then, of locked
 * applications. Their entries leave the history; the caller takes their mails back. An agreed time does not come back: it was given free.
 */
export async function restoreOffers(
  transaction: Database,
  applicationIds: readonly string[],
  { actorId, since, now }: { actorId: string; since: Date; now: Date },
): Promise<void> {
  const open = await listOpenInterviews(transaction, applicationIds);
  const ids = applicationIds.filter((id) => !open.some(({ applicationId }) => applicationId === id));
  if (ids.length === 0) return;
  const cancelled = await transaction
    .select({ interview: interviews, entryId: applicationHistory.id })
    .from(applicationHistory)
    .innerJoin(
      interviews,
      and(
        eq(interviews.applicationId, applicationHistory.applicationId),
        eq(interviews.state, 'cancelled'),
        eq(interviews.cancelledBy, actorId),
        sql`${interviews.kind} = ${applicationHistory.detail} ->> 'kind'`,
        gt(interviews.updatedAt, since),
      ),
    )
    .where(
      and(
        inArray(applicationHistory.applicationId, ids),
        eq(applicationHistory.event, 'interviewCancelled'),
        eq(applicationHistory.actorId, actorId),
        gt(applicationHistory.at, since),
        sql`(${applicationHistory.detail} ->> 'wasOffer')::boolean`,
      ),
    );
  for (const { interview, entryId } of cancelled) {
    await writeInterview(transaction, interview, { state: 'offered', cancelReason: null, cancelledBy: null }, now);
    await transaction.delete(applicationHistory).where(eq(applicationHistory.id, entryId));
  }
}

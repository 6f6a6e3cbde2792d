import { and, asc, eq, inArray, max } from 'drizzle-orm';
import { applicationHistory, applications } from '#applications/server/tables.ts';
import { applicationMessages } from '#conversations/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { amongIds } from '#platform/db/statements/any-of.ts';
import { companyObstacle } from '#conversations/rules/thread-terms.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { lockThreads } from '../deliver.ts';
import type { Delivery } from '../delivery.ts';
import { hasClosed } from '../queries.ts';

interface Deliverable {
  sent: Delivery[];
  refused: Delivery[];
}

/**
 * Locks scheduled messages whose time has come, and says which of them still go. Applications and conversations are locked before their messages, as
 * everywhere; what another process has sent meanwhile is in neither list.
 */
export async function lockDeliverable(
  transaction: Database,
  due: readonly { id: string; applicationId: string }[],
): Promise<Deliverable> {
  const ids = [...new Set(due.map(({ applicationId }) => applicationId))];
  const places = new Map((await lockPlaces(transaction, ids)).map((place) => [place.application.id, place]));
  const threads = await lockThreads(transaction, ids);
  const ends = await listEnds(transaction, ids);
  const deliverable: Deliverable = { sent: [], refused: [] };
  for (const message of await lockScheduled(transaction, due)) {
    const { application, isClosed } = places.get(message.applicationId)!;
    const { companyBlockedAt = null, candidateBlockedAt = null } = threads.get(application.id) ?? {};
    const isWithdrawn = application.state === 'withdrawn' || application.workspaceId !== message.workspaceId;
    const obstacle = companyObstacle({ isWithdrawn, companyBlockedAt, candidateBlockedAt });
    // It was written to somebody who was still in the process.
    const isOutdated = (ends.get(application.id)?.getTime() ?? 0) > message.createdAt.getTime();
    deliverable[isClosed || isOutdated || obstacle !== null ? 'refused' : 'sent'].push({ message, application });
  }
  return deliverable;
}

function lockPlaces(transaction: Database, applicationIds: readonly string[]) {
  return transaction
    .select({ application: applications, isClosed: hasClosed })
    .from(applications)
    .innerJoin(workspaces, eq(workspaces.id, applications.workspaceId))
    .where(amongIds(applications.id, applicationIds))
    .orderBy(asc(applications.id))
    .for('no key update', { of: applications });
}

function lockScheduled(transaction: Database, due: readonly { id: string }[]) {
  const { id, state, sendAt } = applicationMessages;
  const among = amongIds(
    id,
    due.map((message) => message.id),
  );
  return transaction
    .select()
    .from(applicationMessages)
    .where(and(among, eq(state, 'scheduled')))
    .orderBy(asc(sendAt), asc(id))
    .for('update');
}

/** When the company last ended each of these applications. */
async function listEnds(transaction: Database, applicationIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const { applicationId, event, at } = applicationHistory;
  const rows = await transaction
    .select({ applicationId, at: max(at) })
    .from(applicationHistory)
    .where(and(amongIds(applicationId, applicationIds), inArray(event, ['disqualified', 'told', 'closed'])))
    .groupBy(applicationId);
  return new Map(rows.flatMap((row) => (row.at ? [[row.applicationId, row.at]] : [])));
}

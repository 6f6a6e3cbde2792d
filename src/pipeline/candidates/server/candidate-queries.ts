import { and, desc, eq, exists, inArray, ne } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { applicationHistory, applications } from '#applications/server/tables.ts';
import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { positions } from '#projects/server/tables.ts';

/**
 * The condition for accessible applications: the company is within reach, and the position was not removed, which hides its candidates from
 * the company.
 */
function isSeen(database: Database, reach: Reach) {
  const onPosition = database
    .select({ id: positions.id })
    .from(positions)
    .where(and(eq(positions.id, applications.positionId), ne(positions.state, 'removed')));
  return and(withinReach(applications.workspaceId, reach), exists(onPosition));
}

/** An application that the company may see. */
export async function findApplication(database: Database, reach: Reach, applicationId: string) {
  const [found] = await database
    .select()
    .from(applications)
    .where(and(eq(applications.id, applicationId), isSeen(database, reach)));
  return found ?? null;
}

/** Whether the person is on one of the company's boards, so that it may read profile, CV and test results. */
export async function isCandidateOf(database: Database, reach: Reach, memberId: string): Promise<boolean> {
  const found = await database
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.memberId, memberId), ne(applications.state, 'withdrawn'), isSeen(database, reach)))
    .limit(1);
  return found.length > 0;
}

/** Newest first, with the actor of each step. */
export function listHistory(database: Database, applicationId: string) {
  return database
    .select({
      id: applicationHistory.id,
      event: applicationHistory.event,
      fromStage: applicationHistory.fromStage,
      toStage: applicationHistory.toStage,
      reason: applicationHistory.reason,
      at: applicationHistory.at,
      actorName: users.name,
      actorImage: users.image,
    })
    .from(applicationHistory)
    .leftJoin(users, eq(users.id, applicationHistory.actorId))
    .where(eq(applicationHistory.applicationId, applicationId))
    .orderBy(desc(applicationHistory.at), desc(applicationHistory.id))
    .limit(200);
}

/** The accessible ones of these applications, whose position still exists. */
export async function listVisibleIds(database: Database, reach: Reach, ids: string[]): Promise<string[]> {
  const rows = await database
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .where(
      and(inArray(applications.id, ids), withinReach(applications.workspaceId, reach), ne(positions.state, 'removed')),
    );
  return rows.map(({ id }) => id);
}

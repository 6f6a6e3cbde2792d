import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { applicationHistory, applications } from '#applications/server/tables.ts';
import { affirmativeDeclarations } from '#applications/declarations/server/tables.ts';
import type { BoardPlace } from '#jobs/board/rules/board-cursor.ts';
import type { Database } from '#platform/db/connection.ts';
import { cursorPosition, microsOf } from '#platform/db/keyset.ts';
import { resultConsents } from '#quizzes/server/tables.ts';
import { positions, projects } from '#projects/server/tables.ts';

/** A member's own applications, newest first; `filter` limits them to some. */
export function listOwnApplications(
  database: Database,
  memberId: string,
  filter: { ids?: string[]; after?: BoardPlace | null; limit: number },
) {
  const conditions: SQL[] = [eq(applications.memberId, memberId)];
  if (filter.ids) conditions.push(inArray(applications.id, filter.ids));
  if (filter.after) {
    conditions.push(sql`(${applications.createdAt}, ${applications.id}) < ${cursorPosition(filter.after)}`);
  }
  return database
    .select({
      application: applications,
      micros: microsOf(applications.createdAt),
      positionIndex: positions.positionIndex,
      positionState: positions.state,
      projectStatus: projects.status,
      title: positions.title,
      companyName: positions.companyName,
      hiringModel: positions.hiringModel,
      workModel: positions.workModel,
      city: positions.city,
      sharesResults: sql<boolean>`exists (select from ${resultConsents} c where c.member_id = ${applications.memberId} and c.workspace_id = ${applications.workspaceId})`,
      affirmative: sql<boolean>`cardinality(${positions.affirmativeTargets}) > 0 or ${affirmativeDeclarations.applicationId} is not null`,
    })
    .from(applications)
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .innerJoin(projects, eq(projects.id, positions.projectId))
    .leftJoin(affirmativeDeclarations, eq(affirmativeDeclarations.applicationId, applications.id))
    .where(and(...conditions))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(filter.limit);
}

/** The columns that a candidate's track is built from, oldest first; without the company's reasons. */
export function listSteps(database: Database, applicationIds: string[]) {
  return database
    .select({
      applicationId: applicationHistory.applicationId,
      event: applicationHistory.event,
      toStage: applicationHistory.toStage,
      at: applicationHistory.at,
    })
    .from(applicationHistory)
    .where(inArray(applicationHistory.applicationId, applicationIds))
    .orderBy(asc(applicationHistory.at), asc(applicationHistory.id));
}

import { and, eq, inArray, ne, notInArray } from 'drizzle-orm';
import { applications } from '#applications/server/tables.ts';
import { endStages } from '#pipeline/candidates/rules/lateness.ts';
import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { positions } from '#projects/server/tables.ts';

const MAXIMUM_PROCESSES = 50;

/** The processes in which a candidate is at this moment, with the companies in reach. */
export function listRunningProcesses(database: Database, memberId: string, reach: Reach) {
  const { projectId, positionIndex, title, companyName } = positions;
  return database
    .select({
      applicationId: applications.id,
      workspaceId: applications.workspaceId,
      positionId: applications.positionId,
      projectId,
      positionIndex,
      title,
      companyName,
    })
    .from(applications)
    .innerJoin(positions, and(eq(positions.id, applications.positionId), ne(positions.state, 'removed')))
    .where(
      and(
        eq(applications.memberId, memberId),
        inArray(applications.state, ['active', 'setAside']),
        notInArray(applications.stage, [...endStages]),
        withinReach(applications.workspaceId, reach),
      ),
    )
    .orderBy(applications.createdAt, applications.id)
    .limit(MAXIMUM_PROCESSES);
}

export type RunningProcess = Awaited<ReturnType<typeof listRunningProcesses>>[number];

export const everywhere: Reach = { every: true };

/** The first process of each company. */
export function oneOfEachCompany(processes: readonly RunningProcess[]): RunningProcess[] {
  return [...new Map(processes.toReversed().map((one) => [one.workspaceId, one])).values()].toReversed();
}

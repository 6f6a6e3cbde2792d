import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { applications } from '#applications/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { amongIds } from '#platform/db/statements/any-of.ts';
import { filledStates } from '#projects/rules/position-states.ts';
import { positions } from '#projects/server/tables.ts';
import { rejections } from './tables.ts';

/** Since when these candidates wait to be told; after a hire only while the vacancy stays filled. */
export async function listWaitingSince(
  database: Database,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (applicationIds.length === 0) return new Map();
  const { applicationId, decidedAt, isByHire, sentAt } = rejections;
  const rows = await database
    .select({ applicationId, decidedAt })
    .from(rejections)
    .innerJoin(applications, eq(applications.id, applicationId))
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .where(
      and(
        amongIds(applicationId, applicationIds),
        isNull(sentAt),
        or(eq(isByHire, false), inArray(positions.state, [...filledStates])),
      ),
    );
  return new Map(rows.map((row) => [row.applicationId, row.decidedAt]));
}

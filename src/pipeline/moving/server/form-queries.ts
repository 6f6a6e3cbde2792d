import { and, eq, min, ne, type SQL, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { interviews, interviewSlots } from '#applications/interviews/server/tables.ts';
import { isRemaining } from '#applications/server/remaining.ts';
import { applications } from '#applications/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { amongIds } from '#platform/db/statements/any-of.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { positions } from '#projects/server/tables.ts';

/** Selects who was set aside by a hire in the position and told nothing yet. */
export const remainingIn = (positionId: string): SQL =>
  sql`${applications.positionId} = ${positionId} and ${isRemaining(sql`${applications}`)}`;

/** How many of these candidates read each language, with one of each. */
export function listReaders(database: Database, { reach }: SignedInContext, which: SQL) {
  return database
    .select({
      language: users.language,
      count: sql<number>`count(*)::int`,
      name: sql<string>`(array_agg(${users.name} order by ${applications.id}))[1]`,
      position: sql<string>`(array_agg(${positions.title} order by ${applications.id}))[1]`,
      company: sql<string>`(array_agg(${positions.companyName} order by ${applications.id}))[1]`,
      workspaceIds: sql<string[]>`array_agg(distinct ${applications.workspaceId})`,
      ids: sql<string[]>`array_agg(${applications.id})`,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.memberId))
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .where(and(which, withinReach(applications.workspaceId, reach), ne(positions.state, 'removed')))
    .groupBy(users.language)
    .orderBy(sql`count(*) desc`, users.language);
}

const SHOWN_INTERVIEWS = 5;

/** The next agreed interviews with these candidates. */
export function listAgreedInterviews(database: Database, applicationIds: string[], now: Date) {
  return database
    .select({ name: users.name, startsAt: min(interviewSlots.startsAt) })
    .from(interviews)
    .innerJoin(interviewSlots, eq(interviewSlots.interviewId, interviews.id))
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(users, eq(users.id, applications.memberId))
    .where(
      and(
        amongIds(interviews.applicationId, applicationIds),
        eq(interviews.state, 'confirmed'),
        sql`${interviewSlots.confirmedAt} is not null and ${interviewSlots.startsAt} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .groupBy(interviews.id, users.name)
    .orderBy(min(interviewSlots.startsAt))
    .limit(SHOWN_INTERVIEWS);
}

import { and, asc, desc, eq, exists, gt, gte, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { interviewStages } from '#applications/interviews/rules/interview-step.ts';
import { isTaken } from '#applications/interviews/server/bookings.ts';
import { interviewers, interviews, interviewSlots } from '#applications/interviews/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import type { Reach } from '#platform/access/reach.ts';
import { clockTime } from '#platform/db/clock-time.ts';
import type { Database } from '#platform/db/connection.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import type { PageEnd } from '#pipeline/candidates/server/cursor.ts';
import { positions } from '#projects/server/tables.ts';

interface AgendaFilter {
  from: Date;
  until: Date;
  interviewerId?: string | undefined;
  positionId?: string | undefined;
  after: PageEnd | null;
  limit: number;
}

const place = {
  interview: interviews,
  application: applications,
  title: positions.title,
  companyName: positions.companyName,
  positionIndex: positions.positionIndex,
  candidate: { name: users.name, image: users.image },
};

/** Agreed times, and offered ones that can still be picked. */
export function listAgenda(database: Database, reach: Reach, wish: AgendaFilter) {
  const { from, until, interviewerId, positionId, after, limit } = wish;
  const holds = database
    .select({ id: interviewers.userId })
    .from(interviewers)
    .where(and(eq(interviewers.interviewId, interviews.id), eq(interviewers.userId, interviewerId ?? '')));
  const onOffer = and(
    eq(interviews.state, 'offered'),
    eq(interviewSlots.round, interviews.round),
    gt(interviewSlots.startsAt, sql`${clockTime}`),
    sql`not ${isTaken}`,
  );
  return database
    .select({ ...place, slot: interviewSlots })
    .from(interviewSlots)
    .innerJoin(interviews, eq(interviews.id, interviewSlots.interviewId))
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .innerJoin(users, eq(users.id, applications.memberId))
    .where(
      and(
        withinReach(interviewSlots.workspaceId, reach),
        gte(interviewSlots.startsAt, from),
        lt(interviewSlots.startsAt, until),
        after
          ? sql`(${interviewSlots.startsAt}, ${interviewSlots.id}) > (${after.value}::timestamptz, ${after.id}::uuid)`
          : undefined,
        or(isNotNull(interviewSlots.confirmedAt), onOffer),
        positionId === undefined ? undefined : eq(applications.positionId, positionId),
        interviewerId === undefined ? undefined : exists(holds),
        ne(positions.state, 'removed'),
      ),
    )
    .orderBy(asc(interviewSlots.startsAt), asc(interviewSlots.id))
    .limit(limit);
}

const MAXIMUM_WAITING = 20;

/** Candidates who asked for other times, longest waiting first. */
export function listWaiting(database: Database, reach: Reach) {
  return database
    .select(place)
    .from(applications)
    .innerJoin(interviews, eq(interviews.applicationId, applications.id))
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .innerJoin(users, eq(users.id, applications.memberId))
    .where(
      and(
        withinReach(applications.workspaceId, reach),
        inArray(applications.stage, [...interviewStages]),
        eq(interviews.state, 'rescheduleRequested'),
        ne(positions.state, 'removed'),
      ),
    )
    .orderBy(asc(interviews.updatedAt), asc(interviews.id))
    .limit(MAXIMUM_WAITING);
}

const MAXIMUM_FILTERS = 100;

const recent = (reach: Reach) =>
  and(
    withinReach(interviewSlots.workspaceId, reach),
    gt(interviewSlots.startsAt, sql`${clockTime} - interval '90 days'`),
  );

export function listAgendaInterviewers(database: Database, reach: Reach) {
  return database
    .selectDistinct({ id: users.id, name: users.name, image: users.image })
    .from(interviewSlots)
    .innerJoin(interviewers, eq(interviewers.interviewId, interviewSlots.interviewId))
    .innerJoin(users, eq(users.id, interviewers.userId))
    .where(recent(reach))
    .orderBy(asc(users.name), asc(users.id))
    .limit(MAXIMUM_FILTERS);
}

export function listAgendaPositions(database: Database, reach: Reach) {
  return database
    .selectDistinct({ id: positions.id, title: positions.title })
    .from(interviewSlots)
    .innerJoin(interviews, eq(interviews.id, interviewSlots.interviewId))
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .where(and(recent(reach), ne(positions.state, 'removed')))
    .orderBy(asc(positions.title), asc(positions.id))
    .limit(MAXIMUM_FILTERS);
}

/** The zone in which a company last offered times. */
export async function lastZoneOf(database: Database, workspaceId: string): Promise<string | null> {
  const [last] = await database
    .select({ timeZone: interviews.timeZone })
    .from(interviewSlots)
    .innerJoin(interviews, eq(interviews.id, interviewSlots.interviewId))
    .where(eq(interviewSlots.workspaceId, workspaceId))
    .orderBy(desc(interviewSlots.startsAt))
    .limit(1);
  return last?.timeZone ?? null;
}

/** Times of these people that other candidates can still pick. */
export function listOffered(database: Database, people: readonly string[], exceptApplication: string) {
  return database
    .select({ personId: interviewers.userId, startsAt: interviewSlots.startsAt })
    .from(interviewers)
    .innerJoin(interviews, eq(interviews.id, interviewers.interviewId))
    .innerJoin(interviewSlots, eq(interviewSlots.interviewId, interviews.id))
    .where(
      and(
        inArray(interviewers.userId, [...people]),
        eq(interviews.state, 'offered'),
        eq(interviewSlots.round, interviews.round),
        ne(interviews.applicationId, exceptApplication),
        gt(interviewSlots.startsAt, sql`${clockTime}`),
      ),
    )
    .limit(500);
}

/** An accessible interview with its application. */
export async function findInterview(database: Database, reach: Reach, interviewId: string) {
  const [found] = await database
    .select({ interview: interviews, application: applications })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .where(
      and(eq(interviews.id, interviewId), withinReach(applications.workspaceId, reach), ne(positions.state, 'removed')),
    );
  return found ?? null;
}

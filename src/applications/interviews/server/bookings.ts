import { and, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { applicationsErrors } from '#applications/errors.ts';
import { endOfSlot, SLOT_MINUTES } from '#applications/interviews/rules/interview-slots.ts';
import { announceApplications } from '#applications/server/announce-applications.ts';
import { interviewBookings, interviewers, interviews, interviewSlots } from '#applications/interviews/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';

interface Hour {
  interviewId: string;
  memberId: string;
  interviewerIds: readonly string[];
  startsAt: Date;
}

/**
 * Books the slot for everyone in an interview, or returns the names of people who are not free. People's calendars are locked one after the
 * other, in the order of their ids, so that of two bookings of the same slot the second one waits and finds it taken.
 */
export async function bookSlot(transaction: Database, hour: Hour): Promise<void> {
  const { interviewId, memberId, interviewerIds, startsAt } = hour;
  const people = [memberId, ...interviewerIds].toSorted();
  for (const person of people)
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`diary ${person}`}, 0))`);
  const busy = await listBusy(transaction, people, { from: startsAt, until: endOfSlot(startsAt), except: interviewId });
  if (busy.some(({ personId }) => personId === memberId)) throw applicationsErrors.ownInterviewThen();
  if (busy.length > 0) throw applicationsErrors.slotTaken();
  const endsAt = endOfSlot(startsAt);
  await transaction
    .insert(interviewBookings)
    .values(people.map((personId) => ({ interviewId, personId, startsAt, endsAt })));
  await announceRivals(transaction, hour);
}

/** Frees the slot of an interview, if it has one; other candidates who were offered it can pick it again. */
export async function freeSlot(transaction: Database, interviewId: string): Promise<void> {
  const freed = await transaction
    .delete(interviewBookings)
    .where(eq(interviewBookings.interviewId, interviewId))
    .returning();
  const [first] = freed;
  if (!first) return;
  const ids = freed.map(({ personId }) => personId);
  await announceRivals(transaction, { interviewId, memberId: '', interviewerIds: ids, startsAt: first.startsAt });
}

/** Frees the slot for one person of an interview, who takes part in it no more. */
export async function freeHourOf(
  transaction: Database,
  { interviewId, personId }: { interviewId: string; personId: string },
): Promise<void> {
  const [freed] = await transaction
    .delete(interviewBookings)
    .where(and(eq(interviewBookings.interviewId, interviewId), eq(interviewBookings.personId, personId)))
    .returning();
  if (!freed) return;
  await announceRivals(transaction, {
    interviewId,
    memberId: '',
    interviewerIds: [personId],
    startsAt: freed.startsAt,
  });
}

interface Span {
  from: Date;
  until: Date;
  except?: string | undefined;
}

/** The agreed interviews of these people in a span of time. */
export function listBusy(database: Database, people: readonly string[], { from, until, except }: Span) {
  const { personId, startsAt, endsAt } = interviewBookings;
  return database
    .select({ personId, startsAt, endsAt })
    .from(interviewBookings)
    .where(
      and(
        inArray(personId, [...people]),
        lt(startsAt, until),
        gt(endsAt, from),
        except === undefined ? undefined : ne(interviewBookings.interviewId, except),
      ),
    )
    .orderBy(startsAt);
}

const MAXIMUM_RIVALS = 100;

/** Announces to others who were offered the slot that their choice of times changed. */
async function announceRivals(transaction: Database, { interviewId, interviewerIds, startsAt }: Hour): Promise<void> {
  const rivals = await transaction
    .selectDistinct({
      id: applications.id,
      positionId: applications.positionId,
      memberId: applications.memberId,
      workspaceId: applications.workspaceId,
    })
    .from(interviewSlots)
    .innerJoin(interviews, eq(interviews.id, interviewSlots.interviewId))
    .innerJoin(interviewers, eq(interviewers.interviewId, interviews.id))
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(
      and(
        inArray(interviewers.userId, [...interviewerIds]),
        eq(interviews.state, 'offered'),
        ne(interviews.id, interviewId),
        isNull(interviewSlots.confirmedAt),
        gt(interviewSlots.startsAt, new Date(startsAt.getTime() - SLOT_MINUTES * 60_000)),
        lt(interviewSlots.startsAt, endOfSlot(startsAt)),
      ),
    )
    .limit(MAXIMUM_RIVALS);
  await announceApplications(transaction, rivals);
}

/** Written out, because a select from one table omits its name. Excludes slots in which somebody of the interview is in another one. */
export const isTaken = sql<boolean>`exists (
  select 1 from interview_bookings b
  where b.interview_id <> interview_slots.interview_id
    and b.starts_at < interview_slots.starts_at + make_interval(mins => ${sql.raw(String(SLOT_MINUTES))})
    and b.ends_at > interview_slots.starts_at
    and b.person_id in (
      select w.user_id from interviewers w where w.interview_id = interview_slots.interview_id
      union all
      select a.member_id from interviews i join applications a on a.id = i.application_id
        where i.id = interview_slots.interview_id))`;

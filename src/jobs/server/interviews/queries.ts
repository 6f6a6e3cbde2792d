import { and, asc, desc, eq, inArray, notInArray } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { InterviewKind } from '#jobs/rules/interview-terms.ts';
import { interviews, interviewSlots } from '#jobs/server/interviews/tables.ts';
import { applications } from '#jobs/server/tables.ts';
import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { positions } from '#projects/server/tables.ts';
import { isOfSpace } from '#workspaces/server/queries.ts';
import { workspaces } from '#workspaces/server/tables.ts';

export type InterviewRow = typeof interviews.$inferSelect;
export type SlotRow = typeof interviewSlots.$inferSelect;
const person = { email: users.email, name: users.name, language: users.language, brand: users.brand };

/** An application, held until the transaction ends: whoever offers, picks or cancels a time waits for the other. */
export async function holdApplication(
  transaction: Database,
  applicationId: string,
  reach: Reach | { readonly memberId: string },
) {
  const own =
    'memberId' in reach ? eq(applications.memberId, reach.memberId) : withinReach(applications.workspaceId, reach);
  const [held] = await transaction
    .select({
      application: applications,
      title: positions.title,
      companyName: positions.companyName,
      positionIndex: positions.positionIndex,
      ownerId: workspaces.ownerId,
      candidate: person,
    })
    .from(applications)
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .innerJoin(workspaces, eq(workspaces.id, applications.workspaceId))
    .innerJoin(users, eq(users.id, applications.memberId))
    .where(and(eq(applications.id, applicationId), own))
    .for('update', { of: applications });
  return held ?? null;
}

/** All applications of a position, held in the order of ids as everybody holds them. */
export function holdApplicationsOf(transaction: Database, positionId: string) {
  return transaction
    .select({
      application: applications,
      title: positions.title,
      companyName: positions.companyName,
      candidate: person,
    })
    .from(applications)
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .innerJoin(users, eq(users.id, applications.memberId))
    .where(eq(applications.positionId, positionId))
    .orderBy(asc(applications.id))
    .for('update', { of: applications });
}
export type HeldApplication = NonNullable<Awaited<ReturnType<typeof holdApplication>>>;

/** The interview that is being arranged or agreed, with the times of its latest offer. */
export async function findOpenInterview(transaction: Database, applicationId: string, kind: InterviewKind) {
  const [interview] = await transaction
    .select()
    .from(interviews)
    .where(
      and(
        eq(interviews.applicationId, applicationId),
        eq(interviews.kind, kind),
        notInArray(interviews.state, ['held', 'cancelled']),
      ),
    );
  if (!interview) return null;
  return { interview, slots: await listSlots(transaction, interview) };
}
export type OpenInterview = NonNullable<Awaited<ReturnType<typeof findOpenInterview>>>;

function listSlots(transaction: Database, { id, round }: InterviewRow) {
  return transaction
    .select()
    .from(interviewSlots)
    .where(and(eq(interviewSlots.interviewId, id), eq(interviewSlots.round, round)))
    .orderBy(asc(interviewSlots.startsAt));
}

/** The newest interview of each kind of these applications, with the times of its latest offer; two statements. */
export async function listLatestInterviews(database: Database, applicationIds: string[]) {
  const rows = await database
    .selectDistinctOn([interviews.applicationId, interviews.kind])
    .from(interviews)
    .where(inArray(interviews.applicationId, applicationIds))
    .orderBy(interviews.applicationId, interviews.kind, desc(interviews.createdAt), desc(interviews.id));
  const slots = rows.length === 0 ? [] : await listLatestSlots(database, rows);
  return rows.map((interview) => ({
    interview,
    slots: slots.filter(({ interviewId, round }) => interviewId === interview.id && round === interview.round),
  }));
}

function listLatestSlots(database: Database, rows: readonly InterviewRow[]) {
  const ids = rows.map(({ id }) => id);
  return database
    .select()
    .from(interviewSlots)
    .where(inArray(interviewSlots.interviewId, ids))
    .orderBy(asc(interviewSlots.startsAt));
}

/** Who speaks for the company in an interview: whoever offered it, and the owner when that person is not of the company any more. */
export async function findCompanySide(
  transaction: Database,
  { application: { workspaceId }, ownerId }: HeldApplication,
  { offeredBy }: InterviewRow,
) {
  const rows = await transaction
    .select({ id: users.id, ...person })
    .from(users)
    .where(and(inArray(users.id, [ownerId, ...(offeredBy === null ? [] : [offeredBy])]), isOfSpace(workspaceId)));
  return (rows.find(({ id }) => id === offeredBy) ?? rows.find(({ id }) => id === ownerId))!;
}

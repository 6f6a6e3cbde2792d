import { and, asc, desc, eq, getTableColumns, inArray, notInArray, type SQL } from 'drizzle-orm';
import { mailReader } from '#accounts/server/mail-reader.ts';
import { users } from '#accounts/server/tables.ts';
import type { InterviewKind } from '#applications/rules/interview-terms.ts';
import { isTaken } from '#applications/interviews/server/bookings.ts';
import { interviewers, interviews, interviewSlots } from '#applications/interviews/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { positions } from '#projects/server/tables.ts';
import { isOfSpace } from '#workspaces/server/queries.ts';
import { workspaces } from '#workspaces/server/tables.ts';

export type InterviewRow = typeof interviews.$inferSelect;
/** A taken slot cannot be picked: somebody of the interview is in another one at that time. */
export type SlotRow = typeof interviewSlots.$inferSelect & { isTaken: boolean };
const slot = { ...getTableColumns(interviewSlots), isTaken };
const person = mailReader;

const fields = {
  application: applications,
  title: positions.title,
  companyName: positions.companyName,
  positionIndex: positions.positionIndex,
  ownerId: workspaces.ownerId,
  candidate: person,
};

/** Applications with the data that mails and calendars need. */
function selectApplications(database: Database, condition: SQL | undefined) {
  return database
    .select(fields)
    .from(applications)
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .innerJoin(workspaces, eq(workspaces.id, applications.workspaceId))
    .innerJoin(users, eq(users.id, applications.memberId))
    .where(condition);
}

/** Locks an application until the transaction ends, so that concurrent offers, picks and cancellations wait. */
export async function lockApplication(
  transaction: Database,
  applicationId: string,
  reach: Reach | { readonly memberId: string },
) {
  const own =
    'memberId' in reach ? eq(applications.memberId, reach.memberId) : withinReach(applications.workspaceId, reach);
  const condition = and(eq(applications.id, applicationId), own);
  const [locked] = await selectApplications(transaction, condition).for('update', { of: applications });
  return locked ?? null;
}

/** All applications of a position, locked in the order of ids as everywhere. */
export function lockApplicationsOf(transaction: Database, positionId: string) {
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

/** A member's own application, read-only. */
export async function findOwnInterviewApplication(database: Database, applicationId: string, memberId: string) {
  const own = and(eq(applications.id, applicationId), eq(applications.memberId, memberId));
  const [found] = await selectApplications(database, own);
  return found ?? null;
}

/** Read-only. */
export function listInterviewApplications(database: Database, applicationIds: string[]) {
  return selectApplications(database, inArray(applications.id, applicationIds));
}
export type InterviewApplication = NonNullable<Awaited<ReturnType<typeof lockApplication>>>;

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
  const [slots, company] = await Promise.all([
    listSlots(transaction, interview),
    listInterviewers(transaction, [interview.id]),
  ]);
  return { interview, slots, interviewers: company };
}
export type OpenInterview = NonNullable<Awaited<ReturnType<typeof findOpenInterview>>>;

function listSlots(transaction: Database, { id, round }: InterviewRow) {
  return transaction
    .select(slot)
    .from(interviewSlots)
    .where(and(eq(interviewSlots.interviewId, id), eq(interviewSlots.round, round)))
    .orderBy(asc(interviewSlots.startsAt));
}

/** More interviews than this of one application are never shown. */
const MAXIMUM_INTERVIEWS = 50;

/** The newest interview of each kind of these applications, with the times of its latest offer; three statements. */
export async function listLatestInterviews(database: Database, applicationIds: string[]) {
  const rows = await database
    .selectDistinctOn([interviews.applicationId, interviews.kind])
    .from(interviews)
    .where(inArray(interviews.applicationId, applicationIds))
    .orderBy(interviews.applicationId, interviews.kind, desc(interviews.createdAt), desc(interviews.id));
  return withTimes(database, rows);
}

/** All interviews of one application, newest first; three statements. */
export async function listInterviews(database: Database, applicationId: string) {
  const rows = await database
    .select()
    .from(interviews)
    .where(eq(interviews.applicationId, applicationId))
    .orderBy(desc(interviews.createdAt), desc(interviews.id))
    .limit(MAXIMUM_INTERVIEWS);
  return withTimes(database, rows);
}

async function withTimes(database: Database, rows: readonly InterviewRow[]) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [slots, company] = await Promise.all([listLatestSlots(database, rows), listInterviewers(database, ids)]);
  return rows.map((interview) => ({
    interview,
    slots: slots.filter(({ interviewId, round }) => interviewId === interview.id && round === interview.round),
    interviewers: company.filter(({ interviewId }) => interviewId === interview.id),
  }));
}

function listLatestSlots(database: Database, rows: readonly InterviewRow[]) {
  const ids = rows.map(({ id }) => id);
  return database
    .select(slot)
    .from(interviewSlots)
    .where(inArray(interviewSlots.interviewId, ids))
    .orderBy(asc(interviewSlots.startsAt));
}

/** The interviewers of the candidate, by name. */
export function listInterviewers(database: Database, interviewIds: string[]) {
  return database
    .select({ interviewId: interviewers.interviewId, id: users.id, image: users.image, ...person })
    .from(interviewers)
    .innerJoin(users, eq(users.id, interviewers.userId))
    .where(inArray(interviewers.interviewId, interviewIds))
    .orderBy(asc(users.name), asc(users.id));
}

export type InterviewerRow = Awaited<ReturnType<typeof listInterviewers>>[number];

/**
 * Who is notified of an interview for the company: its interviewers and the colleague who offered it; the owner when none of them belongs to the
 * company any more.
 */
export async function findCompanyRecipients(
  transaction: Database,
  { interview, interviewers: company }: Pick<OpenInterview, 'interview' | 'interviewers'>,
  { ownerId, application: { workspaceId } }: Pick<InterviewApplication, 'ownerId' | 'application'>,
) {
  const ids = [...company.map(({ id }) => id), ...(interview.offeredBy ? [interview.offeredBy] : [])];
  const rows = await transaction
    .select({ id: users.id, ...person })
    .from(users)
    .where(and(inArray(users.id, [...ids, ownerId]), isOfSpace(workspaceId)));
  const involved = rows.filter(({ id }) => ids.includes(id));
  return involved.length > 0 ? involved : rows;
}

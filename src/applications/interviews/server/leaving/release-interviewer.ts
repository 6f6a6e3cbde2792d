import { and, asc, eq, ne, notInArray } from 'drizzle-orm';
import { announceApplications } from '#applications/server/announce-applications.ts';
import { recordOfApplications } from '#applications/server/record-happenings.ts';
import { applications } from '#applications/server/tables.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { endOfSlot } from '#applications/interviews/rules/interview-slots.ts';
import { freeHourOf } from '#applications/interviews/server/bookings.ts';
import { cancelledTime, interviewMail } from '#applications/interviews/server/emails.ts';
import {
  type LeftInterview,
  missingInterviewersMail,
} from '#applications/interviews/server/leaving/missing-interviewers-mail.ts';
import { confirmedStart } from '#applications/interviews/server/present-interview.ts';
import { findOpenInterview, lockApplication } from '#applications/interviews/server/queries.ts';
import { interviewers, interviews } from '#applications/interviews/server/tables.ts';
import { writeInterview } from '#applications/interviews/server/write-interview.ts';
import { clock } from '#platform/calendar/clock.ts';
import type { Database } from '#platform/db/connection.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { findOwnerToMail } from '#workspaces/company/server/find-owner-to-mail.ts';
import type { LeavingInterviewer } from '#workspaces/server/ports.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/**
 * Takes somebody who no longer belongs to a company out of its coming interviews. Their hours are free and their calendar drops the entries;
 * candidates keep their times, and the company's owner is told which interviews need another interviewer.
 */
export async function releaseInterviewer(transaction: Database, leaving: LeavingInterviewer): Promise<void> {
  const left = [];
  for (const place of await listInterviewsOf(transaction, leaving)) {
    const one = await leaveInterview(transaction, leaving, place);
    if (one) left.push(one);
  }
  for (const [workspaceId, ofSpace] of Map.groupBy(left, ({ applied }) => applied.application.workspaceId))
    await notifyOwner(transaction, workspaceId, ofSpace, leaving);
}

/** In spaces of others: an own one closes with its owner's account. */
function listInterviewsOf(transaction: Database, { userId, workspaceId }: LeavingInterviewer) {
  return transaction
    .select({ applicationId: interviews.applicationId, kind: interviews.kind })
    .from(interviewers)
    .innerJoin(interviews, eq(interviews.id, interviewers.interviewId))
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(workspaces, eq(workspaces.id, applications.workspaceId))
    .where(
      and(
        eq(interviewers.userId, userId),
        notInArray(interviews.state, ['held', 'cancelled']),
        ne(workspaces.ownerId, userId),
        workspaceId === undefined ? undefined : eq(applications.workspaceId, workspaceId),
      ),
    )
    .orderBy(asc(interviews.applicationId), asc(interviews.kind));
}

type Place = Awaited<ReturnType<typeof listInterviewsOf>>[number];

async function leaveInterview(
  transaction: Database,
  { userId, actorId }: LeavingInterviewer,
  { applicationId, kind }: Place,
): Promise<LeftInterview | null> {
  const now = clock.now();
  const applied = await lockApplication(transaction, applicationId, { every: true });
  const open = applied && (await findOpenInterview(transaction, applicationId, kind));
  const leaver = open?.interviewers.find(({ id }) => id === userId);
  const startsAt = open && confirmedStart(open);
  if (!applied || !open || !leaver || (startsAt && endOfSlot(startsAt) <= now)) return null;
  const { id: interviewId } = open.interview;
  await transaction
    .delete(interviewers)
    .where(and(eq(interviewers.interviewId, interviewId), eq(interviewers.userId, userId)));
  await freeHourOf(transaction, { interviewId, personId: userId });
  const interview = await writeInterview(transaction, open.interview, {}, now);
  await recordOfApplications(transaction, applicationsHappenings.interviewChanged, [applied.application], actorId);
  await announceApplications(transaction, [applied.application]);
  if (startsAt) {
    const about = {
      applied,
      interview,
      times: [startsAt],
      calendar: cancelledTime(startsAt),
      hasLeft: true,
    };
    await queueMail(
      transaction,
      applicationsHappenings.interviewChanged,
      interviewMail('removedCompany', leaver, about),
    );
  }
  return {
    applied,
    interview,
    startsAt,
    name: leaver.name,
    staying: open.interviewers.filter(({ id }) => id !== userId),
  };
}

async function notifyOwner(
  transaction: Database,
  workspaceId: string,
  left: readonly LeftInterview[],
  { userId }: LeavingInterviewer,
): Promise<void> {
  const owner = await findOwnerToMail(transaction, workspaceId);
  if (!owner) return;
  const mail = missingInterviewersMail(owner, left);
  const about = [userId, ...left.map(({ applied }) => applied.application.memberId)];
  await queueMail(transaction, applicationsHappenings.interviewChanged, { ...mail, about });
}

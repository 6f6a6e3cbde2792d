import { applicationsHappenings } from '#applications/happenings.ts';
import { bookSlot, freeSlot } from '#applications/interviews/server/bookings.ts';
import { cancelledTime, interviewMail } from '#applications/interviews/server/emails.ts';
import { confirmedStart } from '#applications/interviews/server/present-interview.ts';
import {
  findCompanyRecipients,
  findOpenInterview,
  type InterviewApplication,
  type OpenInterview,
} from '#applications/interviews/server/queries.ts';
import { announceApplications } from '#applications/server/announce-applications.ts';
import { chooseInterviewers, setInterviewers } from '#applications/interviews/server/set-interviewers.ts';
import { writeInterview } from '#applications/interviews/server/write-interview.ts';
import { recordOfApplications } from '#applications/server/record-happenings.ts';
import type { Database } from '#platform/db/connection.ts';
import { queueMails } from '#platform/mail/outbox.ts';

interface Meeting {
  meetingLink: string | null;
  interviewerIds: readonly string[];
  actorId: string;
  now: Date;
}

interface Arranged {
  applied: InterviewApplication;
  open: OpenInterview;
}

/**
 * Changes how and with whom an interview takes place. For an agreed one everyone's calendar is updated, and removed interviewers' entries are
 * cancelled.
 */
export async function changeMeeting(
  transaction: Database,
  { applied, open }: Arranged,
  meeting: Meeting,
): Promise<void> {
  const { interviewerIds: requested, meetingLink, actorId, now } = meeting;
  const { workspaceId, memberId, id: applicationId } = applied.application;
  const { id: interviewId, kind } = open.interview;
  const chosen = await chooseInterviewers(transaction, { workspaceId, actorId, requested });
  const startsAt = confirmedStart(open);
  if (startsAt) {
    await freeSlot(transaction, interviewId);
    await bookSlot(transaction, { interviewId, memberId, interviewerIds: chosen, startsAt });
  }
  await setInterviewers(transaction, interviewId, chosen);
  const interview = await writeInterview(transaction, open.interview, { meetingLink }, now);
  await recordOfApplications(transaction, applicationsHappenings.interviewChanged, [applied.application], actorId);
  await announceApplications(transaction, [applied.application]);
  if (!startsAt) return;
  const before = await findCompanyRecipients(transaction, open, applied);
  const changed = await findOpenInterview(transaction, applicationId, kind);
  const after = changed ? await findCompanyRecipients(transaction, changed, applied) : [];
  const isIn = (people: readonly { id: string }[], id: string) => people.some((person) => person.id === id);
  const about = { applied, interview, times: [startsAt] };
  const staying = { ...about, calendar: { startsAt, method: 'REQUEST' as const } };
  await queueMails(transaction, applicationsHappenings.interviewChanged, [
    interviewMail('changed', applied.candidate, staying),
    ...after.map((one) => interviewMail(isIn(before, one.id) ? 'changedCompany' : 'addedCompany', one, staying)),
    ...before
      .filter(({ id }) => !isIn(after, id))
      .map((one) => interviewMail('removedCompany', one, { ...about, calendar: cancelledTime(startsAt) })),
  ]);
}

import { and, asc, eq, notInArray } from 'drizzle-orm';
import { applicationsHappenings } from '#applications/happenings.ts';
import { applications } from '#applications/server/tables.ts';
import { recordOfApplications } from '#applications/server/record-happenings.ts';
import { endOfSlot } from '#applications/interviews/rules/interview-slots.ts';
import { bookSlot, freeSlot, listBusy } from '#applications/interviews/server/bookings.ts';
import { cancelInterview } from '#applications/interviews/server/cancel-interview.ts';
import { cancelledTime, interviewMail } from '#applications/interviews/server/emails.ts';
import { confirmedStart } from '#applications/interviews/server/present-interview.ts';
import { findCompanyRecipients, findOpenInterview, lockApplication } from '#applications/interviews/server/queries.ts';
import { setInterviewers } from '#applications/interviews/server/set-interviewers.ts';
import { interviews } from '#applications/interviews/server/tables.ts';
import { writeInterview } from '#applications/interviews/server/write-interview.ts';
import { clock } from '#platform/calendar/clock.ts';
import type { Database } from '#platform/db/connection.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { listCompanyPeople } from '#workspaces/people/server/list-company-people.ts';

/** A project's interviews in progress, with the company's people who know about them; read before the project moves. */
export async function listInterviewsToHandOver(transaction: Database, projectId: string) {
  const open = await transaction
    .select({ applicationId: interviews.applicationId, kind: interviews.kind })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(and(eq(applications.projectId, projectId), notInArray(interviews.state, ['held', 'cancelled'])))
    .orderBy(asc(interviews.applicationId), asc(interviews.kind));
  const arranged = [];
  for (const { applicationId, kind } of open) {
    const applied = await lockApplication(transaction, applicationId, { every: true });
    const found = applied && (await findOpenInterview(transaction, applicationId, kind));
    if (!applied || !found) continue;
    arranged.push({ applicationId, found, informed: await findCompanyRecipients(transaction, found, applied) });
  }
  return arranged;
}

/**
 * After a project moved, its interviews continue with the new owner instead of interviewers who stay behind. Those interviewers' slots are
 * freed and their calendars updated. An agreed time at which the new owner is not free is cancelled.
 */
export async function handOverInterviews(
  transaction: Database,
  arranged: Awaited<ReturnType<typeof listInterviewsToHandOver>>,
): Promise<void> {
  const now = clock.now();
  for (const { applicationId, found, informed } of arranged) {
    const applied = await lockApplication(transaction, applicationId, { every: true });
    if (!applied) continue;
    const { ownerId, application } = applied;
    const people = await listCompanyPeople(transaction, application.workspaceId);
    const isHere = (id: string) => people.some((person) => person.id === id);
    const staying = found.interviewers.map(({ id }) => id).filter(isHere);
    const chosen = staying.length > 0 ? staying : [ownerId];
    const startsAt = confirmedStart(found);
    const isAhead = startsAt !== null && endOfSlot(startsAt) > now;
    await setInterviewers(transaction, found.interview.id, chosen);
    if (startsAt && isAhead) {
      await freeSlot(transaction, found.interview.id);
      const gone = informed.filter(({ id }) => !isHere(id));
      const left = { applied, times: [startsAt], calendar: cancelledTime(startsAt), hasLeft: true };
      const next = { ...found.interview, sequence: found.interview.sequence + 1 };
      await queueMails(
        transaction,
        applicationsHappenings.interviewChanged,
        gone.map((reader) => interviewMail('removedCompany', reader, { ...left, interview: next })),
      );
      const span = { from: startsAt, until: endOfSlot(startsAt), except: found.interview.id };
      if ((await listBusy(transaction, chosen, span)).length > 0) {
        const changed = await findOpenInterview(transaction, applicationId, found.interview.kind);
        const off = { actorId: ownerId, reason: null, now };
        if (changed) await cancelInterview(transaction, applied, changed, off);
        continue;
      }
      const hour = {
        interviewId: found.interview.id,
        memberId: application.memberId,
        interviewerIds: chosen,
        startsAt,
      };
      await bookSlot(transaction, hour);
    }
    const interview = await writeInterview(transaction, found.interview, {}, now);
    await recordOfApplications(transaction, applicationsHappenings.interviewChanged, [application], null);
    const changed = await findOpenInterview(transaction, applicationId, interview.kind);
    if (!startsAt || !isAhead || !changed) continue;
    const about = {
      applied,
      interview,
      times: [startsAt],
      calendar: { startsAt, method: 'REQUEST' as const },
    };
    const invited = (await findCompanyRecipients(transaction, changed, applied)).filter(
      ({ id }) => !informed.some((reader) => reader.id === id),
    );
    await queueMails(
      transaction,
      applicationsHappenings.interviewChanged,
      invited.map((reader) => interviewMail('addedCompany', reader, about)),
    );
  }
}

import { eq } from 'drizzle-orm';
import { applicationsErrors } from '#applications/errors.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { endOfSlot } from '#applications/interviews/rules/interview-slots.ts';
import { interviewKindOf } from '#applications/interviews/rules/interview-step.ts';
import { asTold } from '#applications/rules/told-status.ts';
import { bookSlot } from '#applications/interviews/server/bookings.ts';
import { cancelInterview } from '#applications/interviews/server/cancel-interview.ts';
import { cancelledTime, interviewMail } from '#applications/interviews/server/emails.ts';
import { remindersSentAtAgreement } from '#applications/interviews/rules/interview-reminders.ts';
import { confirmedStart } from '#applications/interviews/server/present-interview.ts';
import { findCompanyRecipients, findOpenInterview, lockApplication } from '#applications/interviews/server/queries.ts';
import { recordSideEvent } from '#applications/interviews/server/record.ts';
import { releaseTime, writeInterview } from '#applications/interviews/server/write-interview.ts';
import { interviewSlots } from '#applications/interviews/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { queueMails } from '#platform/mail/outbox.ts';

interface Answer {
  applicationId: string;
  memberId: string;
  now: Date;
}

/** The member's application with the interview being arranged for its stage, both locked. */
async function lockOffer(transaction: Database, { applicationId, memberId }: Answer) {
  const applied = await lockApplication(transaction, applicationId, { memberId });
  if (!applied) throw applicationsErrors.notFound();
  const { stage, state } = asTold(applied.application);
  const kind = interviewKindOf(stage, state);
  const open = kind && (await findOpenInterview(transaction, applicationId, kind));
  if (!open) throw applicationsErrors.noInterviewNow();
  return { applied, open };
}

/** The candidate picks one of the offered times; picking it again changes nothing. Of two concurrent picks the first counts. */
export function pickSlot(database: Database, answer: Answer & { slotId: string }): Promise<void> {
  return database.transaction(async (transaction) => {
    const { applied, open } = await lockOffer(transaction, answer);
    const { state } = open.interview;
    const slot = open.slots.find(({ id }) => id === answer.slotId);
    if (state === 'confirmed' && slot?.confirmedAt) return;
    if (state === 'confirmed') throw applicationsErrors.interviewConfirmed();
    if (state === 'rescheduleRequested') throw applicationsErrors.waitForOptions();
    if (!slot || slot.startsAt <= answer.now) throw applicationsErrors.slotGone();
    const { startsAt } = slot;
    const interviewerIds = open.interviewers.map(({ id }) => id);
    await bookSlot(transaction, {
      interviewId: open.interview.id,
      memberId: answer.memberId,
      interviewerIds,
      startsAt,
    });
    await transaction.update(interviewSlots).set({ confirmedAt: answer.now }).where(eq(interviewSlots.id, slot.id));
    const interview = await writeInterview(
      transaction,
      open.interview,
      { state: 'confirmed', ...remindersSentAtAgreement(startsAt, answer.now) },
      answer.now,
    );
    await recordSideEvent(transaction, applied.application, {
      event: 'interviewConfirmed',
      detail: { kind: interview.kind, startsAt: startsAt.toISOString() },
      actorId: answer.memberId,
      at: answer.now,
    });
    const about = {
      applied,
      interview,
      times: [startsAt],
      calendar: { startsAt, method: 'REQUEST' as const },
    };
    const company = await findCompanyRecipients(transaction, open, applied);
    await queueMails(transaction, applicationsHappenings.interviewConfirmed, [
      interviewMail('confirmed', applied.candidate, about),
      ...company.map((reader) => interviewMail('confirmedCompany', reader, about)),
    ]);
  });
}

/** The candidate asks for other times and says why; until they come nothing can be picked. Asked twice, the first reason stays. */
export function requestReschedule(database: Database, answer: Answer & { reason: string }): Promise<void> {
  return database.transaction(async (transaction) => {
    const { applied, open } = await lockOffer(transaction, answer);
    if (open.interview.state === 'rescheduleRequested') return;
    const confirmed = confirmedStart(open);
    if (confirmed && endOfSlot(confirmed) <= answer.now) throw applicationsErrors.noInterviewNow();
    await releaseTime(transaction, open.interview);
    const { reason, now, memberId: actorId } = answer;
    const change = { state: 'rescheduleRequested', rescheduleReason: reason } as const;
    const interview = await writeInterview(transaction, open.interview, change, now);
    const entry = { detail: { kind: interview.kind }, reason, actorId, at: now };
    await recordSideEvent(transaction, applied.application, { event: 'interviewRescheduleRequested', ...entry });
    const about = { applied, interview, reason, calendar: cancelledTime(confirmed) };
    const company = await findCompanyRecipients(transaction, open, applied);
    await queueMails(transaction, applicationsHappenings.interviewRescheduleRequested, [
      interviewMail('rescheduleRequested', applied.candidate, about),
      ...company.map((reader) => interviewMail('rescheduleRequestedCompany', reader, about)),
    ]);
  });
}

/** The candidate cancels the interview and says why; the application stays, and the company may offer times again. */
export function cancelOwnInterview(database: Database, answer: Answer & { reason: string }): Promise<void> {
  return database.transaction(async (transaction) => {
    const { applied, open } = await lockOffer(transaction, answer);
    const confirmed = confirmedStart(open);
    if (confirmed && endOfSlot(confirmed) <= answer.now) throw applicationsErrors.noInterviewNow();
    const { memberId: actorId, reason, now } = answer;
    await cancelInterview(transaction, applied, open, { actorId, reason, now });
  });
}

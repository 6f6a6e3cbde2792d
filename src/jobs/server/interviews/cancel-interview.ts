import { eq } from 'drizzle-orm';
import { endOfSlot } from '#jobs/rules/interview-slots.ts';
import { interviewMail } from '#jobs/server/interviews/mails.ts';
import { confirmedStart } from '#jobs/server/interviews/present-interview.ts';
import { findCompanySide, type HeldApplication, type OpenInterview } from '#jobs/server/interviews/queries.ts';
import { recordSideEvent } from '#jobs/server/interviews/record.ts';
import { writeInterview } from '#jobs/server/interviews/write-interview.ts';
import { interviewSlots } from '#jobs/server/interviews/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { queueMails } from '#platform/mail/outbox.ts';

interface Cancellation {
  actorId: string;
  now: Date;
  publicUrl: string;
}

/** Calls an interview of a held application off and tells both sides; one whose time has passed has taken place. */
export async function cancelInterview(
  transaction: Database,
  held: HeldApplication,
  open: OpenInterview,
  { actorId, now, publicUrl }: Cancellation,
): Promise<void> {
  const confirmed = confirmedStart(open);
  if (confirmed && endOfSlot(confirmed) <= now) {
    await writeInterview(transaction, open.interview, { state: 'held' }, now);
    return;
  }
  await transaction
    .update(interviewSlots)
    .set({ confirmedAt: null })
    .where(eq(interviewSlots.interviewId, open.interview.id));
  const change = { state: 'cancelled', rescheduleReason: null } as const;
  const interview = await writeInterview(transaction, open.interview, change, now);
  const entry = { detail: { kind: interview.kind }, actorId, at: now };
  await recordSideEvent(transaction, held.application, { event: 'interviewCancelled', ...entry });
  const about = {
    ...{ held, interview, publicUrl, times: confirmed ? [confirmed] : [] },
    calendar: confirmed && { startsAt: confirmed, isCancelled: true },
  };
  const company = await findCompanySide(transaction, held, interview);
  await queueMails(transaction, [
    interviewMail('cancelled', held.candidate, about),
    interviewMail('cancelledCompany', company, about),
  ]);
}

import { applicationsHappenings } from '#applications/happenings.ts';
import { endOfSlot } from '#applications/interviews/rules/interview-slots.ts';
import { cancelledTime, interviewMail } from '#applications/interviews/server/emails.ts';
import { confirmedStart } from '#applications/interviews/server/present-interview.ts';
import {
  findCompanyRecipients,
  type InterviewApplication,
  type OpenInterview,
} from '#applications/interviews/server/queries.ts';
import { recordSideEvent } from '#applications/interviews/server/record.ts';
import { releaseTime, writeInterview } from '#applications/interviews/server/write-interview.ts';
import type { Database } from '#platform/db/connection.ts';
import { queueMails } from '#platform/mail/outbox.ts';

interface Cancellation {
  /** Null: nobody whose account still exists. */
  actorId: string | null;
  /** Shown to the other side. */
  reason: string | null;
  now: Date;
  /** How long the mails about an offer's end wait, because it may be undone (`restoreOffers`); that of an agreed time may not. */
  waitSeconds?: number | undefined;
}

/** Cancels an interview of a locked application and notifies both sides; one whose time has passed counts as held. */
export async function cancelInterview(
  transaction: Database,
  applied: InterviewApplication,
  open: OpenInterview,
  { actorId, reason, now, waitSeconds }: Cancellation,
): Promise<void> {
  const confirmed = confirmedStart(open);
  if (confirmed && endOfSlot(confirmed) <= now) {
    await writeInterview(transaction, open.interview, { state: 'held' }, now);
    return;
  }
  await releaseTime(transaction, open.interview);
  const change = { state: 'cancelled', rescheduleReason: null, cancelReason: reason, cancelledBy: actorId } as const;
  const interview = await writeInterview(transaction, open.interview, change, now);
  const isOffer = open.interview.state === 'offered';
  const entry = {
    detail: { kind: interview.kind, ...(isOffer && { wasOffer: true as const }) },
    reason,
    actorId,
    at: now,
  };
  await recordSideEvent(transaction, applied.application, { event: 'interviewCancelled', ...entry });
  const about = {
    applied,
    interview,
    reason,
    times: confirmed ? [confirmed] : [],
    calendar: cancelledTime(confirmed),
  };
  const company = await findCompanyRecipients(transaction, open, applied);
  const mails = [
    interviewMail('cancelled', applied.candidate, about),
    ...company.map((reader) => interviewMail('cancelledCompany', reader, about)),
  ];
  const waiting = { waitSeconds, about: [applied.application.memberId, applied.application.id] };
  await queueMails(
    transaction,
    applicationsHappenings.interviewCancelled,
    waitSeconds && isOffer ? mails.map((mail) => ({ ...mail, ...waiting, waitSeconds })) : mails,
  );
}

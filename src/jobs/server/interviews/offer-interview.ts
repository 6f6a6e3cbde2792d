import { eq } from 'drizzle-orm';
import { jobsErrors } from '#jobs/errors.ts';
import { endOfSlot, refuseOffer } from '#jobs/rules/interview-slots.ts';
import { interviewKindOf } from '#jobs/rules/interview-step.ts';
import type { InterviewKind } from '#jobs/rules/interview-terms.ts';
import { interviewMail } from '#jobs/server/interviews/mails.ts';
import { confirmedStart } from '#jobs/server/interviews/present-interview.ts';
import { findOpenInterview, type HeldApplication, type OpenInterview } from '#jobs/server/interviews/queries.ts';
import { recordSideEvent } from '#jobs/server/interviews/record.ts';
import { writeInterview } from '#jobs/server/interviews/write-interview.ts';
import { interviews, interviewSlots } from '#jobs/server/interviews/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { queueMail } from '#platform/mail/outbox.ts';

export interface Offer {
  startsAt: readonly Date[];
  timeZone: string;
  meetingLink: string | null;
  actorId: string;
  now: Date;
  publicUrl: string;
}

/**
 * Offers times for the interview of the stage that a held application is in. Offered again, the new times take the place of
 * the old ones, and an agreed time is given up. One that took place stays, and a further one begins.
 */
export async function offerInterview(transaction: Database, held: HeldApplication, offer: Offer): Promise<void> {
  const { application } = held;
  const kind = interviewKindOf(application.stage, application.state);
  if (!kind) throw jobsErrors.noInterviewNow();
  const refusal = refuseOffer(offer.startsAt, offer.timeZone, offer.now);
  if (refusal) throw jobsErrors[refusal]();
  const open = await openOrSettled(transaction, await findOpenInterview(transaction, application.id, kind), offer.now);
  const interview = open ? await offerAnew(transaction, open, offer) : await offerFirst(transaction, held, kind, offer);
  const { round, id: interviewId } = interview;
  const { workspaceId } = application;
  const rows = offer.startsAt.map((startsAt) => ({ interviewId, workspaceId, round, startsAt }));
  await transaction.insert(interviewSlots).values(rows);
  const entry = { detail: { kind }, actorId: offer.actorId, at: offer.now };
  await recordSideEvent(transaction, application, { event: 'interviewOffered', ...entry });
  const dropped = open && confirmedStart(open);
  await queueMail(
    transaction,
    interviewMail('offered', held.candidate, {
      ...{ held, interview, publicUrl: offer.publicUrl },
      times: offer.startsAt.toSorted((one, other) => one.getTime() - other.getTime()),
      calendar: dropped && { startsAt: dropped, isCancelled: true },
    }),
  );
}

/** An interview whose time has passed is over; the next offer is another one. */
async function openOrSettled(transaction: Database, open: OpenInterview | null, now: Date) {
  const confirmed = open && confirmedStart(open);
  if (!open || !confirmed || endOfSlot(confirmed) > now) return open;
  await writeInterview(transaction, open.interview, { state: 'held' }, now);
  return null;
}

async function offerFirst(transaction: Database, { application }: HeldApplication, kind: InterviewKind, offer: Offer) {
  const { timeZone, meetingLink, actorId: offeredBy, now } = offer;
  const moments = { createdAt: now, updatedAt: now };
  const [interview] = await transaction
    .insert(interviews)
    .values({ applicationId: application.id, kind, timeZone, meetingLink, offeredBy, ...moments })
    .returning();
  return interview!;
}

async function offerAnew(transaction: Database, { interview }: OpenInterview, offer: Offer) {
  const { timeZone, meetingLink, actorId: offeredBy, now } = offer;
  await transaction
    .update(interviewSlots)
    .set({ confirmedAt: null })
    .where(eq(interviewSlots.interviewId, interview.id));
  const round = interview.round + 1;
  const change = { state: 'offered', rescheduleReason: null, round, timeZone, meetingLink, offeredBy } as const;
  return writeInterview(transaction, interview, change, now);
}

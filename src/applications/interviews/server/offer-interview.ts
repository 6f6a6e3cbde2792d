import { applicationsErrors } from '#applications/errors.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { endOfSlot, refuseOffer } from '#applications/interviews/rules/interview-slots.ts';
import { isTimeZone } from '#platform/calendar/time-zones.ts';
import { timeZoneCity } from '#platform/calendar/time-zone-names.ts';
import { interviewKindOf } from '#applications/interviews/rules/interview-step.ts';
import type { InterviewKind } from '#applications/rules/interview-terms.ts';
import { momentOfLocalTime } from '#applications/interviews/rules/local-time.ts';
import { listBusy } from '#applications/interviews/server/bookings.ts';
import { cancelledTime, interviewMail } from '#applications/interviews/server/emails.ts';
import { confirmedStart } from '#applications/interviews/server/present-interview.ts';
import {
  findCompanyRecipients,
  findOpenInterview,
  type InterviewApplication,
  type OpenInterview,
} from '#applications/interviews/server/queries.ts';
import { recordSideEvent } from '#applications/interviews/server/record.ts';
import { chooseInterviewers, setInterviewers } from '#applications/interviews/server/set-interviewers.ts';
import { interviews, interviewSlots } from '#applications/interviews/server/tables.ts';
import { releaseTime, writeInterview } from '#applications/interviews/server/write-interview.ts';
import type { Database } from '#platform/db/connection.ts';
import { queueMails } from '#platform/mail/outbox.ts';

export interface Offer {
  /** Local times in the zone. */
  times: readonly string[];
  timeZone: string;
  meetingLink: string | null;
  message: string | null;
  /** Empty: the colleague who offers. */
  interviewerIds: readonly string[];
  actorId: string;
  now: Date;
}

/**
 * Offers times for the interview of a locked application's stage. A new offer replaces the old times and releases an agreed one. An interview that
 * took place stays, and a further one starts.
 */
export async function offerInterview(
  transaction: Database,
  applied: InterviewApplication,
  offer: Offer,
): Promise<void> {
  const { application } = applied;
  const { actorId, now, message } = offer;
  const { workspaceId } = application;
  const kind = interviewKindOf(application.stage, application.state);
  if (!kind) throw applicationsErrors.noInterviewNow();
  const startsAt = readTimes(offer);
  const open = await openOrSettled(transaction, await findOpenInterview(transaction, application.id, kind), now);
  const chosen = await chooseInterviewers(transaction, { workspaceId, actorId, requested: offer.interviewerIds });
  await refuseBusy(transaction, { people: [application.memberId, ...chosen], startsAt, except: open?.interview.id });
  const agreed = open && confirmedStart(open);
  const interview = open
    ? await offerAnew(transaction, open, offer)
    : await offerFirst(transaction, applied, kind, offer);
  const { round, id: interviewId } = interview;
  await setInterviewers(transaction, interviewId, chosen);
  const rows = startsAt.map((start) => ({ interviewId, workspaceId, round, startsAt: start }));
  await transaction.insert(interviewSlots).values(rows);
  await recordSideEvent(transaction, application, { event: 'interviewOffered', detail: { kind }, actorId, at: now });
  const about = { applied, interview, message, calendar: cancelledTime(agreed) };
  const leaving = open && agreed ? await findCompanyRecipients(transaction, open, applied) : [];
  await queueMails(transaction, applicationsHappenings.interviewOffered, [
    interviewMail('offered', applied.candidate, { ...about, times: startsAt }),
    ...leaving.map((reader) => interviewMail('movedCompany', reader, { ...about, times: agreed ? [agreed] : [] })),
  ]);
}

/** The offered moments, earliest first; refuses a local time that the zone's clocks skip. */
function readTimes({ times, timeZone, now }: Offer): Date[] {
  if (!isTimeZone(timeZone)) throw applicationsErrors.timeZoneUnknown();
  const startsAt = times.map((time) => {
    const moment = momentOfLocalTime(time, timeZone);
    if (!moment) throw applicationsErrors.timeInGap({ time: time.replace('T', ' '), zone: timeZoneCity(timeZone) });
    return moment;
  });
  const refusal = refuseOffer(startsAt, timeZone, now);
  if (refusal) throw applicationsErrors[refusal]();
  return startsAt.toSorted((one, other) => one.getTime() - other.getTime());
}

interface Wish {
  people: readonly string[];
  startsAt: readonly Date[];
  except: string | undefined;
}

/** A time at which somebody has another agreed interview could never be picked. */
async function refuseBusy(transaction: Database, { people, startsAt, except }: Wish): Promise<void> {
  const span = { from: startsAt[0]!, until: endOfSlot(startsAt.at(-1)!), except };
  const busy = await listBusy(transaction, people, span);
  const overlaps = startsAt.some((start) => busy.some((one) => one.startsAt < endOfSlot(start) && one.endsAt > start));
  if (overlaps) throw applicationsErrors.personBusy();
}

/** An interview whose time has passed is over; the next offer starts another one. */
async function openOrSettled(transaction: Database, open: OpenInterview | null, now: Date) {
  const confirmed = open && confirmedStart(open);
  if (!open || !confirmed || endOfSlot(confirmed) > now) return open;
  await writeInterview(transaction, open.interview, { state: 'held' }, now);
  return null;
}

const termsOf = ({ timeZone, meetingLink, message, actorId: offeredBy }: Offer) => ({
  timeZone,
  meetingLink,
  message,
  offeredBy,
});

async function offerFirst(
  transaction: Database,
  { application }: InterviewApplication,
  kind: InterviewKind,
  offer: Offer,
) {
  const moments = { createdAt: offer.now, updatedAt: offer.now };
  const [interview] = await transaction
    .insert(interviews)
    .values({ applicationId: application.id, kind, ...termsOf(offer), ...moments })
    .returning();
  return interview!;
}

async function offerAnew(transaction: Database, { interview }: OpenInterview, offer: Offer) {
  await releaseTime(transaction, interview);
  const round = interview.round + 1;
  const change = { state: 'offered', rescheduleReason: null, offerLapsedAt: null, round, ...termsOf(offer) } as const;
  return writeInterview(transaction, interview, change, offer.now);
}

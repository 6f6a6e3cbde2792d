import { dateIn } from '#platform/calendar/time-zones.ts';
import type { OwnHolidays } from '#platform/calendar/business-days.ts';
import type { Database } from '#platform/db/connection.ts';
import { timesheetErrors } from '#timesheets/errors.ts';
import { minutesBetween } from '#timesheets/hours/rules/clock-end.ts';
import { disputeDeadline } from '#timesheets/hours/rules/dispute-deadline.ts';
import type { EntryOrigin } from '#timesheets/hours/rules/entry-origins.ts';
import { MAXIMUM_MINUTES_PER_DAY } from '#timesheets/hours/rules/hour-limits.ts';
import { dateObstacle } from '#timesheets/hours/rules/hours-obstacle.ts';
import { type DayPart, splitDays } from '#timesheets/hours/rules/split-days.ts';
import type { Workplace } from './find-workplace.ts';
import { describeSpan } from './describe-span.ts';
import { findClock, findOverlap, readDayMinutes } from './person-hours.ts';
import { timeEntries } from './tables.ts';

export interface HoursToWrite {
  memberId: string;
  /** Locked, as is the person. */
  workplace: Workplace;
  span: { start: Date; end: Date };
  description: string;
  origin: EntryOrigin;
  outsideId?: string;
  /** When they were first known here, from which the days back are counted; by default now. */
  seenAt?: Date;
}

/**
 * Writes worked hours, an entry for each local date that they touch, all of them or none. Refuses what is not yet over, too old, before the agreed
 * start, beside other entries or the running clock, and beyond the day's cap. The person and the task are locked; constraints of the database
 * hold the same for any other writer. Returns the entries in order.
 */
export async function writeEntries(
  transaction: Database,
  { memberId, workplace, span, description, origin, outsideId, seenAt }: HoursToWrite,
  { now, holidays }: { now: Date; holidays: OwnHolidays },
) {
  if (span.end > now) throw timesheetErrors.inFuture();
  const parts = splitDays(workplace.timeZone, span.start, span.end);
  if (parts.length === 0) throw timesheetErrors.emptySpan();
  for (const part of parts) {
    refuseDate(part, workplace, seenAt ?? now);
    await refuseTaken(transaction, memberId, part, null);
    await refuseOverCap(transaction, memberId, part, { replaced: 0, now });
  }
  const { workspaceId, projectId, taskId, hireId, timeZone } = workplace;
  return transaction
    .insert(timeEntries)
    .values(
      parts.map((part) => ({
        ...{ ...part, workspaceId, projectId, taskId, memberId, timeZone, description, origin },
        hireId: hireId!,
        deadlineAt: disputeDeadline(part.localDate, now, holidays),
        outsideId: outsideId ?? null,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .returning();
}

/** Refuses a date that is no longer, or was never, open to this person. */
export function refuseDate(
  { localDate }: Pick<DayPart, 'localDate'>,
  { timeZone, startsOn }: Pick<Workplace, 'timeZone' | 'startsOn'>,
  now: Date,
): void {
  const obstacle = dateObstacle(localDate, { today: dateIn(timeZone, now), startsOn });
  if (obstacle === 'beforeStart') throw timesheetErrors.beforeStart({ date: startsOn! });
  if (obstacle === 'tooLate') throw timesheetErrors.tooLate();
}

/** Refuses minutes that another entry, named in the error, or the running clock has. */
export async function refuseTaken(
  transaction: Database,
  memberId: string,
  part: Pick<DayPart, 'startedAt' | 'endedAt'>,
  except: string | null,
): Promise<void> {
  const taken = await findOverlap(transaction, memberId, part, except);
  if (taken) throw timesheetErrors.overlap(describeSpan(taken));
  const clock = await findClock(transaction, memberId);
  if (clock && clock.startedAt < part.endedAt) throw timesheetErrors.clockRuns();
}

/**
 * Refuses what goes beyond the day's cap, together with the running clock's minutes so far; `replaced` are the minutes of that date that go away
 * with it.
 */
export async function refuseOverCap(
  transaction: Database,
  memberId: string,
  { localDate, minutes }: Pick<DayPart, 'localDate' | 'minutes'>,
  { replaced, now }: { replaced: number; now: Date },
): Promise<void> {
  const clock = await findClock(transaction, memberId);
  const running = clock?.localDate === localDate ? minutesBetween(clock.startedAt, now) : 0;
  const others = (await readDayMinutes(transaction, memberId, localDate)) - replaced + running;
  if (others + minutes <= MAXIMUM_MINUTES_PER_DAY) return;
  throw timesheetErrors.dailyLimit({ date: localDate, left: Math.max(MAXIMUM_MINUTES_PER_DAY - others, 0) });
}

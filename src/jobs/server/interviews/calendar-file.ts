import { createEvent, type DateTime } from 'ics';
import { SLOT_MINUTES } from '#jobs/rules/interview-slots.ts';

interface CalendarEntry {
  interviewId: string;
  /** Raised with every change, so that calendars replace the entry they have. */
  sequence: number;
  startsAt: Date;
  title: string;
  description: string;
  meetingLink: string | null;
  isCancelled: boolean;
  /** Of the product, for an id that no other calendar has. */
  publicUrl: string;
}

const minuteOf = (moment: Date): DateTime => [
  moment.getUTCFullYear(),
  moment.getUTCMonth() + 1,
  moment.getUTCDate(),
  moment.getUTCHours(),
  moment.getUTCMinutes(),
];

/**
 * An interview as a calendar file (RFC 5545), in UTC, which every calendar shows in its reader's zone. It names nobody's
 * address: candidates and companies do not learn each other's e-mail by it.
 */
export function calendarFile(entry: CalendarEntry): string {
  const { interviewId, sequence, startsAt, title, description, meetingLink, isCancelled, publicUrl } = entry;
  const { error, value } = createEvent({
    productId: 'ponte',
    method: 'PUBLISH',
    uid: `interview-${interviewId}@${new URL(publicUrl).hostname}`,
    sequence,
    start: minuteOf(startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes: SLOT_MINUTES },
    title,
    description,
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: isCancelled ? 'FREE' : 'BUSY',
    ...(meetingLink !== null && { url: meetingLink, location: meetingLink }),
  });
  if (error || value === null) throw error ?? new Error('no calendar file');
  return value;
}

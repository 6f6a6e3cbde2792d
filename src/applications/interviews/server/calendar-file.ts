import { createEvents, type DateTime, type EventAttributes } from 'ics';
import { SLOT_MINUTES } from '#applications/interviews/rules/interview-slots.ts';
import { siteAddress } from '#platform/mail/site-address.ts';

/** `REQUEST` puts an interview into a calendar or moves it, `CANCEL` removes it, `PUBLISH` is for saving or following. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

interface CalendarEntry {
  interviewId: string;
  /** Raised with every change, so that calendars replace their entry. */
  sequence: number;
  startsAt: Date;
  changedAt: Date;
  title: string;
  description: string;
  meetingLink: string | null;
  /** The company's display name. */
  organizer: string;
  /** The reader of the file. */
  attendee: { name: string; email: string };
}

interface CalendarHead {
  method: CalendarMethod;
  name?: string;
}

const minuteOf = (moment: Date): DateTime => [
  moment.getUTCFullYear(),
  moment.getUTCMonth() + 1,
  moment.getUTCDate(),
  moment.getUTCHours(),
  moment.getUTCMinutes(),
];

/**
 * Interviews as a calendar file (RFC 5545, 5546), in UTC, which every calendar shows in its reader's zone. The only personal address in it is its
 * reader's, and the organizer's is the product's, so nobody learns another's e-mail from it.
 */
export function calendarFile(entries: readonly CalendarEntry[], { method, name }: CalendarHead): string {
  // Ids are unique across calendars by the product's address.
  const { hostname } = new URL(siteAddress());
  const header = { productId: 'ponte', method, ...(name !== undefined && { calName: name }) };
  const events = entries.map((entry) => fittingEvent(toEvent(entry, method, hostname)));
  const { error, value } = createEvents(events, header);
  if (error || !value) throw error ?? new Error('no calendar file');
  return foldLines(value);
}

/** A quoted name cannot contain quotation marks (RFC 5545, 3.2). */
const plainName = (name: string) => name.replaceAll('"', "'").replaceAll(/[\r\n]+/g, ' ');

const LINE_OCTETS = 75;

/** The library folds lines by characters; calendars count octets, and an accented letter takes two of them (RFC 5545, 3.1). */
function foldLines(file: string): string {
  const lines = file.replaceAll(/\r\n[\t ]/g, '').split('\r\n');
  return lines.map(foldLine).join('\r\n');
}

function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return folded;
}

const isHeld = (event: EventAttributes) => !createEvents([event]).error;

/**
 * What the library refuses is left out, rather than the whole file with the agreement that it comes with: it knows neither every host of a link,
 * which the location still names as text, nor every address that mail reaches.
 */
function fittingEvent(event: EventAttributes): EventAttributes {
  if (isHeld(event)) return event;
  const { url: _url, ...linkless } = event;
  if (isHeld(linkless)) return linkless;
  const { attendees: _attendees, organizer: _organizer, ...alone } = linkless;
  return alone;
}

function toEvent(entry: CalendarEntry, method: CalendarMethod, hostname: string): EventAttributes {
  const { interviewId, sequence, startsAt, changedAt, title, description, meetingLink, organizer, attendee } = entry;
  const isCancelled = method === 'CANCEL';
  return {
    uid: `interview-${interviewId}@${hostname}`,
    sequence,
    lastModified: minuteOf(changedAt),
    start: minuteOf(startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes: SLOT_MINUTES },
    title,
    description,
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: isCancelled ? 'FREE' : 'BUSY',
    ...(meetingLink !== null && { url: meetingLink, location: meetingLink }),
    ...(method !== 'PUBLISH' && {
      organizer: { name: plainName(organizer), email: `interviews@${hostname}` },
      attendees: [
        {
          name: plainName(attendee.name),
          email: attendee.email,
          rsvp: false,
          partstat: 'ACCEPTED' as const,
          role: 'REQ-PARTICIPANT' as const,
        },
      ],
    }),
  };
}

import { clockHour } from '#platform/i18n/clock-hour.ts';
import type { Reminder } from '#applications/interviews/rules/interview-reminders.ts';
import { timeZoneName } from '#platform/calendar/time-zone-names.ts';
import type { InterviewKind } from '#applications/rules/interview-terms.ts';
import { type CalendarMethod, calendarFile } from '#applications/interviews/server/calendar-file.ts';
import type { InterviewApplication, InterviewRow } from '#applications/interviews/server/queries.ts';
import { applicationPath } from '#applications/paths.ts';
import { type Language, localeOf } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { type Reader, writeLetter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import { projectPaths } from '#projects/paths.ts';

/** A calendar names its reader. */
type InterviewReader = Reader & { name: string };

/** The event, worded for one of the two sides. */
export type InterviewNews =
  | 'offered'
  | 'movedCompany'
  | 'confirmed'
  | 'confirmedCompany'
  | 'rescheduleRequested'
  | 'rescheduleRequestedCompany'
  | 'cancelled'
  | 'cancelledCompany'
  | 'addedCompany'
  | 'changed'
  | 'changedCompany'
  | 'removedCompany'
  | 'lapsed'
  | 'lapsedCompany'
  | Reminder
  | `${Reminder}Company`;

interface AboutInterview {
  applied: InterviewApplication;
  interview: Pick<InterviewRow, 'id' | 'kind' | 'sequence' | 'timeZone' | 'meetingLink' | 'updatedAt'>;
  /** The times that the mail lists. */
  times?: readonly Date[];
  /** The agreed time that a calendar should add or remove. */
  calendar?: AgreedTime | null;
  reason?: string | null;
  /** The company's message with an offer. */
  message?: string | null;
  /** The reader no longer belongs to the company, whose pages would not open. */
  hasLeft?: boolean;
}

export interface AgreedTime {
  startsAt: Date;
  method: CalendarMethod;
}

/** For people who have this time in their calendar. */
export const cancelledTime = (startsAt: Date | null): AgreedTime | null => startsAt && { startsAt, method: 'CANCEL' };

/** A time in words with its zone, because mails do not know where they are read. */
export function timeInWords(moment: Date, timeZone: string, language: Language): string {
  const locale = localeOf(language);
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: clockHour(locale),
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(moment);
}

export function interviewMail(news: InterviewNews, reader: InterviewReader, about: AboutInterview): Mail {
  const { applied, interview, times = [], reason = null, message = null } = about;
  const { language } = reader;
  const list = times.map((time) => `• ${timeInWords(time, interview.timeZone, language)}`).join('\n');
  const values = parametersOf(applied, interview.kind, language);
  const { calendar } = about;
  return writeLetter(reader, 'applications/interviews:mail', values, (say) => ({
    about: [applied.application.memberId],
    subject: say(`${news}.subject`),
    paragraphs: [
      say(`${news}.text`),
      list,
      times.length > 0 && say('zone', { zone: timeZoneName(interview.timeZone, localeOf(language)) }),
      message !== null && say('message', { message }),
      reason !== null && say('reason', { reason }),
      namesTheLink(news) && interview.meetingLink && say('link', { link: interview.meetingLink }),
    ],
    action:
      !about.hasLeft &&
      (news.endsWith('Company')
        ? { label: say('toCandidate'), path: candidateAddress(applied) }
        : { label: say('applications:mail.seeApplications'), path: applicationPath(applied.application.id) }),
    footer: say('applications:mail.footer'),
    ...(calendar && { calendar: calendarFileOf(about, calendar, reader) }),
  }));
}

const namesTheLink = (news: InterviewNews) => /^(confirmed|added|changed|dayBefore|hourBefore)/.test(news);

/** The agreed time as a calendar file for its reader. */
export function calendarFileOf(
  about: Pick<AboutInterview, 'applied' | 'interview'>,
  { startsAt, method }: AgreedTime,
  reader: InterviewReader,
): string {
  return calendarFile([calendarEntry(about, startsAt, reader)], { method });
}

export function calendarEntry(
  { applied, interview }: Pick<AboutInterview, 'applied' | 'interview'>,
  startsAt: Date,
  { language, name, email }: InterviewReader,
) {
  const { id: interviewId, sequence, meetingLink, kind, updatedAt: changedAt } = interview;
  const say = (key: string) =>
    translate(language, `applications/interviews:mail.${key}`, parametersOf(applied, kind, language));
  return {
    interviewId,
    sequence,
    startsAt,
    changedAt,
    meetingLink,
    organizer: applied.companyName,
    attendee: { name, email },
    title: say(email === applied.candidate.email ? 'calendarTitle' : 'calendarTitleCompany'),
    description: say('calendarText'),
  };
}

function parametersOf(
  { title, companyName, candidate }: Pick<InterviewApplication, 'title' | 'companyName' | 'candidate'>,
  kind: InterviewKind,
  language: Language,
) {
  return {
    title,
    company: companyName,
    candidate: candidate.name,
    kind: translate(language, `applications/interviews:kind.${kind}`),
  };
}

/** The page of a candidate, for the company. */
export function candidateAddress({ application, positionIndex }: InterviewApplication): string {
  return `${projectPaths.pipeline(application.projectId, positionIndex)}&candidate=${application.id}`;
}

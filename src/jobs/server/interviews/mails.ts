import { timeZoneName } from '#jobs/rules/interview-slots.ts';
import type { InterviewKind } from '#jobs/rules/interview-terms.ts';
import { calendarFile } from '#jobs/server/interviews/calendar-file.ts';
import type { HeldApplication, InterviewRow } from '#jobs/server/interviews/queries.ts';
import { jobPaths } from '#jobs/paths.ts';
import type { Brand } from '#platform/contract/brand.ts';
import { type Language, localeOf } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import { projectPaths } from '#projects/paths.ts';

interface Reader {
  email: string;
  name: string;
  language: Language;
  brand: Brand;
}

/** What happened, said to one of the two sides. */
export type InterviewNews =
  | 'offered'
  | 'confirmed'
  | 'confirmedCompany'
  | 'rescheduleRequested'
  | 'rescheduleRequestedCompany'
  | 'cancelled'
  | 'cancelledCompany';

interface AboutInterview {
  held: HeldApplication;
  interview: Pick<InterviewRow, 'id' | 'kind' | 'sequence' | 'timeZone' | 'meetingLink'>;
  publicUrl: string;
  /** The times to name. */
  times?: readonly Date[];
  /** The agreed time that a calendar is to keep or to drop. */
  calendar?: { startsAt: Date; isCancelled: boolean } | null;
  reason?: string | null;
}

/** A time in words with its zone, since mails do not know where they are read. */
export function timeInWords(moment: Date, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(moment);
}

export function interviewMail(news: InterviewNews, reader: Reader, about: AboutInterview): Mail {
  const { held, interview, publicUrl, times = [], reason = null } = about;
  const { language, name } = reader;
  const say = (key: string, more: Record<string, string> = {}) =>
    translate(language, `jobs/interviews:mail.${key}`, { ...parametersOf(held, interview.kind, language), ...more });
  const forCompany = news.endsWith('Company');
  const list = times.map((time) => `• ${timeInWords(time, interview.timeZone, language)}`).join('\n');
  return {
    to: reader.email,
    language,
    brand: reader.brand,
    content: {
      subject: say(`${news}.subject`),
      greeting: translate(language, name === '' ? 'jobs:mail.greetingPlain' : 'jobs:mail.greeting', { name }),
      paragraphs: [
        say(`${news}.text`),
        ...(list === '' ? [] : [list]),
        ...(times.length > 0 ? [say('zone', { zone: timeZoneName(interview.timeZone, localeOf(language)) })] : []),
        ...(reason === null ? [] : [say('reason', { reason })]),
        ...(news.startsWith('confirmed') && interview.meetingLink
          ? [say('link', { link: interview.meetingLink })]
          : []),
      ],
      action: forCompany
        ? { label: say('toCandidate'), url: `${publicUrl}${candidateAddress(held)}` }
        : { label: translate(language, 'jobs:mail.seeApplications'), url: `${publicUrl}${jobPaths.applications}` },
      footer: translate(language, 'jobs:mail.footer'),
      ...(about.calendar && { calendar: calendarFileOf(about, about.calendar, language) }),
    },
  };
}

/** The agreed time as a calendar file in its reader's language. */
export function calendarFileOf(
  { held, interview, publicUrl }: Pick<AboutInterview, 'held' | 'interview' | 'publicUrl'>,
  { startsAt, isCancelled }: NonNullable<AboutInterview['calendar']>,
  language: Language,
): string {
  const { id: interviewId, sequence, meetingLink, kind } = interview;
  const say = (key: string) => translate(language, `jobs/interviews:mail.${key}`, parametersOf(held, kind, language));
  const words = { title: say('calendarTitle'), description: say('calendarText') };
  return calendarFile({ interviewId, sequence, startsAt, isCancelled, publicUrl, meetingLink, ...words });
}

function parametersOf({ title, companyName, candidate }: HeldApplication, kind: InterviewKind, language: Language) {
  return {
    title,
    company: companyName,
    candidate: candidate.name,
    kind: translate(language, `jobs/interviews:kind.${kind}`),
  };
}

function candidateAddress({ application, positionIndex }: HeldApplication): string {
  return `${projectPaths.pipeline(application.projectId, positionIndex)}&candidate=${application.id}`;
}

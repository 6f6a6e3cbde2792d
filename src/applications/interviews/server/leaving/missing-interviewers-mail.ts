import { candidateAddress, timeInWords } from '#applications/interviews/server/emails.ts';
import type { InterviewApplication, InterviewerRow, InterviewRow } from '#applications/interviews/server/queries.ts';
import type { Brand } from '#platform/contract/brand.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { Mail } from '#platform/mail/outbox.ts';

export interface LeftInterview {
  candidacy: InterviewApplication;
  interview: InterviewRow;
  /** The agreed time; null while times are offered. */
  startsAt: Date | null;
  /** Who left it. */
  name: string;
  staying: readonly Pick<InterviewerRow, 'name'>[];
}

/** To the owner: interviews whose interviewer left the company, those without anybody first. */
export function missingInterviewersMail(
  { email, name, language, brand }: { email: string; name: string; language: Language; brand: Brand },
  left: readonly LeftInterview[],
  publicUrl: string,
): Mail {
  const say = (key: string, parameters: Record<string, string | number> = {}) =>
    translate(language, `applications/interviews:mail.missing.${key}`, parameters);
  const alone = left.filter(({ staying }) => staying.length === 0);
  const rest = left.filter(({ staying }) => staying.length > 0);
  const who = left[0]!.name;
  const items = [...alone, ...rest].map(({ candidacy, interview, startsAt, staying }) => {
    const time = startsAt ? timeInWords(startsAt, interview.timeZone, language) : say('offered');
    const others = staying.map((one) => one.name).join(', ');
    return {
      title: `${candidacy.candidate.name} · ${candidacy.title}`,
      text: `${time} · ${staying.length === 0 ? say('nobody') : say('others', { others })}`,
      url: `${publicUrl}${candidateAddress(candidacy)}`,
    };
  });
  return {
    to: email,
    language,
    brand,
    content: {
      subject:
        alone.length > 0 ? say('urgentSubject', { count: alone.length }) : say('subject', { count: left.length }),
      greeting: translate(language, name === '' ? 'applications:mail.greetingPlain' : 'applications:mail.greeting', {
        name,
      }),
      paragraphs: [who === '' ? say('textPlain') : say('text', { who })],
      items,
      footer: translate(language, 'applications:mail.footer'),
    },
  };
}

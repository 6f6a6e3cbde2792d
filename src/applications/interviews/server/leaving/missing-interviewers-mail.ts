import { candidateAddress, timeInWords } from '#applications/interviews/server/emails.ts';
import type { InterviewApplication, InterviewerRow, InterviewRow } from '#applications/interviews/server/queries.ts';
import { type Reader, writeLetter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';

export interface LeftInterview {
  applied: InterviewApplication;
  interview: InterviewRow;
  /** The agreed time; null while times are offered. */
  startsAt: Date | null;
  /** Who left it. */
  name: string;
  staying: readonly Pick<InterviewerRow, 'name'>[];
}

/** To the owner: interviews whose interviewer left the company, those without anybody first. */
export function missingInterviewersMail(owner: Reader, left: readonly LeftInterview[]): Mail {
  const alone = left.filter(({ staying }) => staying.length === 0);
  const rest = left.filter(({ staying }) => staying.length > 0);
  const who = left[0]!.name;
  return writeLetter(owner, 'applications/interviews:mail.missing', {}, (say) => ({
    subject: alone.length > 0 ? say('urgentSubject', { count: alone.length }) : say('subject', { count: left.length }),
    paragraphs: [who === '' ? say('textPlain') : say('text', { who })],
    items: [...alone, ...rest].map(({ applied, interview, startsAt, staying }) => {
      const time = startsAt ? timeInWords(startsAt, interview.timeZone, owner.language) : say('offered');
      const others = staying.map((one) => one.name).join(', ');
      return {
        title: `${applied.candidate.name} · ${applied.title}`,
        text: `${time} · ${staying.length === 0 ? say('nobody') : say('others', { others })}`,
        path: candidateAddress(applied),
      };
    }),
    footer: say('applications:mail.footer'),
  }));
}

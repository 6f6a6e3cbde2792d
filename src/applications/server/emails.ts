import { ANSWER_REMINDER_DAYS } from '#applications/rules/answer-promise.ts';
import { applicationPath } from '#applications/paths.ts';
import type { CandidateStage } from '#applications/rules/stages.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { TextParameters } from '#platform/i18n/format-text.ts';
import { type Reader, type Say, writeLetter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import { projectPaths } from '#projects/paths.ts';

interface AboutPosition {
  title: string;
  companyName: string;
}
type AboutApplication = AboutPosition & { applicationId: string };

interface ToCandidate {
  /** Where the subject and the first text stand, such as `applied`. */
  kind: string;
  waitSeconds?: number | undefined;
  values?: TextParameters;
  further?: (say: Say) => readonly (string | false)[];
}

function candidateMail(
  candidate: Reader,
  { applicationId, title, companyName: company }: AboutApplication,
  { kind, values = {}, further, waitSeconds }: ToCandidate,
): Mail {
  const mail = writeLetter(candidate, 'applications:mail', { title, company, ...values }, (say) => ({
    subject: say(`${kind}.subject`),
    paragraphs: [say(`${kind}.text`), ...(further?.(say) ?? [])],
    action: { label: say('seeApplications'), path: applicationPath(applicationId) },
  }));
  return waitSeconds ? { ...mail, waitSeconds, about: [applicationId] } : mail;
}

/** What the candidate sees of the application changed. */
export function stageChangedMail(
  candidate: Reader,
  about: AboutApplication & { stage: CandidateStage; waitSeconds?: number | undefined },
): Mail {
  const { waitSeconds } = about;
  const stage = translate(candidate.language, `applications:stage.${about.stage}`);
  const further = (say: Say) => [say(`applications:stageMeaning.${about.stage}`)];
  return candidateMail(candidate, about, { kind: 'stage', values: { stage }, further, waitSeconds });
}

/** The application has arrived. */
export function appliedMail(candidate: Reader, about: AboutApplication): Mail {
  const further = (say: Say) => [say('applications:stageMeaning.screening')];
  return candidateMail(candidate, about, { kind: 'applied', further });
}

/** The company promised another answer date. */
export function answerDateMail(candidate: Reader, about: AboutApplication & { dueAt: Date }): Mail {
  const date = dayInWords(about.dueAt, candidate.language);
  return candidateMail(candidate, about, { kind: 'answerDate', values: { date } });
}

/** The promised date has passed without an answer, and the company was told so. */
export function answerOverdueMail(candidate: Reader, about: AboutApplication): Mail {
  return candidateMail(candidate, about, { kind: 'answerMissed' });
}

/** To a professional: the talent team suggested them for a vacancy. */
export function suggestedMail(professional: Reader, about: AboutApplication): Mail {
  return candidateMail(professional, about, { kind: 'suggested', further: (say) => [say('suggested.withdraw')] });
}

/** Another company now reads the application; `isUndeclared` when the declaration to the former one was deleted. */
export function companyChangedMail(candidate: Reader, about: AboutApplication & { isUndeclared: boolean }): Mail {
  const further = (say: Say) => [
    about.isUndeclared && say('companyChanged.undeclared'),
    say('companyChanged.withdraw'),
  ];
  return candidateMail(candidate, about, { kind: 'companyChanged', further });
}

interface Place {
  title: string;
  projectId: string;
  positionIndex: number;
}

function ownerMail(
  owner: Reader,
  kind: 'candidate' | 'answerSoon' | 'answersMissed',
  { title, projectId, positionIndex, ...values }: Place & TextParameters,
): Mail {
  return writeLetter(owner, 'applications:mail', { title, ...values }, (say) => ({
    subject: say(`${kind}.subject`),
    paragraphs: [say(`${kind}.text`)],
    action: { label: say('seeCandidates'), path: projectPaths.pipeline(projectId, positionIndex) },
  }));
}

/** To the owner of the company: somebody applied. */
export const newCandidateMail = (owner: Reader, about: Place & { candidate: string }): Mail =>
  ownerMail(owner, 'candidate', { ...about });

/** To the owner: candidates of a position were promised an answer in these days, or the promised date has passed. */
export const answersDueMail = (
  owner: Reader,
  kind: 'answerSoon' | 'answersMissed',
  about: Place & { count: number },
): Mail => ownerMail(owner, kind, { ...about, days: ANSWER_REMINDER_DAYS });

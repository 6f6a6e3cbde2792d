import { ANSWER_REMINDER_DAYS } from '#applications/rules/answer-promise.ts';
import { applicationPath } from '#applications/paths.ts';
import type { CandidateStage } from '#applications/rules/stages.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';
import { projectPaths } from '#projects/paths.ts';

interface AboutPosition {
  language: Language;
  /** The reader's name. */
  name: string;
  title: string;
  companyName: string;
  publicUrl: string;
}

type AboutApplication = AboutPosition & { applicationId: string };

function frame({ language, name }: AboutPosition): Pick<MailContent, 'greeting' | 'footer'> {
  return {
    greeting:
      name === ''
        ? translate(language, 'applications:mail.greetingPlain')
        : translate(language, 'applications:mail.greeting', { name }),
    footer: translate(language, 'applications:mail.footer'),
  };
}

function toApplication({ language, publicUrl, applicationId }: AboutApplication): MailContent['action'] {
  return {
    label: translate(language, 'applications:mail.seeApplications'),
    url: `${publicUrl}${applicationPath(applicationId)}`,
  };
}

/** To the candidate: what they see of the application changed. */
export function stageChangedMail(about: AboutApplication & { stage: CandidateStage }): MailContent {
  const { language, stage, title, companyName: company } = about;
  const heading = translate(language, `applications:stage.${stage}`);
  return {
    ...frame(about),
    subject: translate(language, 'applications:mail.stage.subject', { title, stage: heading }),
    paragraphs: [
      translate(language, 'applications:mail.stage.text', { title, company, stage: heading }),
      translate(language, `applications:stageMeaning.${stage}`),
    ],
    action: toApplication(about),
  };
}

/** To the candidate: the application has arrived. */
export function appliedMail(about: AboutApplication): MailContent {
  const { language, title, companyName: company } = about;
  return {
    ...frame(about),
    subject: translate(language, 'applications:mail.applied.subject', { title }),
    paragraphs: [
      translate(language, 'applications:mail.applied.text', { title, company }),
      translate(language, 'applications:stageMeaning.screening'),
    ],
    action: toApplication(about),
  };
}

/** To the owner of the company: somebody applied. */
export function newCandidateMail(
  about: AboutPosition & { candidate: string; projectId: string; positionIndex: number },
): MailContent {
  const { language, title, candidate, projectId, positionIndex, publicUrl } = about;
  return {
    ...frame(about),
    subject: translate(language, 'applications:mail.candidate.subject', { title, candidate }),
    paragraphs: [translate(language, 'applications:mail.candidate.text', { title, candidate })],
    action: {
      label: translate(language, 'applications:mail.seeCandidates'),
      url: `${publicUrl}${projectPaths.pipeline(projectId, positionIndex)}`,
    },
  };
}

/** To the candidate: the company promised another answer date. */
export function answerDateMail(about: AboutApplication & { dueAt: Date }): MailContent {
  const { language, title, companyName: company, dueAt } = about;
  return {
    ...frame(about),
    subject: translate(language, 'applications:mail.answerDate.subject', { title }),
    paragraphs: [
      translate(language, 'applications:mail.answerDate.text', { title, company, date: dayInWords(dueAt, language) }),
    ],
    action: toApplication(about),
  };
}

/** To the candidate: the promised date has passed without an answer, and the company was told so. */
export function answerOverdueMail(about: AboutApplication): MailContent {
  const { language, title, companyName: company } = about;
  return {
    ...frame(about),
    subject: translate(language, 'applications:mail.answerMissed.subject', { title }),
    paragraphs: [translate(language, 'applications:mail.answerMissed.text', { title, company })],
    action: toApplication(about),
  };
}

type AboutWaiting = AboutPosition & { projectId: string; positionIndex: number; count: number };

function waitingMail(kind: 'answerSoon' | 'answersMissed', about: AboutWaiting): MailContent {
  const { language, title, count, projectId, positionIndex, publicUrl } = about;
  return {
    ...frame(about),
    subject: translate(language, `applications:mail.${kind}.subject`, { title, count }),
    paragraphs: [translate(language, `applications:mail.${kind}.text`, { title, count, days: ANSWER_REMINDER_DAYS })],
    action: {
      label: translate(language, 'applications:mail.seeCandidates'),
      url: `${publicUrl}${projectPaths.pipeline(projectId, positionIndex)}`,
    },
  };
}

/** To the owner: candidates of a position were promised an answer in these days. */
export const answerDueSoonMail = (about: AboutWaiting): MailContent => waitingMail('answerSoon', about);

/** To the owner: the promised date of candidates of a position has passed. */
export const answersOverdueMail = (about: AboutWaiting): MailContent => waitingMail('answersMissed', about);

/** To a professional: the talent team suggested them for a vacancy. */
export function suggestedMail(about: AboutApplication): MailContent {
  const { language, title, companyName: company } = about;
  return {
    ...frame(about),
    subject: translate(language, 'applications:mail.suggested.subject', { title }),
    paragraphs: [
      translate(language, 'applications:mail.suggested.text', { title, company }),
      translate(language, 'applications:mail.suggested.withdraw'),
    ],
    action: toApplication(about),
  };
}

/** To a candidate: another company now reads the application; `isUndeclared` when the declaration to the former one was deleted. */
export function companyChangedMail(about: AboutApplication & { isUndeclared: boolean }): MailContent {
  const { language, title, companyName: company, isUndeclared } = about;
  return {
    ...frame(about),
    subject: translate(language, 'applications:mail.companyChanged.subject', { title }),
    paragraphs: [
      translate(language, 'applications:mail.companyChanged.text', { title, company }),
      ...(isUndeclared ? [translate(language, 'applications:mail.companyChanged.undeclared')] : []),
      translate(language, 'applications:mail.companyChanged.withdraw'),
    ],
    action: toApplication(about),
  };
}

import { jobPaths } from '#jobs/paths.ts';
import type { CandidateStage } from '#jobs/rules/stages.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';
import { projectPaths } from '#projects/paths.ts';

interface AboutPosition {
  language: Language;
  /** Of the one who reads the mail. */
  name: string;
  title: string;
  companyName: string;
  publicUrl: string;
}

function frame({ language, name }: AboutPosition): Pick<MailContent, 'greeting' | 'footer'> {
  return {
    greeting:
      name === ''
        ? translate(language, 'jobs:mail.greetingPlain')
        : translate(language, 'jobs:mail.greeting', { name }),
    footer: translate(language, 'jobs:mail.footer'),
  };
}

function toApplications({ language, publicUrl }: AboutPosition): MailContent['action'] {
  return { label: translate(language, 'jobs:mail.seeApplications'), url: `${publicUrl}${jobPaths.applications}` };
}

/** To the candidate: what they see of the application changed. */
export function stageChangedMail(about: AboutPosition & { stage: CandidateStage }): MailContent {
  const { language, stage, title, companyName: company } = about;
  const heading = translate(language, `jobs:stage.${stage}`);
  return {
    ...frame(about),
    subject: translate(language, 'jobs:mail.stage.subject', { title, stage: heading }),
    paragraphs: [
      translate(language, 'jobs:mail.stage.text', { title, company, stage: heading }),
      translate(language, `jobs:stageMeaning.${stage}`),
    ],
    action: toApplications(about),
  };
}

/** To the candidate: the application has arrived. */
export function appliedMail(about: AboutPosition): MailContent {
  const { language, title, companyName: company } = about;
  return {
    ...frame(about),
    subject: translate(language, 'jobs:mail.applied.subject', { title }),
    paragraphs: [
      translate(language, 'jobs:mail.applied.text', { title, company }),
      translate(language, 'jobs:stageMeaning.screening'),
    ],
    action: toApplications(about),
  };
}

/** To the owner of the company: somebody applied. */
export function newCandidateMail(
  about: AboutPosition & { candidate: string; projectId: string; positionIndex: number },
): MailContent {
  const { language, title, candidate, projectId, positionIndex, publicUrl } = about;
  return {
    ...frame(about),
    subject: translate(language, 'jobs:mail.candidate.subject', { title, candidate }),
    paragraphs: [translate(language, 'jobs:mail.candidate.text', { title, candidate })],
    action: {
      label: translate(language, 'jobs:mail.seeCandidates'),
      url: `${publicUrl}${projectPaths.pipeline(projectId, positionIndex)}`,
    },
  };
}

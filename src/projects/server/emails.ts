import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';
import { projectPaths } from '#projects/paths.ts';
import type { StepOfProfessionals } from '#projects/rules/status-news.ts';
import type { ProjectStatus } from '#projects/rules/terms.ts';

type Change =
  | 'vacancyHidden'
  | 'vacancyShown'
  | 'vacancyClosed'
  | 'vacancyRemoved'
  | 'projectPosted'
  | 'projectMigratedHere'
  | 'projectMigratedAway';

interface About {
  language: Language;
  /** The reader's name. */
  name: string;
  /** The title of the vacancy, or of the project that moves. */
  title: string;
  projectId: string;
  publicUrl: string;
}

/** To the owner of a company space: the provider changed one of the company's records. */
export function administrationMail(
  change: Change,
  { language, name, title, projectId, publicUrl }: About,
): MailContent {
  const text = (key: string, parameters: Record<string, string> = {}) =>
    translate(language, `projects/administration:mail.${key}`, parameters);
  const isGone = change === 'projectMigratedAway';
  return {
    subject: text(`${change}.subject`, { title }),
    greeting: name === '' ? text('greetingPlain') : text('greeting', { name }),
    paragraphs: [text(`${change}.text`, { title }), text('question')],
    action: {
      label: isGone ? text('seeProjects') : text('seeProject'),
      url: `${publicUrl}${isGone ? projectPaths.list() : projectPaths.details(projectId)}`,
    },
    footer: text('footer'),
  };
}

/** News of a project to people whom it concerns, if somebody else caused it. */
type ProjectNews =
  | 'professionalLeft'
  | 'projectFinished'
  | 'projectCanceled'
  | 'projectFinishedByPonte'
  | 'projectCanceledByPonte'
  | `${StepOfProfessionals}Began`
  | 'paymentBlocked'
  | 'paymentUnblocked'
  | 'workEnded'
  | 'paymentBlockedByPonte'
  | 'paymentUnblockedByPonte'
  | 'workEndedByPonte';

interface AboutProject {
  project: string;
  /** For the company; its mail links to the project. */
  page?: { publicUrl: string; projectId: string };
  company?: string;
  professional?: string;
  position?: string;
  /** The team's words to the company. */
  note?: string;
}

export function projectMail(
  news: ProjectNews,
  { language, name }: { language: Language; name: string },
  { page, note, ...parameters }: AboutProject,
): MailContent {
  const text = (key: string) => translate(language, `projects/administration:mail.${key}`, { name, ...parameters });
  return {
    subject: text(`${news}.subject`),
    greeting: name === '' ? text('greetingPlain') : text('greeting'),
    paragraphs: [text(`${news}.text`), ...(note ? [note] : [])],
    ...(page && {
      action: { label: text('seeProject'), url: `${page.publicUrl}${projectPaths.details(page.projectId)}` },
    }),
    footer: text(page ? 'footer' : 'footerProfessional'),
  };
}

interface Step {
  from: ProjectStatus;
  to: ProjectStatus;
  reason: string | null;
  project: string;
  projectId: string;
  publicUrl: string;
}

/** To the owner: the team moved the project to another status, and what that means. */
export function stepMail(
  { language, name }: { language: Language; name: string },
  { from, to, reason, project, projectId, publicUrl }: Step,
): MailContent {
  const text = (key: string, parameters: Record<string, string> = {}) =>
    translate(language, `projects/administration:mail.${key}`, { name, project, ...parameters });
  const [former, status] = [from, to].map((one) => translate(language, `projects:status.${one}`)) as [string, string];
  return {
    subject: text('projectMoved.subject', { status }),
    greeting: name === '' ? text('greetingPlain') : text('greeting'),
    paragraphs: [
      text('projectMoved.text', { former, status }),
      text(`step.${to}`),
      ...(reason ? [text('reason', { reason })] : []),
      text('question'),
    ],
    action: { label: text('seeProject'), url: `${publicUrl}${projectPaths.details(projectId)}` },
    footer: text('footer'),
  };
}

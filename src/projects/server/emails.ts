import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';
import { projectPaths } from '#projects/paths.ts';

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
  | 'paymentBlocked'
  | 'paymentUnblocked'
  | 'workEnded';

interface AboutProject {
  project: string;
  /** For the company; its mail links to the project. */
  page?: { publicUrl: string; projectId: string };
  company?: string;
  professional?: string;
  position?: string;
}

export function projectMail(
  news: ProjectNews,
  { language, name }: { language: Language; name: string },
  { page, ...parameters }: AboutProject,
): MailContent {
  const text = (key: string) => translate(language, `projects/administration:mail.${key}`, { name, ...parameters });
  return {
    subject: text(`${news}.subject`),
    greeting: name === '' ? text('greetingPlain') : text('greeting'),
    paragraphs: [text(`${news}.text`)],
    ...(page && {
      action: { label: text('seeProject'), url: `${page.publicUrl}${projectPaths.details(page.projectId)}` },
    }),
    footer: text(page ? 'footer' : 'footerProfessional'),
  };
}

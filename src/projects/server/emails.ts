import { translate } from '#platform/i18n/translate.ts';
import { type Reader, writeLetter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';
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

const texts = 'projects/administration:mail';

/** To the owner of a company space: the provider changed one of the company's records. The title is the vacancy's, or that of a project that moves. */
export function administrationMail(
  owner: Reader,
  change: Change,
  { title, projectId }: { title: string; projectId: string },
): Mail {
  const isGone = change === 'projectMigratedAway';
  return writeLetter(owner, texts, { title }, (say) => ({
    subject: say(`${change}.subject`),
    paragraphs: [say(`${change}.text`), say('question')],
    action: isGone
      ? { label: say('seeProjects'), path: projectPaths.list() }
      : { label: say('seeProject'), path: projectPaths.details(projectId) },
  }));
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
  projectId?: string;
  company?: string;
  professional?: string;
  position?: string;
  /** The team's words to the company. */
  note?: string | undefined;
}

export function projectMail(reader: Reader, news: ProjectNews, { projectId, note, ...values }: AboutProject): Mail {
  return writeLetter(reader, texts, values, (say) => ({
    subject: say(`${news}.subject`),
    paragraphs: [say(`${news}.text`), note],
    action: projectId !== undefined && { label: say('seeProject'), path: projectPaths.details(projectId) },
    footer: say(projectId === undefined ? 'footerProfessional' : 'footer'),
  }));
}

interface Step {
  from: ProjectStatus;
  to: ProjectStatus;
  reason: string | null;
  project: string;
  projectId: string;
}

/** To the owner: the team moved the project to another status, and what that means. */
export function stepMail(owner: Reader, { from, to, reason, project, projectId }: Step): Mail {
  const [former, status] = [from, to].map((one) => translate(owner.language, `projects:status.${one}`));
  return writeLetter(owner, texts, { project, former, status }, (say) => ({
    subject: say('projectMoved.subject'),
    paragraphs: [say('projectMoved.text'), say(`step.${to}`), reason && say('reason', { reason }), say('question')],
    action: { label: say('seeProject'), path: projectPaths.details(projectId) },
  }));
}

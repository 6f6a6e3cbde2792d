import type { Database } from '#platform/db/connection.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { projectHappenings } from '#projects/happenings.ts';
import { findMove } from '#projects/rules/status-moves.ts';
import { isStepToldToOwner, stepToldToProfessionals } from '#projects/rules/status-news.ts';
import type { MoveMaker, ProjectStatus } from '#projects/rules/terms.ts';
import { projectMail, stepMail } from '#projects/server/emails.ts';
import { findOwnerToMail } from '#workspaces/company/server/find-owner-to-mail.ts';
import { listWorking, readProjectNews } from './project-news.ts';

interface Step {
  projectId: string;
  from: ProjectStatus;
  to: ProjectStatus;
  by: MoveMaker;
  /** Why a project went a step back: for the company, never for professionals. */
  reason: string | null;
}

/** Notifies the owner of a step that the team made, and the people who work in the project if it concerns them. */
export async function notifyProjectStep(
  transaction: Database,
  { projectId, from, to, by, reason }: Step,
): Promise<void> {
  const move = findMove(from, to)!;
  const step = stepToldToProfessionals(move);
  const tellsOwner = isStepToldToOwner(move, by);
  if (!step && !tellsOwner) return;
  const { workspaceId, about } = await readProjectNews(transaction, projectId);
  const working = step ? await listWorking(transaction, projectId) : [];
  const mails = working.map((reader) => projectMail(reader, `${step!}Began`, about));
  const owner = tellsOwner ? await findOwnerToMail(transaction, workspaceId) : null;
  if (owner) mails.push(stepMail(owner, { from, to, reason, project: about.project, projectId }));
  await queueMails(transaction, projectHappenings.statusChanged, mails);
}

import type { Database } from '#platform/db/connection.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { projectHappenings } from '#projects/happenings.ts';
import type { MoveMaker } from '#projects/rules/terms.ts';
import { projectMail } from '#projects/server/emails.ts';
import { findOwnerToMail } from '#workspaces/company/server/find-owner-to-mail.ts';
import { listWorking, readProjectNews } from './project-news.ts';

interface EndedProject {
  projectId: string;
  by: MoveMaker;
}

/**
 * Notifies the people who work in a project that it has ended, and its owner when the provider ended it. The reason is only for the
 * company.
 */
export async function notifyProjectEnd(transaction: Database, { projectId, by }: EndedProject): Promise<void> {
  const { workspaceId, status, about } = await readProjectNews(transaction, projectId);
  const news = status === 'finished' ? 'projectFinished' : 'projectCanceled';
  const working = await listWorking(transaction, projectId);
  const mails = working.map((reader) => projectMail(reader, news, about));
  const owner = by === 'admin' ? await findOwnerToMail(transaction, workspaceId) : null;
  if (owner) mails.push(projectMail(owner, `${news}ByPonte`, { ...about, projectId }));
  await queueMails(transaction, projectHappenings.statusChanged, mails);
}

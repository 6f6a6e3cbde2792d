import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { administrationMail } from '#projects/server/emails.ts';
import { findOwnerToMail } from '#workspaces/company/server/find-owner-to-mail.ts';
import { workspaceHappenings } from '#workspaces/happenings.ts';
import { recordAudit } from '#workspaces/server/record-audit.ts';

interface PostedForClient {
  workspaceId: string;
  projectId: string;
  title: string;
}

/** An administrator posted a project for a company: its audit trail says so, and its owner is told. */
export async function recordPostedForClient(
  transaction: Database,
  { session }: SignedInContext,
  { workspaceId, projectId, title }: PostedForClient,
): Promise<void> {
  const entry = { workspaceId, actorId: session.userId, action: 'projectPosted' as const, subject: title };
  await recordAudit(transaction, { ...entry, details: { projectId } });
  const owner = await findOwnerToMail(transaction, workspaceId);
  if (!owner) return;
  const mail = administrationMail(owner, 'projectPosted', { title, projectId });
  await queueMail(transaction, workspaceHappenings.projectPosted, mail);
}

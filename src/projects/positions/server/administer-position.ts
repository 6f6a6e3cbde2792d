import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { workspaceHappenings } from '#workspaces/happenings.ts';
import type { SpaceAction } from '#workspaces/rules/space-actions.ts';
import { recordAudit } from '#workspaces/server/record-audit.ts';
import { administrationMail } from '#projects/server/emails.ts';
import { findOwnerToMail } from '#workspaces/company/server/find-owner-to-mail.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { projectHappenings } from '#projects/happenings.ts';

type VacancyChange = Extract<SpaceAction, `vacancy${string}`>;

interface ChangedPosition {
  id: string;
  workspaceId: string;
  projectId: string;
  positionIndex: number;
  title: string;
}

/**
 * Records a change to a vacancy. Changes by an administrator are also recorded in the space's audit trail, and its owner is notified when
 * the vacancy leaves or enters the board.
 */
export async function recordVacancyChange(
  transaction: Database,
  { session }: SignedInContext,
  { id: positionId, workspaceId, projectId, positionIndex, title }: ChangedPosition,
  change: VacancyChange,
): Promise<void> {
  const actorId = session.userId;
  const happened = { name: projectHappenings[change], workspaceId, actorId };
  await recordHappening(transaction, { ...happened, ids: { projectId, positionId } });
  if (session.role !== 'admin') return;
  const entry = { workspaceId, actorId, action: change, subject: title };
  await recordAudit(transaction, { ...entry, details: { projectId, positionIndex } });
  if (change === 'vacancyEdited') return;
  const owner = await findOwnerToMail(transaction, workspaceId);
  if (!owner) return;
  await queueMail(transaction, workspaceHappenings[change], administrationMail(owner, change, { title, projectId }));
}

import type { PositionRow } from '#pipeline/candidates/server/position-queries.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { findOwnerToMail } from '#workspaces/company/server/find-owner-to-mail.ts';
import { suggestedToOwnerMail } from './emails.ts';

interface Notice {
  position: PositionRow;
  applicationId: string;
  candidate: string;
  memberId: string;
  comment: string;
}

/** Mails the owner who was suggested for which position, and why. */
export async function notifyOwnerOfSuggestion(
  transaction: Database,
  { session }: SignedInContext,
  { position, memberId, ...notice }: Notice,
): Promise<void> {
  const { workspaceId, projectId, positionIndex, title } = position;
  const happened = { name: pipelineHappenings.candidateSuggested, workspaceId, actorId: session.userId };
  await recordHappening(transaction, { ...happened, ids: { positionId: position.positionId, memberId } });
  const owner = await findOwnerToMail(transaction, workspaceId);
  if (!owner) return;
  const mail = suggestedToOwnerMail(owner, { ...notice, title, projectId, positionIndex });
  await queueMail(transaction, happened.name, { ...mail, workspaceId, about: [memberId, session.userId] });
}

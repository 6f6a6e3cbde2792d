import { createReadStream } from 'node:fs';
import { eq } from 'drizzle-orm';
import type { FileAnswer } from '#platform/contract/file-answer.ts';
import type { Upload } from '#platform/contract/operation.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { openFile, releaseFiles, retainFile, storeFile } from '#platform/files/stored-files.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { fileNameOf } from '#platform/contract/file-name.ts';
import { fileType } from '#platform/contract/file-types.ts';
import { readHead } from '#platform/files/read-head.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { invitationState } from '#pipeline/invitations/rules/invitation-state.ts';
import { announceInvited } from './announce-invited.ts';
import { findInvitation, type Invitation, lockInvitation } from './queries.ts';
import { emailInvitations } from './tables.ts';

/** That of the files about a candidate, which the CV becomes once the person applies. */
const KIND = 'candidate';
export const noCv = { cvKey: null, cvName: null, cvMediaType: null, cvBytes: null };

/** The link says so from now on, nobody is reminded, and the CV goes. Idempotent. */
export async function withdrawInvitation(context: SignedInContext, invitationId: string): Promise<void> {
  const { database, reach, now } = context;
  await database.transaction(async (transaction) => {
    const invitation = await lockInvitation(transaction, reach, invitationId);
    if (!invitation) throw platformErrors.notFound();
    if (invitation.answeredAt) throw pipelineErrors.invitationAnswered({ name: invitation.name });
    if (invitation.withdrawnAt) return;
    await transaction
      .update(emailInvitations)
      .set({ withdrawnAt: now, ...noCv })
      .where(eq(emailInvitations.id, invitationId));
    await releaseFiles(transaction, invitation.cvKey === null ? [] : [invitation.cvKey]);
    await announceInvited(transaction, invitation);
    await record(transaction, context, 'emailInvitationWithdrawn', invitation);
  });
}

/** Stores the bytes first and marks them as used in one transaction, so that a failure half-way leaves no file behind. */
export async function addCv(context: SignedInContext, invitationId: string, given: string, upload: Upload) {
  const { database, reach, files, now } = context;
  requireOpen(await findInvitation(database, reach, invitationId), now);
  const mediaType = fileType(await readHead(upload), given);
  if (mediaType === null) throw pipelineErrors.fileTypeUnknown();
  const name = fileNameOf(given, mediaType);
  const { path, sizeBytes } = upload;
  const cvKey = await storeFile(database, files, { kind: KIND, bytes: createReadStream(path), mediaType, sizeBytes });
  await database.transaction(async (transaction) => {
    const invitation = requireOpen(await lockInvitation(transaction, reach, invitationId), now);
    await releaseFiles(transaction, invitation.cvKey === null ? [] : [invitation.cvKey]);
    await transaction
      .update(emailInvitations)
      .set({ cvKey, cvName: name, cvMediaType: mediaType, cvBytes: sizeBytes })
      .where(eq(emailInvitations.id, invitationId));
    await retainFile(transaction, cvKey);
    await announceInvited(transaction, invitation);
    await record(transaction, context, 'invitationCvAdded', invitation);
  });
}

/** Refuses a lapsed invitation: its CV would stay until the next cleaning, for nobody. */
function requireOpen(invitation: Invitation | null, now: Date): Invitation {
  if (!invitation) throw platformErrors.notFound();
  const state = invitationState(invitation, now);
  if (state !== 'invited' && state !== 'declined') throw pipelineErrors.invitationAnswered({ name: invitation.name });
  return invitation;
}

export async function downloadCv({ database, reach, files }: SignedInContext, id: string): Promise<FileAnswer> {
  const invitation = await findInvitation(database, reach, id);
  const key = invitation?.cvKey ?? null;
  const opened = key !== null && (await openFile(database, files, { key, kind: KIND }));
  if (!opened) throw platformErrors.notFound();
  return { ...opened, downloadName: fileNameOf(invitation?.cvName ?? '', opened.mediaType) };
}

function record(
  transaction: Database,
  { session }: SignedInContext,
  name: 'emailInvitationWithdrawn' | 'invitationCvAdded',
  { workspaceId, positionId }: Invitation,
): Promise<void> {
  const happened = { name: pipelineHappenings[name], workspaceId, actorId: session.userId };
  return recordHappening(transaction, { ...happened, ids: { positionId } });
}

import type { MakeRecords, RecordTools, SampleRecords } from '#platform/testing/access-sample.ts';
import { applications } from '#applications/server/tables.ts';
import { candidateViews } from '#pipeline/company/server/views/tables.ts';
import { candidateComments } from '#pipeline/comments/server/tables.ts';
import { candidatePairs } from '#pipeline/duplicates/server/tables.ts';
import { candidateFiles } from '#pipeline/files/server/tables.ts';
import { hashCode } from '#accounts/mailed-codes/server/mail-code.ts';
import { emailInvitationCodes, emailInvitations } from '#pipeline/invitations/server/tables.ts';
import { inHouseInvitations } from '#pipeline/selection/server/squad/tables.ts';
import { rejectionReasons } from '#pipeline/moving/server/tables.ts';
import { candidateTags } from '#pipeline/tags/server/tables.ts';
import { newId } from '#platform/db/columns.ts';
import { retainFile, storeFile } from '#platform/files/stored-files.ts';

const settings = { layout: 'board', sort: 'appliedAt', direction: 'descending' } as const;

/** A company's records about a candidate, and two more candidates who are the same person. */
export const makeRecords: MakeRecords = async ({ database, files, makePerson }, records) => {
  const { applicationId, positionId, projectId, workspaceId, ownerId } = records;
  await database
    .insert(inHouseInvitations)
    .values({ projectId, positionId, applicationId, email: `${newId()}@example.com` });
  const commentId = newId();
  await database
    .insert(candidateComments)
    .values({ id: commentId, applicationId, workspaceId, authorId: ownerId, text: 'Private' });
  const tagId = newId();
  await database.insert(candidateTags).values({ id: tagId, workspaceId, name: tagId, colour: 'brand' });
  const reasonId = newId();
  await database.insert(rejectionReasons).values({ id: reasonId, workspaceId, name: reasonId });
  const file = { kind: 'candidate', mediaType: 'image/webp', bytes: Buffer.from('x'), sizeBytes: 1 };
  const fileKey = await storeFile(database, files, file);
  await retainFile(database, fileKey);
  const fileId = newId();
  const attached = { applicationId, fileKey, name: 'x.txt', mediaType: 'text/plain', sizeBytes: 1, addedBy: ownerId };
  await database.insert(candidateFiles).values({ id: fileId, ...attached });
  const viewId = newId();
  await database
    .insert(candidateViews)
    .values({ id: viewId, workspaceId, authorId: ownerId, name: 'x', isShared: true, settings });
  const [samePersonId, otherPersonId] = [await makePerson('squadMember'), await makePerson('squadMember')];
  await database
    .insert(applications)
    .values([samePersonId, otherPersonId].map((memberId) => ({ positionId, projectId, workspaceId, memberId })));
  const pairId = newId();
  const [firstId = '', secondId = ''] = [samePersonId, otherPersonId].toSorted();
  await database
    .insert(candidatePairs)
    .values({ id: pairId, workspaceId, firstId, secondId, state: 'merged', evidence: [] });
  const invited = await makeInvitation({ database, files }, records);
  return {
    ...invited,
    commentId,
    tagId,
    reasonId,
    fileId,
    viewId,
    samePersonId,
    pairId,
  };
};

/** An invitation by e-mail with a CV, and the code of its link. */
async function makeInvitation(
  { database, files }: Pick<RecordTools, 'database' | 'files'>,
  { positionId, workspaceId, ownerId }: SampleRecords,
) {
  const emailInvitationId = newId();
  const invitationCode = newId();
  const file = { kind: 'candidate', mediaType: 'application/pdf', bytes: Buffer.from('x'), sizeBytes: 1 };
  const cvKey = await storeFile(database, files, file);
  await retainFile(database, cvKey);
  const person = { name: 'x', email: `${newId()}@example.com`, language: 'pt' as const };
  const cv = { cvKey, cvName: 'x.pdf', cvMediaType: 'application/pdf', cvBytes: 1 };
  await database
    .insert(emailInvitations)
    .values({ id: emailInvitationId, positionId, workspaceId, invitedBy: ownerId, ...person, ...cv });
  await database
    .insert(emailInvitationCodes)
    .values({ codeHash: hashCode(invitationCode), invitationId: emailInvitationId });
  return { emailInvitationId, invitationCode };
}

declare module '#platform/testing/access-sample.ts' {
  interface SampleRecords {
    emailInvitationId: string;
    invitationCode: string;
    commentId: string;
    tagId: string;
    reasonId: string;
    fileId: string;
    viewId: string;
    samePersonId: string;
    pairId: string;
  }
}

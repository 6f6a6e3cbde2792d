import type { MakeRecords } from '#platform/testing/access-sample.ts';
import { staffInvitations } from '#accounts/server/tables.ts';
import { newId } from '#platform/db/columns.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { retainFile, storeFile } from '#platform/files/stored-files.ts';

export const makeRecords: MakeRecords = async ({ database, files }) => {
  const mailId = newId();
  await database.insert(mailOutbox).values({
    id: mailId,
    recipient: 'x@example.com',
    language: 'en',
    subject: 'x',
    textBody: 'x',
    htmlBody: 'x',
    state: 'failed',
  });
  const photo = { kind: 'photo', mediaType: 'image/webp', bytes: Buffer.from('x'), sizeBytes: 1 };
  const photoKey = await storeFile(database, files, photo);
  await retainFile(database, photoKey);
  const [staffInvitation] = await database
    .insert(staffInvitations)
    .values({ email: `${mailId}@example.com`, role: 'recruiter', codeHash: mailId, expiresAt: new Date() })
    .returning({ id: staffInvitations.id });
  return {
    mailId,
    photoKey,
    staffInvitationId: staffInvitation!.id,
  };
};

declare module '#platform/testing/access-sample.ts' {
  interface SampleRecords {
    ownerId: string;
    memberId: string;
    mailId: string;
    photoKey: string;
    staffInvitationId: string;
  }
}

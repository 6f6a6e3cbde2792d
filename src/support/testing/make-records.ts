import { retainFile, storeFile } from '#platform/files/stored-files.ts';
import type { MakeRecords } from '#platform/testing/access-sample.ts';
import { supportFaults, supportFiles, supportTemplates, supportTickets } from '#support/server/tables.ts';

export const makeRecords: MakeRecords = async ({ database, files }, { workspaceId, ownerId }) => {
  const question = { workspaceId, openedBy: ownerId, subject: 'x', type: 'question' as const, answerDueAt: new Date() };
  const [ticket, other] = await database
    .insert(supportTickets)
    .values([question, question])
    .returning({ id: supportTickets.id });
  const [fault] = await database.insert(supportFaults).values({ title: 'x' }).returning({ id: supportFaults.id });
  const words = { name: 'x', en: 'x', pt: 'x' };
  const [template] = await database.insert(supportTemplates).values(words).returning({ id: supportTemplates.id });
  const stored = { kind: 'ticket', mediaType: 'text/plain', bytes: Buffer.from('x'), sizeBytes: 1 };
  const fileKey = await storeFile(database, files, stored);
  await retainFile(database, fileKey);
  const [file] = await database
    .insert(supportFiles)
    .values({
      ticketId: ticket!.id,
      addedBy: ownerId,
      fileKey,
      name: 'x.txt',
      mediaType: 'text/plain',
      sizeBytes: 1,
    })
    .returning({ id: supportFiles.id });
  return {
    ...{ supportId: ticket!.id, otherTicketId: other!.id, supportFileId: file!.id },
    ...{ faultId: fault!.id, supportTemplateId: template!.id },
  };
};

declare module '#platform/testing/access-sample.ts' {
  interface SampleRecords {
    supportId: string;
    otherTicketId: string;
    supportFileId: string;
    faultId: string;
    supportTemplateId: string;
  }
}

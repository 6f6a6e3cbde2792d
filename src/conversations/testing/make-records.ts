import {
  applicationMessages,
  messageFiles,
  messageReports,
  messageTemplates,
  messageThreads,
} from '#conversations/server/tables.ts';
import { newId } from '#platform/db/columns.ts';
import { retainFile, storeFile } from '#platform/files/stored-files.ts';
import type { MakeRecords } from '#platform/testing/access-sample.ts';

/** A message of the company with a file, two that are scheduled, a report and a template. */
export const makeRecords: MakeRecords = async ({ database, files }, { applicationId, workspaceId, ownerId }) => {
  const written = { applicationId, workspaceId, senderId: ownerId, text: 'x' };
  const [messageId, scheduledMessageId, messageFileId, messageReportId] = [newId(), newId(), newId(), newId()];
  const scheduledMailingId = newId();
  const sendAt = new Date(Date.now() + 86_400_000);
  await database.insert(applicationMessages).values([
    { ...written, id: messageId, mailingId: newId() },
    { ...written, id: scheduledMessageId, mailingId: newId(), state: 'scheduled', sendAt },
    { ...written, id: newId(), mailingId: scheduledMailingId, state: 'scheduled', sendAt },
  ]);
  await database.insert(messageThreads).values({ applicationId, workspaceId, lastAt: new Date() });
  const file = { kind: 'message', mediaType: 'text/plain', bytes: Buffer.from('x'), sizeBytes: 1 };
  const fileKey = await storeFile(database, files, file);
  await retainFile(database, fileKey);
  const attached = { applicationId, messageId, fileKey, name: 'x.txt', mediaType: 'text/plain', sizeBytes: 1 };
  await database.insert(messageFiles).values({ id: messageFileId, ...attached });
  const report = { applicationId, side: 'candidate' as const, reason: 'x' };
  await database.insert(messageReports).values({ id: messageReportId, ...report });
  const messageTemplateId = newId();
  await database
    .insert(messageTemplates)
    .values({ id: messageTemplateId, workspaceId, name: messageTemplateId, subject: 'x', text: 'x' });
  return { scheduledMailingId, scheduledMessageId, messageFileId, messageReportId, messageTemplateId };
};

declare module '#platform/testing/access-sample.ts' {
  interface SampleRecords {
    scheduledMailingId: string;
    scheduledMessageId: string;
    messageFileId: string;
    messageReportId: string;
    messageTemplateId: string;
  }
}

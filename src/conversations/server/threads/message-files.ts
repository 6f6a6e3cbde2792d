import { createReadStream } from 'node:fs';
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { applications } from '#applications/server/tables.ts';
import type { MessageSide } from '#conversations/rules/terms.ts';
import { applicationMessages, messageFiles, messageThreads } from '#conversations/server/tables.ts';
import type { FileAnswer } from '#platform/contract/file-answer.ts';
import type { Upload } from '#platform/contract/operation.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { openFile, retainFile, storeFile } from '#platform/files/stored-files.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { findApplication } from '#pipeline/candidates/server/candidate-queries.ts';
import { MAXIMUM_UNSENT_FILES } from '#conversations/rules/thread-terms.ts';
import { conversationsErrors } from '#conversations/errors.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { fileNameOf } from '#platform/contract/file-name.ts';
import { fileType } from '#platform/contract/file-types.ts';
import { readHead } from '#platform/files/read-head.ts';

const KIND = 'message';
type Row = typeof messageFiles.$inferSelect;

export const presentFile = ({ id: fileId, name, mediaType, sizeBytes }: Row) => ({
  fileId,
  name,
  mediaType,
  sizeBytes,
});

/** The caller's side of an application; 404 for everybody else. */
async function requireSide({ database, reach, session }: SignedInContext, applicationId: string): Promise<MessageSide> {
  if (session.role !== 'squadMember') {
    if (await findApplication(database, reach, applicationId)) return 'company';
    throw platformErrors.notFound();
  }
  const own = and(eq(applications.id, applicationId), eq(applications.memberId, session.userId));
  if ((await database.$count(applications, own)) === 0) throw platformErrors.notFound();
  return 'candidate';
}

/** Keeps a file until a message takes it along; without one it goes after a day, with its bytes. */
export async function addMessageFile(context: SignedInContext, applicationId: string, given: string, upload: Upload) {
  const side = await requireSide(context, applicationId);
  const mediaType = fileType(await readHead(upload), given);
  if (mediaType === null) throw pipelineErrors.fileTypeUnknown();
  const name = fileNameOf(given, mediaType);
  const { database, session, files, now } = context;
  if (side === 'candidate') await requireThread(database, applicationId);
  const unsent = unsentOf(applicationId, session.userId);
  // Before the bytes are kept, so that refused files fill no disk; counted again below.
  await refuseTooMany(database, unsent);
  const { path, sizeBytes } = upload;
  const bytes = createReadStream(path);
  const fileKey = await storeFile(database, files, { kind: KIND, bytes, mediaType, sizeBytes });
  return database.transaction(async (transaction) => {
    // Locks the application so that concurrent uploads respect the limit.
    await transaction
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.id, applicationId))
      .for('no key update');
    await refuseTooMany(transaction, unsent);
    const [file] = await transaction
      .insert(messageFiles)
      .values({ applicationId, uploadedBy: session.userId, fileKey, name, mediaType, sizeBytes, createdAt: now })
      .returning();
    return presentFile(file!);
  });
}

async function requireThread(database: Database, applicationId: string): Promise<void> {
  const ofApplication = eq(messageThreads.applicationId, applicationId);
  if ((await database.$count(messageThreads, ofApplication)) === 0) throw conversationsErrors.notWrittenYet();
}

async function refuseTooMany(database: Database, unsent: SQL | undefined): Promise<void> {
  if ((await database.$count(messageFiles, unsent)) >= MAXIMUM_UNSENT_FILES)
    throw pipelineErrors.tooManyFiles({ count: MAXIMUM_UNSENT_FILES });
}

const unsentOf = (applicationId: string, userId: string, fileIds?: readonly string[]) =>
  and(
    eq(messageFiles.applicationId, applicationId),
    eq(messageFiles.uploadedBy, userId),
    isNull(messageFiles.messageId),
    fileIds && inArray(messageFiles.id, [...fileIds]),
  );

interface Attachment {
  applicationId: string;
  messageId: string;
  userId: string;
  fileIds: readonly string[];
}

/** Lets a message take along files that its author has uploaded; refused when one of them is not there any more. */
export async function attachFiles(transaction: Database, { applicationId, messageId, userId, fileIds }: Attachment) {
  const ids = [...new Set(fileIds)];
  if (ids.length === 0) return;
  const taken = await transaction
    .update(messageFiles)
    .set({ messageId })
    .where(unsentOf(applicationId, userId, ids))
    .returning({ key: messageFiles.fileKey });
  if (taken.length < ids.length) throw conversationsErrors.messageFileUnknown();
  for (const { key } of taken) await retainFile(transaction, key);
}

/** A file of a conversation: sent ones for both sides, others for the company's people or for who uploaded them. */
export async function downloadMessageFile(
  context: SignedInContext,
  applicationId: string,
  fileId: string,
): Promise<FileAnswer> {
  const side = await requireSide(context, applicationId);
  const { database, files, session } = context;
  const [row] = await database
    .select({ file: messageFiles, state: applicationMessages.state })
    .from(messageFiles)
    .leftJoin(applicationMessages, eq(applicationMessages.id, messageFiles.messageId))
    .where(and(eq(messageFiles.id, fileId), eq(messageFiles.applicationId, applicationId)));
  const isOpen =
    row && (row.file.uploadedBy === session.userId || row.state === 'sent' || (side === 'company' && row.state));
  const opened = isOpen && (await openFile(database, files, { key: row.file.fileKey, kind: KIND }));
  if (!opened) throw platformErrors.notFound();
  return { ...opened, downloadName: fileNameOf(row.file.name, opened.mediaType) };
}

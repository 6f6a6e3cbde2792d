import { createReadStream } from 'node:fs';
import { eq } from 'drizzle-orm';
import type { FileAnswer } from '#platform/contract/file-answer.ts';
import { fileNameOf } from '#platform/contract/file-name.ts';
import { fileType } from '#platform/contract/file-types.ts';
import type { Upload } from '#platform/contract/operation.ts';
import type { Database } from '#platform/db/connection.ts';
import { readHead } from '#platform/files/read-head.ts';
import { openFile, retainFile, storeFile } from '#platform/files/stored-files.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { supportErrors } from '#support/errors.ts';
import { isEnded, MAXIMUM_FILES } from '#support/rules/ticket-terms.ts';
import { listFiles, presentFile } from './file-queries.ts';
import { recordFile } from './notify.ts';
import { lockTicket } from './queries.ts';
import { requireTicket } from './read-tickets.ts';
import { supportFiles } from './tables.ts';

const KIND = 'ticket';

/** Adds a file of either side. Its bytes are kept first and marked as used in one transaction, so that a failure leaves none behind. */
export async function addTicketFile(context: SignedInContext, supportId: string, given: string, upload: Upload) {
  const { database, session, files, now } = context;
  const { ticket } = await requireTicket(database, context, supportId);
  if (isEnded(ticket.status)) throw supportErrors.ended();
  const mediaType = fileType(await readHead(upload), given);
  if (mediaType === null) throw supportErrors.fileTypeUnknown();
  // Before the bytes are kept, so that refused files fill no disk; counted again below.
  await refuseTooMany(database, supportId);
  const { path, sizeBytes } = upload;
  const fileKey = await storeFile(database, files, { kind: KIND, bytes: createReadStream(path), mediaType, sizeBytes });
  return database.transaction(async (transaction) => {
    const locked = await lockTicket(transaction, supportId);
    if (isEnded(locked.status)) throw supportErrors.ended();
    await refuseTooMany(transaction, supportId);
    const name = fileNameOf(given, mediaType);
    const [file] = await transaction
      .insert(supportFiles)
      .values({ ticketId: supportId, addedBy: session.userId, fileKey, name, mediaType, sizeBytes, addedAt: now })
      .returning();
    await retainFile(transaction, fileKey);
    await recordFile(transaction, { ...locked, supportId, actorId: session.userId });
    return presentFile({ file: file!, addedBy: session.displayName, role: session.role });
  });
}

async function refuseTooMany(database: Database, ticketId: string): Promise<void> {
  const count = await database.$count(supportFiles, eq(supportFiles.ticketId, ticketId));
  if (count >= MAXIMUM_FILES) throw supportErrors.tooManyFiles({ count: MAXIMUM_FILES });
}

export async function downloadTicketFile(
  context: SignedInContext,
  supportId: string,
  fileId: string,
): Promise<FileAnswer> {
  await requireTicket(context.database, context, supportId);
  const [row] = await listFiles(context.database, supportId, fileId);
  const opened = row && (await openFile(context.database, context.files, { key: row.file.fileKey, kind: KIND }));
  if (!row || !opened) throw supportErrors.notFound();
  return { ...opened, downloadName: fileNameOf(row.file.name, opened.mediaType) };
}

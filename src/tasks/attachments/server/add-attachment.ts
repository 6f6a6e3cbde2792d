import { createReadStream } from 'node:fs';
import { fileNameOf } from '#platform/contract/file-name.ts';
import { fileType } from '#platform/contract/file-types.ts';
import type { Upload } from '#platform/contract/operation.ts';
import { readHead } from '#platform/files/read-head.ts';
import { retainFile, storeFile } from '#platform/files/stored-files.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { isTerminal } from '#projects/rules/status.ts';
import { lockBoard, requireReader } from '#tasks/board/server/find-reader.ts';
import { lockTask } from '#tasks/board/server/lock-task.ts';
import { readTask } from '#tasks/board/server/read-task.ts';
import { taskErrors } from '#tasks/errors.ts';
import { ATTACHMENT_KIND, forgetDeleted, refuseTooMany } from './attachment-queries.ts';
import { presentAttachment } from './present-attachment.ts';
import { settleAttachment } from './settle-attachment.ts';
import { taskAttachments } from './tables.ts';

/** Stores the bytes first and marks them as used in one transaction, so that a failure half-way leaves no file behind. */
export async function addAttachment(
  context: SignedInContext,
  place: { projectId: string; taskId: string },
  given: string,
  upload: Upload,
) {
  const { database, session, files, ports, now } = context;
  const { projectId, taskId } = place;
  // Rights and room before the bytes are kept, so that refused files fill no disk; asked again below, on the locked task.
  const reader = await requireReader(database, context, projectId);
  const { abilities } = await readTask(context, place);
  if (isTerminal(reader.status)) throw taskErrors.projectEnded();
  if (!abilities.edit) throw taskErrors.onlyOwn();
  await refuseTooMany(database, taskId);
  const mediaType = fileType(await readHead(upload), given);
  if (mediaType === null) throw taskErrors.fileTypeUnknown();
  const name = fileNameOf(given, mediaType);
  const { path, sizeBytes } = upload;
  const bytes = createReadStream(path);
  const fileKey = await storeFile(database, files, { kind: ATTACHMENT_KIND, bytes, mediaType, sizeBytes });
  return database.transaction(async (transaction) => {
    await lockBoard(transaction, reader);
    await lockTask(transaction, reader, { taskId, ports });
    await forgetDeleted(transaction, taskId, now);
    await refuseTooMany(transaction, taskId);
    const [attachment] = await transaction
      .insert(taskAttachments)
      .values({ taskId, fileKey, name, mediaType, sizeBytes, addedBy: session.userId, createdAt: now })
      .returning();
    await retainFile(transaction, fileKey);
    await settleAttachment(transaction, reader, taskId, { kind: 'fileAdded', after: name });
    return presentAttachment({ attachment: attachment!, addedBy: session.displayName }, reader, true);
  });
}

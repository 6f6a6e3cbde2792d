import type { FileAnswer } from '#platform/contract/file-answer.ts';
import { fileNameOf } from '#platform/contract/file-name.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { openFile } from '#platform/files/stored-files.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { MAXIMUM_ATTACHMENTS } from '#tasks/attachments/rules/attachment-limits.ts';
import { partOf } from '#tasks/board/server/find-reader.ts';
import { readTask } from '#tasks/board/server/read-task.ts';
import { ATTACHMENT_KIND, listRows, requireAttachment } from './attachment-queries.ts';
import { presentAttachment } from './present-attachment.ts';

/** The files of a task, for everybody who sees the task. */
export async function readAttachments(
  context: SignedInContext,
  { projectId, taskId }: { projectId: string; taskId: string },
) {
  const { abilities } = await readTask(context, { projectId, taskId });
  const rows = await listRows(context.database, taskId);
  const reader = { part: partOf(context), userId: context.session.userId };
  return {
    attachments: rows.map((row) => presentAttachment(row, reader, abilities.edit)),
    abilities: { add: abilities.edit && rows.length < MAXIMUM_ATTACHMENTS },
  };
}

/** The bytes of a file, by the rights to its task alone. */
export async function downloadAttachment(context: SignedInContext, attachmentId: string): Promise<FileAnswer> {
  const { attachment } = await requireAttachment(context, attachmentId);
  if (attachment.deletedAt !== null) throw platformErrors.notFound();
  const opened = await openFile(context.database, context.files, { key: attachment.fileKey, kind: ATTACHMENT_KIND });
  if (!opened) throw platformErrors.notFound();
  return { ...opened, downloadName: fileNameOf(attachment.name, opened.mediaType) };
}

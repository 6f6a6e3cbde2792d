import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { announceTask } from '#tasks/board/server/announce-tasks.ts';
import { taskHappenings } from '#tasks/happenings.ts';
import type { BoardReader } from '#tasks/board/server/find-reader.ts';
import { type ChangeNote, recordChanges } from '#tasks/board/server/record-changes.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import { taskAttachments } from './tables.ts';

type AttachmentChange = ChangeNote & { kind: 'fileAdded' | 'fileDeleted' | 'fileRestored' };

/** Counts the files of a locked task anew, writes its history and tells open boards. */
export async function settleAttachment(
  transaction: Database,
  reader: BoardReader,
  taskId: string,
  note: AttachmentChange,
): Promise<void> {
  const standing = and(eq(taskAttachments.taskId, taskId), isNull(taskAttachments.deletedAt));
  const attachmentCount = await transaction.$count(taskAttachments, standing);
  // The words of the task have not changed, so its version stays for whoever is writing them.
  await transaction.update(tasks).set({ attachmentCount }).where(eq(tasks.id, taskId));
  await recordChanges(transaction, reader, taskId, [note]);
  await announceTask(transaction, reader, taskHappenings[note.kind], taskId);
}

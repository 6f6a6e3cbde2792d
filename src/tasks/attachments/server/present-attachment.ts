import type { BoardReader } from '#tasks/board/server/find-reader.ts';
import { type AttachmentRow, mayDelete } from './attachment-queries.ts';

/** `canEdit`: whether the caller edits the task. */
export function presentAttachment(
  { attachment, addedBy }: AttachmentRow,
  reader: Pick<BoardReader, 'part' | 'userId'>,
  canEdit: boolean,
) {
  const { id: attachmentId, name, mediaType, sizeBytes, createdAt } = attachment;
  return {
    attachmentId,
    name,
    mediaType,
    sizeBytes,
    addedBy,
    addedAt: createdAt.toISOString(),
    abilities: { delete: canEdit && mayDelete(reader, attachment.addedBy) },
  };
}

import { z } from 'zod';
import { fileAnswer } from '#platform/contract/file-answer.ts';
import { FILE_BYTES, FILE_NAME_LENGTH } from '#platform/contract/file-types.ts';
import { binaryBody, defineContract, operation, type OutputOf } from '#platform/contract/operation.ts';
import { taskHappenings } from '#tasks/happenings.ts';
import { done, moment, text } from '#platform/contract/schemas.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { taskErrors } from '#tasks/errors.ts';

/** As with the task itself: whoever sees it reads its files, whoever edits it adds some. */
const reading = { roles: ['squadOwner', 'squadMember', 'admin'], permission: 'trackTasks' } as const;
const writing = { roles: ['squadOwner', 'squadMember'], permission: 'trackTasks' } as const;

const ofTask = z.object({ projectId: z.uuid(), taskId: z.uuid() });
const ofAttachment = z.object({ attachmentId: z.uuid() });
const { notFound } = platformErrors;
const { onlyOwn, projectEnded, tooManyFiles, fileTypeUnknown, onlyOwnFiles, fileGone } = taskErrors;

const attachment = z.object({
  attachmentId: z.uuid(),
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: z.int(),
  addedBy: z.string(),
  addedAt: moment,
  abilities: z.object({ delete: z.boolean() }),
});

export const attachmentsContract = defineContract({
  'GET /tasks/{projectId}/{taskId}/attachments': operation({
    summary: 'The files of a task, newest first',
    access: reading,
    params: ofTask,
    output: z.object({ attachments: z.array(attachment), abilities: z.object({ add: z.boolean() }) }),
    errors: [notFound],
  }),
  'POST /tasks/{projectId}/{taskId}/attachments': operation({
    summary: 'Add a file to a task; what it is, its bytes say',
    access: writing,
    changes: [taskHappenings.fileAdded],
    unverified: openToUnverified.work,
    params: ofTask,
    query: z.object({ name: text(FILE_NAME_LENGTH, 1) }),
    body: binaryBody(['application/octet-stream'], FILE_BYTES),
    status: 201,
    output: attachment,
    errors: [notFound, onlyOwn, projectEnded, tooManyFiles, fileTypeUnknown],
  }),
  'GET /tasks/attachments/{attachmentId}': operation({
    summary: 'Download a file of a task',
    access: reading,
    params: ofAttachment,
    output: fileAnswer,
    errors: [notFound],
  }),
  'DELETE /tasks/attachments/{attachmentId}': operation({
    summary:
      'Delete a file of a task; a professional only those that they added. It can be brought back for ten minutes',
    access: writing,
    changes: [taskHappenings.fileDeleted],
    unverified: openToUnverified.work,
    params: ofAttachment,
    output: done,
    errors: [notFound, onlyOwn, onlyOwnFiles, projectEnded],
  }),
  'POST /tasks/attachments/{attachmentId}/restore': operation({
    summary: 'Bring back a file that was deleted less than ten minutes ago',
    access: writing,
    changes: [taskHappenings.fileRestored],
    unverified: openToUnverified.work,
    params: ofAttachment,
    status: 200,
    output: attachment,
    errors: [notFound, onlyOwn, onlyOwnFiles, projectEnded, tooManyFiles, fileGone],
  }),
});

export type Attachment = OutputOf<(typeof attachmentsContract)['POST /tasks/{projectId}/{taskId}/attachments']>;

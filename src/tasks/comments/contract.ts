import { z } from 'zod';
import { defineContract, operation, type OutputOf } from '#platform/contract/operation.ts';
import { taskHappenings } from '#tasks/happenings.ts';
import { done, moment, text, version } from '#platform/contract/schemas.ts';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { MAXIMUM_MENTIONED } from '#tasks/comments/rules/comment-limits.ts';
import { taskErrors } from '#tasks/errors.ts';

/** As with the task itself: whoever sees it reads the comments, whoever edits it writes some. */
const reading = { roles: ['squadOwner', 'squadMember', 'admin'], permission: 'trackTasks' } as const;
const writing = { roles: ['squadOwner', 'squadMember'], permission: 'trackTasks' } as const;

const ofTask = z.object({ projectId: z.uuid(), taskId: z.uuid() });
const ofComment = z.object({ commentId: z.uuid() });
const { notFound, forbidden, staleVersion } = platformErrors;
const { onlyOwn, projectEnded, tooManyComments, mentionUnknown, commentFixed } = taskErrors;

const words = {
  text: text(FREE_TEXT_LENGTH, 1),
  mentionIds: z.array(z.uuid()).max(MAXIMUM_MENTIONED).default([]),
};
const comment = z.object({
  commentId: z.uuid(),
  text: z.string(),
  author: z.object({ name: z.string(), image: z.string().nullable() }),
  at: moment,
  editedAt: moment.nullable(),
  version,
  mentions: z.array(z.object({ userId: z.uuid(), name: z.string() })),
  /** Mentions the caller. */
  callsReader: z.boolean(),
  abilities: z.object({ edit: z.boolean(), delete: z.boolean() }),
});

/** What company and professionals write to each other at a task: both sides read all of it. */
export const taskCommentsContract = defineContract({
  'GET /tasks/{projectId}/{taskId}/comments': operation({
    summary: 'The comments of a task, oldest first',
    access: reading,
    params: ofTask,
    output: z.object({ comments: z.array(comment), abilities: z.object({ write: z.boolean() }) }),
    errors: [notFound],
  }),
  'POST /tasks/{projectId}/{taskId}/comments': operation({
    summary: 'Write a comment; whom it mentions is told by mail',
    access: writing,
    changes: [taskHappenings.commented],
    unverified: openToUnverified.work,
    params: ofTask,
    body: z.strictObject(words),
    status: 201,
    output: comment,
    errors: [notFound, onlyOwn, projectEnded, tooManyComments, mentionUnknown],
  }),
  'GET /tasks/{projectId}/{taskId}/mentionable': operation({
    summary: 'Whom a comment can mention: the company’s people who follow tasks, and the task’s professionals',
    access: writing,
    params: ofTask,
    output: z.object({
      people: z.array(z.object({ id: z.uuid(), name: z.string(), image: z.string().nullable() })),
    }),
    errors: [notFound],
  }),
  'PATCH /tasks/comments/{commentId}': operation({
    summary: 'Write an own comment anew, for 15 minutes; whom it mentions now and did not before is told',
    access: writing,
    changes: [taskHappenings.commentEdited],
    unverified: openToUnverified.work,
    params: ofComment,
    body: z.strictObject({ ...words, version }),
    output: comment,
    errors: [notFound, forbidden, staleVersion, onlyOwn, projectEnded, mentionUnknown, commentFixed],
  }),
  'DELETE /tasks/comments/{commentId}': operation({
    summary: 'Delete an own comment',
    access: writing,
    changes: [taskHappenings.commentDeleted],
    unverified: openToUnverified.work,
    params: ofComment,
    output: done,
    errors: [notFound, forbidden, onlyOwn, projectEnded],
  }),
});

export type TaskComment = OutputOf<(typeof taskCommentsContract)['POST /tasks/{projectId}/{taskId}/comments']>;

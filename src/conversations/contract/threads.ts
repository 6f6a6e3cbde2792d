import { z } from 'zod';
import { fileAnswer } from '#platform/contract/file-answer.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { conversationsHappenings } from '#conversations/happenings.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { cursor, done, instant, moment, text } from '#platform/contract/schemas.ts';
import { openToUnverified, recordsNothing } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { messageSides } from '#conversations/rules/terms.ts';
import { companyPeople } from '#pipeline/candidates/contract/of-company.ts';
import { threadFilters, THREADS_SHOWN } from '#conversations/rules/thread-terms.ts';
import { conversationsErrors } from '#conversations/errors.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import {
  beforePlace,
  block,
  marks,
  messageFile,
  ofApplication,
  ofFile,
  report,
  threadView,
  upload,
  words,
} from '#conversations/contract/thread-schemas.ts';

const writers = { ...companyPeople, permission: 'chooseSuggested' } as const;
const { notFound, forbidden } = platformErrors;
const { withdrawn, beyondReach } = pipelineErrors;
const { conversationBlocked, messageFileUnknown } = conversationsErrors;

const threadRow = z.object({
  applicationId: z.uuid(),
  candidate: z.object({ name: z.string(), image: z.string().nullable() }),
  title: z.string(),
  companyName: z.string(),
  lastAt: moment,
  /** The last message that was sent. */
  last: z.object({ side: z.enum(messageSides), text: z.string() }).nullable(),
  isUnread: z.boolean(),
  awaitsAnswer: z.boolean(),
  isReported: z.boolean(),
});

/** The company's side of the conversations with its candidates. */
export const threadsContract = defineContract({
  'GET /messages': operation({
    summary: 'The conversations with candidates within reach, the one with the latest message first',
    access: companyPeople,
    query: z.object({
      show: z.enum(threadFilters).default('all'),
      search: text(100).optional(),
      cursor: cursor.optional(),
      limit: z.coerce.number<string>().int().min(1).max(50).default(THREADS_SHOWN),
    }),
    output: z.object({
      threads: z.array(threadRow),
      nextCursor: z.string().nullable(),
      /** The topics whose news change the list. */
      topics: z.array(z.string()),
    }),
    errors: [forbidden, pipelineErrors.cursorInvalid],
  }),
  'GET /candidates/{applicationId}/messages': operation({
    summary: 'The conversation with a candidate, with who wrote what',
    access: companyPeople,
    params: ofApplication,
    query: beforePlace,
    output: threadView,
    errors: [notFound, pipelineErrors.cursorInvalid],
  }),
  'POST /candidates/{applicationId}/messages': operation({
    summary: 'Write to a candidate, now or at a later time',
    access: writers,
    changes: [applicationsHappenings.messaged, conversationsHappenings.messageScheduled],
    unverified: openToUnverified.candidates,
    params: ofApplication,
    body: z.strictObject({ ...words, sendAt: instant.optional() }),
    status: 201,
    output: threadView,
    errors: [
      notFound,
      withdrawn,
      beyondReach,
      conversationBlocked,
      messageFileUnknown,
      conversationsErrors.tooManyMessages,
      conversationsErrors.sendTimeWrong,
    ],
  }),
  'DELETE /candidates/{applicationId}/messages/{messageId}': operation({
    summary: 'Take back a message before its time; answers its words, to write on',
    access: writers,
    changes: [conversationsHappenings.messageTakenBack],
    unverified: openToUnverified.candidates,
    params: ofApplication.extend({ messageId: z.uuid() }),
    output: z.object({ text: z.string(), files: z.array(messageFile) }),
    errors: [notFound, conversationsErrors.alreadySent],
  }),
  'PATCH /candidates/{applicationId}/messages': operation({
    summary: 'Mark the conversation as read or as needing no answer, and switch its mails on or off',
    access: companyPeople,
    changes: recordsNothing.seen,
    unverified: openToUnverified.candidates,
    params: ofApplication,
    body: marks,
    output: threadView,
    errors: [notFound, forbidden],
  }),
  'PUT /candidates/{applicationId}/messages/block': operation({
    summary: 'Take no more messages from a candidate, or take them again',
    access: writers,
    changes: [conversationsHappenings.conversationBlocked, conversationsHappenings.conversationUnblocked],
    unverified: openToUnverified.candidates,
    params: ofApplication,
    body: block,
    output: threadView,
    errors: [notFound],
  }),
  'POST /candidates/{applicationId}/messages/report': operation({
    summary: 'Report a conversation to the team of the product',
    access: writers,
    changes: [conversationsHappenings.conversationReported],
    unverified: openToUnverified.candidates,
    params: ofApplication,
    body: report,
    status: 201,
    output: done,
    errors: [notFound, conversationsErrors.alreadyReported],
  }),
  'POST /candidates/{applicationId}/messageFiles': operation({
    summary: 'A file for the next message to a candidate; what it is, its bytes say',
    access: writers,
    changes: recordsNothing.draft,
    unverified: openToUnverified.candidates,
    params: ofApplication,
    ...upload,
    errors: [notFound, pipelineErrors.fileTypeUnknown, pipelineErrors.tooManyFiles],
  }),
  'GET /candidates/{applicationId}/messageFiles/{fileId}': operation({
    summary: 'A file of a conversation',
    access: companyPeople,
    params: ofFile,
    output: fileAnswer,
    errors: [notFound],
  }),
  'POST /messageReports/{reportId}/close': operation({
    summary: 'Close a report about a conversation',
    access: { roles: ['admin'] },
    changes: [conversationsHappenings.reportClosed],
    params: z.object({ reportId: z.uuid() }),
    status: 200,
    output: done,
    errors: [notFound],
  }),
});

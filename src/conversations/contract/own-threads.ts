import { z } from 'zod';
import { fileAnswer } from '#platform/contract/file-answer.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { conversationsHappenings } from '#conversations/happenings.ts';
import { done } from '#platform/contract/schemas.ts';
import { openToUnverified, recordsNothing } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { conversationsErrors } from '#conversations/errors.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import {
  beforePlace,
  block,
  marks,
  ofApplication,
  ofFile,
  report,
  threadView,
  upload,
  words,
} from '#conversations/contract/thread-schemas.ts';

const access = { roles: ['squadMember'] } as const;
const params = ofApplication;
const { notFound } = platformErrors;

/** The candidate's side of the conversation about an own application. */
export const ownThreadsContract = defineContract({
  'GET /applications/{applicationId}/messages': operation({
    summary: 'The conversation with the company about an own application',
    access,
    params,
    query: beforePlace,
    output: threadView,
    errors: [notFound, pipelineErrors.cursorInvalid],
  }),
  'POST /applications/{applicationId}/messages': operation({
    summary: 'Answer the company; possible from its first message on',
    access,
    changes: [conversationsHappenings.candidateWrote],
    unverified: openToUnverified.application,
    params,
    body: z.strictObject(words),
    status: 201,
    output: threadView,
    errors: [
      notFound,
      conversationsErrors.notWrittenYet,
      conversationsErrors.withdrawnByYou,
      conversationsErrors.companyLeft,
      conversationsErrors.conversationBlocked,
      conversationsErrors.messageFileUnknown,
      conversationsErrors.tooManyAnswers,
    ],
  }),
  'PATCH /applications/{applicationId}/messages': operation({
    summary: 'Mark the conversation as read or as needing no answer, and switch its mails on or off',
    access,
    changes: recordsNothing.seen,
    unverified: openToUnverified.application,
    params,
    body: marks,
    output: threadView,
    errors: [notFound],
  }),
  'PUT /applications/{applicationId}/messages/block': operation({
    summary: 'Take no more messages from the company about this application, or take them again',
    access,
    changes: [conversationsHappenings.conversationBlocked, conversationsHappenings.conversationUnblocked],
    unverified: openToUnverified.application,
    params,
    body: block,
    output: threadView,
    errors: [notFound],
  }),
  'POST /applications/{applicationId}/messages/report': operation({
    summary: 'Report the conversation to the team of the product',
    access,
    changes: [conversationsHappenings.conversationReported],
    unverified: openToUnverified.application,
    params,
    body: report,
    status: 201,
    output: done,
    errors: [notFound, conversationsErrors.alreadyReported],
  }),
  'POST /applications/{applicationId}/messageFiles': operation({
    summary: 'A file for the next message to the company; what it is, its bytes say',
    access,
    changes: recordsNothing.draft,
    unverified: openToUnverified.application,
    params,
    ...upload,
    errors: [notFound, conversationsErrors.notWrittenYet, pipelineErrors.fileTypeUnknown, pipelineErrors.tooManyFiles],
  }),
  'GET /applications/{applicationId}/messageFiles/{fileId}': operation({
    summary: 'A file of the conversation',
    access,
    params: ofFile,
    output: fileAnswer,
    errors: [notFound],
  }),
});

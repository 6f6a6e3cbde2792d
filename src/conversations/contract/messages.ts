import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { conversationsHappenings } from '#conversations/happenings.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { done, instant, singleLine, version } from '#platform/contract/schemas.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { companyPeople, ofCompany } from '#pipeline/candidates/contract/of-company.ts';
import { conversationsErrors } from '#conversations/errors.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { messageWords } from '#pipeline/candidates/message-schemas.ts';
import { MAXIMUM_RECIPIENTS } from '#conversations/rules/terms.ts';
import { bulkResult } from '#pipeline/candidates/schemas.ts';

const access = { ...companyPeople, permission: 'chooseSuggested' } as const;
const { notFound, staleVersion } = platformErrors;
const { placeholderUnknown } = pipelineErrors;
const { templateTaken, tooManyTemplates } = conversationsErrors;

const template = z.object({ templateId: z.uuid(), name: z.string(), subject: z.string(), text: z.string(), version });
const params = z.object({ templateId: z.uuid() });

/** Messages of a company to its candidates. */
export const messagesContract = defineContract({
  'POST /candidates/message': operation({
    summary:
      'Write to one or many candidates in the company’s words; {{name}} and {{position}} are filled in for each. Answers for each what became of it',
    access,
    changes: [applicationsHappenings.messaged, conversationsHappenings.messageScheduled],
    unverified: openToUnverified.candidates,
    body: z.strictObject({
      mailingId: z.uuid().describe('Made by the caller; sent again with the same one, nobody gets the message twice'),
      applicationIds: z.array(z.uuid()).min(1).max(MAXIMUM_RECIPIENTS),
      ...messageWords,
      sendAt: instant.describe('Later than now; until then it can be taken back').optional(),
    }),
    status: 200,
    output: z.object({ results: z.array(bulkResult) }),
    errors: [notFound, placeholderUnknown, conversationsErrors.tooManyMessages, conversationsErrors.sendTimeWrong],
    limit: { count: 60, seconds: 600 },
  }),
  'DELETE /candidates/message/{mailingId}': operation({
    summary: 'Take back what is still scheduled of an own message to many; answers how many candidates it was for',
    access,
    changes: [conversationsHappenings.messageTakenBack],
    unverified: openToUnverified.candidates,
    params: z.object({ mailingId: z.uuid() }),
    output: z.object({ count: z.int() }),
  }),
  'GET /candidates/messageTemplates': operation({
    summary: 'The texts that the company keeps for its messages',
    access,
    query: ofCompany,
    output: z.object({ templates: z.array(template) }),
    errors: [notFound],
  }),
  'POST /candidates/messageTemplates': operation({
    summary: 'Keep a text for later messages',
    access,
    changes: [conversationsHappenings.templateSaved],
    unverified: openToUnverified.candidates,
    query: ofCompany,
    body: z.strictObject({ name: singleLine(80), ...messageWords }),
    status: 201,
    output: template,
    errors: [notFound, placeholderUnknown, templateTaken, tooManyTemplates],
  }),
  'PUT /candidates/messageTemplates/{templateId}': operation({
    summary: 'Change a kept text',
    access,
    changes: [conversationsHappenings.templateChanged],
    unverified: openToUnverified.candidates,
    params,
    body: z.strictObject({ name: singleLine(80), ...messageWords, version }),
    output: template,
    errors: [notFound, staleVersion, placeholderUnknown, templateTaken],
  }),
  'DELETE /candidates/messageTemplates/{templateId}': operation({
    summary: 'Delete a kept text',
    access,
    changes: [conversationsHappenings.templateDeleted],
    unverified: openToUnverified.candidates,
    params,
    output: done,
    errors: [notFound],
  }),
});

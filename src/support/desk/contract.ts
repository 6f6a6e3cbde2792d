import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { done, moment, text, version } from '#platform/contract/schemas.ts';
import { recordsNothing } from '#platform/contract/stated-reasons.ts';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { supportErrors } from '#support/errors.ts';
import { supportHappenings } from '#support/happenings.ts';

const access = { roles: ['admin'] } as const;
const params = z.object({ supportId: z.uuid() });
const ofTemplate = z.object({ templateId: z.uuid() });
const words = { name: text(80, 1), en: text(FREE_TEXT_LENGTH, 1), pt: text(FREE_TEXT_LENGTH, 1) };
const changed = z.object({ version });
const texts = 'nothing: texts that the team keeps for its answers';

/** How administrators work on tickets. */
export const deskContract = defineContract({
  'GET /supportDesk': operation({
    summary: 'The administrators who answer tickets, the ready answers, and the faults that are not mended',
    access,
    output: z.object({
      people: z.array(z.object({ userId: z.uuid(), name: z.string() })),
      templates: z.array(z.object({ templateId: z.uuid(), version, ...words })),
      faults: z.array(z.object({ faultId: z.uuid(), title: z.string(), tickets: z.int(), since: moment })),
    }),
  }),
  'PUT /support/{supportId}/assignee': operation({
    summary: 'Give a ticket to an administrator, or back to the queue; of several at once one succeeds',
    access,
    changes: [supportHappenings.assigned],
    params,
    body: z.strictObject({ version, assigneeId: z.uuid().nullable() }),
    output: changed,
    errors: [supportErrors.notFound, supportErrors.ended, supportErrors.assigneeUnknown],
  }),
  'PUT /support/{supportId}/fault': operation({
    summary: 'Tie a ticket to a fault, or to none',
    access,
    changes: [supportHappenings.noted],
    params,
    body: z.strictObject({ faultId: z.uuid().nullable() }),
    output: done,
    errors: [supportErrors.notFound, supportErrors.ended, supportErrors.faultNotFound],
  }),
  'POST /support/{supportId}/merge': operation({
    summary: 'Put what was written in a ticket into another one of the same company or person, and end it',
    access,
    changes: [supportHappenings.merged],
    params,
    body: z.strictObject({ version, into: z.uuid() }),
    output: z.object({ supportId: z.uuid() }),
    status: 200,
    errors: [supportErrors.notFound, supportErrors.ended, supportErrors.otherAsker, supportErrors.needsRuling],
  }),
  'POST /support/{supportId}/presence': operation({
    summary: 'Say that one has a ticket open, and whether one types',
    access,
    changes: recordsNothing.seen,
    params,
    body: z.strictObject({ isTyping: z.boolean() }),
    output: done,
    status: 200,
    errors: [supportErrors.notFound],
  }),
  'POST /supportDesk/close': operation({
    summary: 'Close several tickets; whoever asked is told. Those that have ended or need a ruling stay as they are',
    access,
    changes: [supportHappenings.closed],
    body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) }),
    output: z.object({ closed: z.array(z.uuid()) }),
    status: 200,
  }),
  'POST /supportFaults': operation({
    summary: 'Name a fault of the product that tickets report',
    access,
    changes: recordsNothing.draft,
    body: z.strictObject({ title: text(200, 1) }),
    output: z.object({ faultId: z.uuid() }),
    status: 201,
  }),
  'POST /supportFaults/{faultId}/mend': operation({
    summary: 'A fault is mended: one message answers every open ticket that reports it',
    access,
    changes: [supportHappenings.faultMended],
    params: z.object({ faultId: z.uuid() }),
    body: z.strictObject({ en: words.en, pt: words.pt }),
    output: z.object({ answered: z.int() }),
    status: 200,
    errors: [supportErrors.faultNotFound, supportErrors.faultMended],
  }),
  'POST /supportTemplates': operation({
    summary: 'Keep an answer ready in both languages',
    access,
    changes: texts,
    body: z.strictObject(words),
    output: ofTemplate,
    status: 201,
  }),
  'PUT /supportTemplates/{templateId}': operation({
    summary: 'Change a ready answer',
    access,
    changes: texts,
    params: ofTemplate,
    body: z.strictObject({ version, ...words }),
    output: changed,
    errors: [supportErrors.templateNotFound],
  }),
  'DELETE /supportTemplates/{templateId}': operation({
    summary: 'Delete a ready answer',
    access,
    changes: texts,
    params: ofTemplate,
    output: done,
    errors: [supportErrors.templateNotFound],
  }),
});

import { z } from 'zod';
import { binaryBody, defineContract, operation } from '#platform/contract/operation.ts';
import { supportHappenings } from '#support/happenings.ts';
import { fileAnswer } from '#platform/contract/file-answer.ts';
import { FILE_BYTES, FILE_NAME_LENGTH } from '#platform/contract/file-types.ts';
import { cursor, moment, text, version } from '#platform/contract/schemas.ts';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { supportErrors } from './errors.ts';
import { deskContract } from './desk/contract.ts';
import { deskViews } from './desk/rules/desk-views.ts';
import { ticketStatuses, ticketTypes, writtenTypes } from './rules/ticket-terms.ts';

const asking = { roles: ['squadOwner', 'squadMember', 'recruiter'] } as const;
const askingOrTeam = { roles: [...asking.roles, 'admin'] } as const;
const params = z.object({ supportId: z.uuid() });
const message = text(FREE_TEXT_LENGTH, 1);

const ticketRow = z.object({
  id: z.uuid(),
  /** The company's text, or the person a request is about. */
  subject: z.string(),
  type: z.enum(ticketTypes),
  status: z.enum(ticketStatuses),
  /** Empty: of a professional. */
  company: z.string(),
  openedBy: z.string(),
  openedAt: moment,
  answerDueAt: moment,
  /** The promised date has passed without an answer. */
  isLate: z.boolean(),
  /** For the team: who answers it. */
  assignee: z.object({ userId: z.uuid(), name: z.string() }).nullable(),
});
const file = z.object({
  fileId: z.uuid(),
  name: z.string(),
  sizeBytes: z.int(),
  addedBy: z.string(),
  isTeam: z.boolean(),
  addedAt: moment,
});

const ticketView = ticketRow.extend({
  projectId: z.uuid().nullable(),
  professionalId: z.uuid().nullable(),
  version,
  messages: z.array(
    z.object({
      id: z.uuid(),
      author: z.string(),
      isTeam: z.boolean(),
      own: z.boolean(),
      /** Among the team: nobody else is given it. */
      isInternal: z.boolean(),
      text: z.string(),
      at: moment,
    }),
  ),
  files: z.array(file),
  /** The ticket that holds what was written in this one. */
  mergedInto: z.uuid().nullable(),
  /** For the team alone. */
  desk: z
    .object({
      fault: z.object({ faultId: z.uuid(), title: z.string() }).nullable(),
      /** Who else of the team has it open. */
      present: z.array(z.object({ name: z.string(), isTyping: z.boolean() })),
      /** Of the same company or person, which it could be merged into. */
      others: z.array(z.object({ supportId: z.uuid(), subject: z.string(), type: z.enum(ticketTypes) })),
    })
    .nullable(),
  abilities: z.object({ write: z.boolean(), close: z.boolean() }),
});

export const supportContract = defineContract({
  ...deskContract,
  'GET /support': operation({
    summary:
      'Support tickets, latest first: of the company for its owner, own ones for colleagues and professionals, all for administrators',
    access: askingOrTeam,
    query: z.object({
      state: z.enum(['open', 'ended']).optional(),
      /** For the team: which open ones, by the promised date. */
      view: z.enum(deskViews).optional(),
      search: text(100, 2).optional(),
      cursor: cursor.optional(),
    }),
    output: z.object({
      tickets: z.array(ticketRow),
      nextCursor: z.string().nullable(),
      abilities: z.object({ ask: z.boolean() }),
    }),
  }),
  'POST /support': operation({
    summary: 'Opens a ticket; the answer is promised within 3 business days',
    access: { ...asking, verified: true },
    changes: [supportHappenings.opened],
    body: z.object({ subject: text(200, 1), text: message, type: z.enum(writtenTypes).default('question') }),
    output: z.object({ supportId: z.uuid(), answerDueAt: moment }),
    status: 201,
    errors: [supportErrors.tooManyOpen],
  }),
  'GET /support/{supportId}': operation({
    summary: 'One ticket with what was written in it',
    access: askingOrTeam,
    params,
    output: ticketView,
    errors: [supportErrors.notFound],
  }),
  'POST /support/{supportId}/messages': operation({
    summary: 'Writes in a ticket; the other side is told by mail',
    access: askingOrTeam,
    changes: [supportHappenings.written, supportHappenings.answered, supportHappenings.noted],
    unverified: openToUnverified.help,
    params,
    body: z.object({
      text: message,
      /** A note among the team. */
      isInternal: z.boolean().default(false),
      /** An answer of the team names the state that it answers, so that two do not answer at once. */
      version: version.optional(),
    }),
    output: ticketView,
    status: 201,
    errors: [supportErrors.notFound, supportErrors.ended],
  }),
  'POST /support/{supportId}/files': operation({
    summary: 'Adds a file to a ticket; what it is, its bytes say',
    access: askingOrTeam,
    changes: [supportHappenings.fileAdded],
    unverified: openToUnverified.help,
    params,
    query: z.object({ name: text(FILE_NAME_LENGTH, 1) }),
    body: binaryBody(['application/octet-stream'], FILE_BYTES),
    status: 201,
    output: file,
    errors: [supportErrors.notFound, supportErrors.ended, supportErrors.fileTypeUnknown, supportErrors.tooManyFiles],
  }),
  'GET /support/{supportId}/files/{fileId}': operation({
    summary: 'Download a file of a ticket',
    access: askingOrTeam,
    params: params.extend({ fileId: z.uuid() }),
    output: fileAnswer,
    errors: [supportErrors.notFound],
  }),
  'PATCH /support/{supportId}': operation({
    summary: 'Closes a ticket',
    access: askingOrTeam,
    changes: [supportHappenings.done, supportHappenings.closed],
    unverified: openToUnverified.help,
    params,
    body: z.object({ version, status: z.literal('closed') }),
    output: ticketView,
    errors: [supportErrors.notFound, supportErrors.ended, supportErrors.needsRuling],
  }),
});

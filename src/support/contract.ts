import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { supportHappenings } from '#support/happenings.ts';
import { cursor, moment, text, version } from '#platform/contract/schemas.ts';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { supportErrors } from './errors.ts';
import { ticketStatuses, ticketTypes } from './rules/ticket-terms.ts';

const asking = { roles: ['squadOwner', 'squadMember'] } as const;
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
});

const ticketView = ticketRow.extend({
  projectId: z.uuid().nullable(),
  professionalId: z.uuid().nullable(),
  version,
  messages: z.array(
    z.object({ id: z.uuid(), author: z.string(), isTeam: z.boolean(), own: z.boolean(), text: z.string(), at: moment }),
  ),
  abilities: z.object({ write: z.boolean(), close: z.boolean() }),
});

export const supportContract = defineContract({
  'GET /support': operation({
    summary:
      'Support tickets, latest first: of the company for its owner, own ones for colleagues and professionals, all for administrators',
    access: askingOrTeam,
    query: z.object({ state: z.enum(['open', 'ended']).optional(), cursor: cursor.optional() }),
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
    body: z.object({ subject: text(200, 1), text: message }),
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
    changes: [supportHappenings.written, supportHappenings.answered],
    unverified: openToUnverified.help,
    params,
    body: z.object({ text: message }),
    output: ticketView,
    status: 201,
    errors: [supportErrors.notFound, supportErrors.ended],
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

import { implement } from '#platform/http/implement.ts';
import { supportContract } from '#support/contract.ts';
import { readTicket, readTickets } from './read-tickets.ts';
import { askSupport, closeTicket, writeInTicket } from './write-in-ticket.ts';

export const supportOperations = implement(supportContract, {
  'GET /support': ({ query, context }) => readTickets(context, query),
  'POST /support': ({ body, context }) => askSupport(context, body),
  'GET /support/{supportId}': ({ params, context }) => readTicket(context, params.supportId),
  'POST /support/{supportId}/messages': ({ params, body, context }) =>
    writeInTicket(context, params.supportId, body.text),
  'PATCH /support/{supportId}': ({ params, body, context }) => closeTicket(context, params.supportId, body.version),
});

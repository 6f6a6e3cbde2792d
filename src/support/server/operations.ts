import { implement } from '#platform/http/implement.ts';
import { supportContract } from '#support/contract.ts';
import { deskHandlers } from '#support/desk/server/desk-operations.ts';
import { addTicketFile, downloadTicketFile } from './ticket-files.ts';
import { readTicket, readTickets } from './read-tickets.ts';
import { askSupport, closeTicket, writeInTicket } from './write-in-ticket.ts';

export const supportOperations = implement(supportContract, {
  ...deskHandlers,
  'GET /support': ({ query, context }) => readTickets(context, query),
  'POST /support': ({ body, context }) => askSupport(context, body),
  'GET /support/{supportId}': ({ params, context }) => readTicket(context, params.supportId),
  'POST /support/{supportId}/messages': ({ params, body, context }) => writeInTicket(context, params.supportId, body),
  'POST /support/{supportId}/files': ({ params, query, body, context }) =>
    addTicketFile(context, params.supportId, query.name, body),
  'GET /support/{supportId}/files/{fileId}': ({ params, context }) =>
    downloadTicketFile(context, params.supportId, params.fileId),
  'PATCH /support/{supportId}': ({ params, body, context }) => closeTicket(context, params.supportId, body.version),
});

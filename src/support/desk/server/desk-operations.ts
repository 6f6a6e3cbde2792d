import type { Implementation } from '#platform/http/implement.ts';
import type { deskContract } from '#support/desk/contract.ts';
import { assignTicket } from './assign-ticket.ts';
import { closeTickets } from './close-tickets.ts';
import { mendFault, nameFault, tieToFault } from './faults.ts';
import { mergeTickets } from './merge-tickets.ts';
import { notePresence } from './note-presence.ts';
import { readDesk } from './read-desk.ts';
import { changeTemplate, deleteTemplate, keepTemplate } from './templates.ts';

export const deskHandlers: Implementation<typeof deskContract> = {
  'GET /supportDesk': ({ context }) => readDesk(context),
  'PUT /support/{supportId}/assignee': ({ params, body, context }) => assignTicket(context, params.supportId, body),
  'PUT /support/{supportId}/fault': ({ params, body, context }) => tieToFault(context, params.supportId, body.faultId),
  'POST /support/{supportId}/merge': ({ params, body, context }) => mergeTickets(context, params.supportId, body),
  'POST /support/{supportId}/presence': ({ params, body, context }) =>
    notePresence(context, params.supportId, body.isTyping),
  'POST /supportDesk/close': ({ body, context }) => closeTickets(context, body.ids),
  'POST /supportFaults': ({ body, context }) => nameFault(context, body.title),
  'POST /supportFaults/{faultId}/mend': ({ params, body, context }) => mendFault(context, params.faultId, body),
  'POST /supportTemplates': ({ body, context }) => keepTemplate(context, body),
  'PUT /supportTemplates/{templateId}': ({ params, body, context }) => changeTemplate(context, params.templateId, body),
  'DELETE /supportTemplates/{templateId}': ({ params, context }) => deleteTemplate(context, params.templateId),
};

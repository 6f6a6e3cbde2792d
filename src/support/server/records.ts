import { eq } from 'drizzle-orm';
import type { OwnData } from '#platform/capability/own-data.ts';
import type { SpaceRecords } from '#platform/capability/space-records.ts';
import { translate } from '#platform/i18n/translate.ts';
import { collectOwnMessages, eraseOwnTickets } from '#support/server/own-data.ts';
import { moveTickets } from '#support/server/settle-requests.ts';
import { supportTickets } from '#support/server/tables.ts';

export const ownData: OwnData = {
  columns: {
    'support_messages.author_id': 'kept',
    'support_tickets.opened_by': 'kept',
    'support_tickets.assigned_to': 'erased',
    'support_files.added_by': 'kept',
    'support_presence.user_id': 'erased',
  },
  areas: [
    {
      name: 'support',
      about: (language) => translate(language, 'support:ownData.support'),
      collect: (database, { id }) => collectOwnMessages(database, id),
    },
  ],
  leave: null,
  erase: (transaction, { id }) => eraseOwnTickets(transaction, id),
};

export const spaceRecords: SpaceRecords = {
  columns: { 'support_tickets.workspace_id': 'kept' },
  end: null,
  moveProject: (transaction, { projectId, to }) => moveTickets(transaction, projectId, to),
  findObstacle: null,
  hasRecords: async (database, workspaceId) =>
    (await database.$count(supportTickets, eq(supportTickets.workspaceId, workspaceId))) > 0,
};

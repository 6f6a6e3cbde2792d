import { eq, inArray } from 'drizzle-orm';
import { applications } from '#applications/server/tables.ts';
import { collectMessages, eraseMessagesOf } from '#conversations/server/own-data.ts';
import { messageTemplates, messageThreads } from '#conversations/server/tables.ts';
import type { OwnData } from '#platform/capability/own-data.ts';
import type { SpaceRecords } from '#platform/capability/space-records.ts';
import { translate } from '#platform/i18n/translate.ts';

export const ownData: OwnData = {
  columns: {
    'application_messages.sender_id': 'kept',
    'message_files.uploaded_by': 'kept',
    'message_participants.user_id': 'erased',
    'message_reports.closed_by': 'kept',
    'message_reports.reporter_id': 'kept',
  },
  areas: [
    {
      name: 'messages',
      about: (language) => translate(language, 'conversations:ownData.messages'),
      collect: (database, { id }) => collectMessages(database, id),
    },
  ],
  leave: null,
  erase: (transaction, { id }) => eraseMessagesOf(transaction, id),
};

export const spaceRecords: SpaceRecords = {
  columns: {
    'application_messages.workspace_id': 'kept',
    'message_templates.workspace_id': 'kept',
    'message_threads.workspace_id': 'kept',
  },
  end: null,
  // Messages stay with the company that wrote or got them; the conversation goes on with the next one.
  moveProject: async (transaction, { projectId, to }) => {
    const moved = transaction
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.projectId, projectId));
    await transaction
      .update(messageThreads)
      .set({ workspaceId: to })
      .where(inArray(messageThreads.applicationId, moved));
  },
  findObstacle: null,
  // A conversation always belongs to an application; templates are counted, because somebody wrote them.
  hasRecords: async (database, workspaceId) =>
    (await database.$count(messageTemplates, eq(messageTemplates.workspaceId, workspaceId))) > 0,
};

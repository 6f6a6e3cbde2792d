import { eq, sql } from 'drizzle-orm';
import { noticeChoices, noticeReaders, notices } from '#notices/server/tables.ts';
import type { OwnData } from '#platform/capability/own-data.ts';
import type { SpaceRecords } from '#platform/capability/space-records.ts';
import type { Database } from '#platform/db/connection.ts';
import { happenings } from '#platform/db/tables.ts';
import { translate } from '#platform/i18n/translate.ts';

const MAXIMUM_COLLECTED = 10_000;

export const ownData: OwnData = {
  columns: { 'notices.user_id': 'erased', 'notice_choices.user_id': 'erased', 'notice_readers.user_id': 'erased' },
  areas: [
    {
      name: 'notices',
      about: (language) => translate(language, 'notices:ownData.notices'),
      collect: (database, { id }) => collectNotices(database, id),
    },
  ],
  leave: null,
  erase: async (transaction, { id }) => {
    for (const table of [notices, noticeChoices, noticeReaders])
      await transaction.delete(table).where(eq(table.userId, id));
  },
};

async function collectNotices(database: Database, userId: string) {
  const { kind, inProduct, mail, workspaceId } = noticeChoices;
  const [told, choices, readers] = await Promise.all([
    database
      .select({ at: happenings.at, what: happenings.name, kind: notices.kind, readAt: notices.readAt })
      .from(notices)
      .innerJoin(happenings, eq(happenings.id, notices.happeningId))
      .where(eq(notices.userId, userId))
      .orderBy(notices.happeningId)
      .limit(MAXIMUM_COLLECTED),
    database.select({ kind, inProduct, mail, workspaceId }).from(noticeChoices).where(eq(noticeChoices.userId, userId)),
    database.select().from(noticeReaders).where(eq(noticeReaders.userId, userId)),
  ]);
  return { told, choices, quietHours: readers[0] ?? null };
}

export const spaceRecords: SpaceRecords = {
  columns: {
    'notices.workspace_id': 'deleted',
    'notice_choices.workspace_id': 'deleted',
  },
  end: async (transaction, { workspaceId }) => {
    for (const table of [notices, noticeChoices])
      await transaction.delete(table).where(eq(table.workspaceId, workspaceId));
  },
  // The people of the former company read nothing more of it.
  moveProject: async (transaction, { projectId, to }) => {
    await transaction.execute(sql`
      delete from notices n using happenings h
      where h.id = n.happening_id and n.workspace_id is distinct from ${to} and n.workspace_id is not null
        and h.about && (select array_agg(id) from (
          select ${projectId}::uuid as id union all select o.id from positions o where o.project_id = ${projectId}) as moved)`);
  },
  findObstacle: null,
  hasRecords: null,
};

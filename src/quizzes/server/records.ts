import { eq } from 'drizzle-orm';
import type { OwnData } from '#platform/capability/own-data.ts';
import type { SpaceRecords } from '#platform/capability/space-records.ts';
import { translate } from '#platform/i18n/translate.ts';
import { collectOwnTests, eraseOwnTests } from '#quizzes/server/own-data.ts';
import { resultConsents } from '#quizzes/server/tables.ts';

export const ownData: OwnData = {
  columns: {
    'quiz_attempts.member_id': 'erased',
    'quiz_shares.member_id': 'erased',
    'result_consents.member_id': 'erased',
  },
  areas: [
    {
      name: 'tests',
      about: (language) => translate(language, 'quizzes:ownData.tests'),
      collect: (database, { id }) => collectOwnTests(database, id),
    },
  ],
  leave: null,
  erase: (transaction, { id }) => eraseOwnTests(transaction, id),
};

/** Nobody of a closed space reads results. */
export const spaceRecords: SpaceRecords = {
  columns: { 'result_consents.workspace_id': 'deleted' },
  end: async (transaction, { workspaceId }) => {
    await transaction.delete(resultConsents).where(eq(resultConsents.workspaceId, workspaceId));
  },
  moveProject: null,
  findObstacle: null,
  hasRecords: async (database, workspaceId) =>
    (await database.$count(resultConsents, eq(resultConsents.workspaceId, workspaceId))) > 0,
};

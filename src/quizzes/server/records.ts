import type { OwnData } from '#platform/capability/own-data.ts';
import { translate } from '#platform/i18n/translate.ts';
import { collectOwnTests, eraseOwnTests } from '#quizzes/server/own-data.ts';

export const ownData: OwnData = {
  columns: { 'quiz_attempts.member_id': 'erased', 'quiz_shares.member_id': 'erased' },
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

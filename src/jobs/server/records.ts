import { collectOwnSearches, eraseOwnSearches } from '#jobs/alerts/server/own-data.ts';
import { collectDismissedJobs, eraseDismissedJobs } from '#jobs/opportunities/server/own-data.ts';
import type { OwnData } from '#platform/capability/own-data.ts';
import { translate } from '#platform/i18n/translate.ts';

export const ownData: OwnData = {
  columns: {
    'dismissed_jobs.member_id': 'erased',
    'saved_search_hits.member_id': 'erased',
    'saved_searches.member_id': 'erased',
  },
  areas: [
    {
      name: 'saved-searches',
      about: (language) => translate(language, 'jobs:ownData.saved-searches'),
      collect: (database, { id }) => collectOwnSearches(database, id),
    },
    {
      name: 'dismissed-vacancies',
      about: (language) => translate(language, 'jobs:ownData.dismissed-vacancies'),
      collect: (database, { id }) => collectDismissedJobs(database, id),
    },
  ],
  leave: null,
  erase: async (transaction, { id }) => {
    await eraseDismissedJobs(transaction, id);
    await eraseOwnSearches(transaction, id);
  },
};

import { accountsContract } from '#accounts/contract.ts';
import { purgeAccessRecordsJob } from '#accounts/sessions/server/access-records/record-access.ts';
import { accountsOperations } from '#accounts/server/operations.ts';
import { ownData } from '#accounts/server/records.ts';
import { purgeEndedSessions } from '#accounts/sessions/server/manage-sessions.ts';
import { purgeLastMailsJob } from '#accounts/server/own-data/purge-last-mails.ts';
import { purgeValues } from '#accounts/social/server/saved-values.ts';
import { waiting } from '#accounts/server/waiting.ts';
import { defineServerCapability } from '#platform/capability/server-capability.ts';

export const capability = defineServerCapability({
  contract: accountsContract,
  operations: accountsOperations,
  jobs: [
    {
      name: 'purge-pending-sign-ins',
      retryLimit: 0,
      retryDelaySeconds: 60,
      schedule: '*/10 * * * *',
      run: async (_data, { database }) => purgeValues(database),
    },
    {
      name: 'purge-expired-sessions',
      retryLimit: 0,
      retryDelaySeconds: 60,
      schedule: '20 * * * *',
      run: async (_data, { database }) => purgeEndedSessions(database),
    },
    purgeAccessRecordsJob,
    purgeLastMailsJob,
  ],
  liveTopics: () => [],
  waiting,
  finds: [],
  pageHead: null,
  serveForMachines: null,
  listSitemapFiles: null,
  supplies: {},
  tablesOpenToTriggers: ['users'],
  ownData,
  spaceRecords: null,
});

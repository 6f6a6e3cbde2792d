import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { attachmentsContract } from '#tasks/attachments/contract.ts';
import { attachmentsOperations } from '#tasks/attachments/server/operations.ts';
import { boardContract } from '#tasks/board/contract.ts';
import { boardLiveTopic } from '#tasks/board/server/live-topic.ts';
import { boardOperations } from '#tasks/board/server/operations.ts';
import { taskCommentsContract } from '#tasks/comments/contract.ts';
import { taskCommentsOperations } from '#tasks/comments/server/operations.ts';
import { savedViewsContract } from '#tasks/views/saved-contract.ts';
import { savedViewsOperations } from '#tasks/views/server/saved/operations.ts';
import { viewsContract } from '#tasks/views/contract.ts';
import { viewsOperations } from '#tasks/views/server/operations.ts';
import { ownData, spaceRecords } from './records.ts';

export const capability = defineServerCapability({
  contract: {
    ...boardContract,
    ...viewsContract,
    ...savedViewsContract,
    ...attachmentsContract,
    ...taskCommentsContract,
  },
  operations: [
    ...boardOperations,
    ...viewsOperations,
    ...savedViewsOperations,
    ...attachmentsOperations,
    ...taskCommentsOperations,
  ],
  jobs: [],
  liveTopics: (database, gate) => [boardLiveTopic(database, gate)],
  waiting: null,
  finds: [],
  pageHead: null,
  serveForMachines: null,
  listSitemapFiles: null,
  supplies: {},
  tablesOpenToTriggers: ['tasks'],
  ownData,
  spaceRecords,
});

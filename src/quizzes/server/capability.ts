import { waiting } from '#quizzes/server/waiting.ts';
import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { quizzesContract } from '#quizzes/contract.ts';
import { quizzesOperations } from '#quizzes/server/operations.ts';
import { resultPageHead } from '#quizzes/server/page-head.ts';
import { ownData, spaceRecords } from '#quizzes/server/records.ts';
import { serveResultPreviews } from '#quizzes/server/shares/serve-result-previews.ts';

export const capability = defineServerCapability({
  contract: quizzesContract,
  operations: quizzesOperations,
  jobs: [],
  liveTopics: () => [],
  waiting,
  finds: [],
  pageHead: resultPageHead,
  serveForMachines: serveResultPreviews,
  listSitemapFiles: null,
  supplies: {},
  tablesOpenToTriggers: [],
  ownData,
  spaceRecords,
});

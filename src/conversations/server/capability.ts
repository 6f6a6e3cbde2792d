import { messagesContract } from '#conversations/contract/messages.ts';
import { ownThreadsContract } from '#conversations/contract/own-threads.ts';
import { threadsContract } from '#conversations/contract/threads.ts';
import { countMessages } from '#conversations/server/count-messages.ts';
import { messagesOperations } from '#conversations/server/messages/operations.ts';
import { writeToAll } from '#conversations/server/messages/send-messages.ts';
import { ownData, spaceRecords } from '#conversations/server/records.ts';
import { listUnreached } from '#conversations/server/threads/list-unreached.ts';
import { mailUnreadJob } from '#conversations/server/threads/mail-unread.ts';
import { threadsOperations } from '#conversations/server/threads/operations.ts';
import { ownThreadsOperations } from '#conversations/server/threads/own-operations.ts';
import { sendScheduledJob } from '#conversations/server/threads/scheduled/send-scheduled.ts';
import { waiting } from '#conversations/server/waiting.ts';
import { defineServerCapability } from '#platform/capability/server-capability.ts';

export const capability = defineServerCapability({
  contract: { ...messagesContract, ...threadsContract, ...ownThreadsContract },
  operations: [...messagesOperations, ...threadsOperations, ...ownThreadsOperations],
  jobs: [sendScheduledJob, mailUnreadJob],
  liveTopics: () => [],
  waiting,
  finds: [],
  pageHead: null,
  serveForMachines: null,
  listSitemapFiles: null,
  supplies: { countMessages, writeToAll, listUnreached },
  tablesOpenToTriggers: [],
  ownData,
  spaceRecords,
});

import { messagesPath, templatesPath } from '#conversations/paths.ts';
import type { capability as server } from '#conversations/server/capability.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import { makeRecords } from './make-records.ts';
import { namedColumns } from './named-columns.ts';
import { words } from './plant-words.ts';
import { samples } from './samples.ts';

const pages = () => [messagesPath, templatesPath];

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords,
  words,
  namedColumns,
  pages: { 'a company': pages, 'a recruiter': pages, 'a company without projects': pages },
});

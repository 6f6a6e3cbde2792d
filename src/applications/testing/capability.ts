import { applicationsPage, calendarPage } from '#applications/paths.ts';
import type { capability as server } from '#applications/server/capability.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import { makeRecords } from './make-records.ts';
import { samples } from './samples.ts';
import { namedColumns } from './named-columns.ts';
import { words } from './plant-words.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords,
  words,
  namedColumns,
  pages: {
    'a company': () => [calendarPage],
    'a professional': () => [applicationsPage, calendarPage],
  },
});

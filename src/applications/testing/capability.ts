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
  documentedCalls: [
    'POST /opportunities/selfAdmission',
    'POST /applications/{applicationId}/interview/confirm',
    'POST /applications/{applicationId}/interview/cancel',
    'POST /applications/{applicationId}/interview/reschedule',
  ],
  words,
  namedColumns,
  pages: {
    'a company': () => [calendarPage],
    'a professional': () => [applicationsPage, calendarPage],
  },
});

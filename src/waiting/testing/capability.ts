import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import type { capability as server } from '#waiting/server/capability.ts';
import { waitingPath } from '#waiting/paths.ts';
import { samples } from './samples.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords: null,
  words: null,
  namedColumns: [],
  pages: {
    'a company': () => [waitingPath],
    'a professional': () => [waitingPath],
    'a recruiter': () => [waitingPath],
    'an administrator': () => [waitingPath],
  },
});

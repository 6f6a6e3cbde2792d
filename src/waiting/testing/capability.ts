import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import { signedIn } from '#platform/testing/access-row.ts';
import type { capability as server } from '#waiting/server/capability.ts';
import { waitingPath } from '#waiting/paths.ts';
import { samples } from './samples.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords: null,
  documentedCalls: [],
  access: [{ says: 'Issue P, 1.1: what waits for whoever is signed in', who: signedIn, calls: ['GET /waiting'] }],
  words: null,
  namedColumns: [],
  pages: {
    'a company': () => [waitingPath],
    'a professional': () => [waitingPath],
    'a recruiter': () => [waitingPath],
    'an administrator': () => [waitingPath],
  },
});

import type { capability as server } from '#search/server/capability.ts';
import { signedIn } from '#platform/testing/access-row.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import { samples } from './samples.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords: null,
  documentedCalls: [],
  access: [{ says: 'Issue P, 8.1: the palette finds for whoever is signed in', who: signedIn, calls: ['GET /find'] }],
  words: null,
  namedColumns: [],
  pages: {},
});

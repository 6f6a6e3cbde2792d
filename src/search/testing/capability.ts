import type { capability as server } from '#search/server/capability.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import { samples } from './samples.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords: null,
  words: null,
  namedColumns: [],
  pages: {},
});

import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import type { capability as server } from '#wallet/server/capability.ts';
import { samples } from './samples.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords: null,
  documentedCalls: ['GET /balance'],
  access: [],
  words: null,
  namedColumns: [],
  pages: {},
});

import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import type { capability as server } from '#taxonomy/server/capability.ts';
import { samples } from './samples.ts';
import { namedColumns } from './named-columns.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords: null,
  words: null,
  namedColumns,
  pages: {},
});

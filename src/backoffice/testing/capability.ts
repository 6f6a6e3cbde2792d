import { overviewPath, staffPath } from '#backoffice/paths.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import type { capability as server } from '#backoffice/server/capability.ts';
import { samples } from './samples.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords: null,
  words: null,
  namedColumns: [],
  pages: { 'an administrator': () => [overviewPath, staffPath] },
});

import { productPaths } from '#product-pages/paths.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import type { capability as server } from '#product-pages/server/capability.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples: {},
  makeRecords: null,
  words: null,
  namedColumns: [],
  pages: { 'what everybody reads': () => Object.values(productPaths) },
});

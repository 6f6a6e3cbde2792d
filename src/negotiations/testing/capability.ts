import { negotiationPaths, thanksTypes } from '#negotiations/paths.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import type { capability as server } from '#negotiations/server/capability.ts';
import { samples } from './samples.ts';
import { namedColumns } from './named-columns.ts';
import { words } from './plant-words.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords: null,
  words,
  namedColumns,
  pages: {
    "a company's project": ({ projectId }) => [
      negotiationPaths.budget(projectId, 0),
      negotiationPaths.firstOffer(projectId),
      ...thanksTypes.map((type) => negotiationPaths.thanks(type, { projectId, positionIndex: 0 })),
    ],
  },
});

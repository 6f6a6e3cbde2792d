import { projectPaths } from '#projects/paths.ts';
import { matchRatingPath, squadSuggestionPath } from '#suggestions/paths.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import type { capability as server } from '#suggestions/server/capability.ts';
import { makeRecords } from './make-records.ts';
import { samples } from './samples.ts';
import { namedColumns } from './named-columns.ts';
import { words } from './plant-words.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords,
  words,
  namedColumns,
  pages: {
    "a company's project": ({ projectId }) => [
      projectPaths.matches(projectId),
      projectPaths.suggested(projectId),
      // Redirects to the matches, so that the heading changes again.
      projectPaths.searchingMatches(projectId),
    ],
    'an administrator': ({ projectId }) => [matchRatingPath, squadSuggestionPath(projectId)],
  },
});

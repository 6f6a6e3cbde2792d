import { cultureAlias, quizPages, resumesPath, sharedPages, testsPath } from '#quizzes/paths.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import type { capability as server } from '#quizzes/server/capability.ts';
import { samples } from './samples.ts';
import { namedColumns } from './named-columns.ts';
import { words } from './plant-words.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords: null,
  words,
  namedColumns,
  pages: {
    'what everybody reads': ({ sharedResults }) => [
      ...sharedResults,
      `${sharedPages.personality}/00000000-0000-4000-8000-000000000000`,
    ],
    'a company': () => [resumesPath()],
    "a company's project": ({ memberId }) => [resumesPath(memberId)],
    'the tests of a professional': () => [
      ...[testsPath, resumesPath(), cultureAlias],
      ...Object.values(quizPages).flatMap(({ take, completed, result }) => [take, completed, result]),
    ],
    'a professional without a profile': () => [
      ...[testsPath, resumesPath()],
      ...Object.values(quizPages).flatMap(({ take, result }) => [take, result]),
    ],
  },
});

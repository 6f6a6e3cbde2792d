import type { TestOverview } from '../api.ts';

/** The test to do next: one that was begun before one that was not, in the order of the tests; null when all are done. */
export function nextTest(tests: readonly TestOverview[]): TestOverview | null {
  const open = tests.filter(({ finishedAt }) => finishedAt === null);
  return open.find(({ state }) => state === 'inProgress') ?? open[0] ?? null;
}

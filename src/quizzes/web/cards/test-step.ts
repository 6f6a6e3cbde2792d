import type { TestOverview } from '../api.ts';

/** The next test: a started one before the others, in the order of the tests; null when all are finished. */
export function nextTest(tests: readonly TestOverview[]): TestOverview | null {
  const open = tests.filter(({ finishedAt }) => finishedAt === null);
  return open.find(({ state }) => state === 'inProgress') ?? open[0] ?? null;
}

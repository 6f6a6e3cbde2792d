import { expect, test } from 'vitest';
import { testsOfChanges } from './changed-tests.ts';

test('a change of a room reaches its API tests, the walks, its journeys and the list of pages', () => {
  const files = ['src/support/web/ticket-view.tsx'];
  expect(testsOfChanges('api', files)).toEqual(['src/support/', 'src/application/walks/']);
  const journeys = testsOfChanges('journeys', files);
  expect(journeys).toContain('journeys/pages.spec.ts');
  expect(journeys).toContain('journeys/projects.spec.ts');
  expect(journeys).not.toContain('journeys/tests-culture.spec.ts');
});

test('a change of a step reaches the journeys that use it, also through another step', () => {
  const journeys = testsOfChanges('journeys', ['journeys/steps/linkedin-zip.ts']);
  expect(journeys).toContain('journeys/professional.spec.ts');
  expect(journeys).toContain('journeys/hiring.spec.ts');
  expect(journeys).not.toContain('journeys/support.spec.ts');
});

test('a change of a document reaches nothing, one of the foundations everything', () => {
  expect(testsOfChanges('journeys', ['docs/architecture.md'])).toEqual([]);
  expect(testsOfChanges('api', ['docs/architecture.md'])).toEqual([]);
  for (const file of ['src/platform/config.ts', 'playwright.config.ts', 'migrations/0001_first.sql'])
    expect(testsOfChanges('journeys', [file])).toBeUndefined();
});

import { expect, test } from 'vitest';
import { ApiError } from '../api-error.ts';
import { isServerAway, markNotLoaded, NotLoaded } from './not-loaded.ts';

const answer = (status: number) => new ApiError({ status, code: 'x', message: 'x' });

test.each([
  [answer(0), true],
  [answer(503), true],
  [answer(504), true],
  [answer(500), false],
  [answer(404), false],
  [new NotLoaded('x'), true],
  [new TypeError('of the page itself'), false],
  [undefined, false],
])('P-8.4 %o is the absence of the server: %s', (problem, isAway) => {
  expect(isServerAway(problem)).toBe(isAway);
});

test.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/x.js',
  'error loading dynamically imported module: http://localhost/assets/x.js',
  'Importing a module script failed.',
  'No script at http://localhost/assets/x.js',
  'No catalogue of statistics in pt',
  'No styles at http://localhost/assets/x.css',
])('P-8.4 “%s” says that a part did not arrive', async (message) => {
  await expect(markNotLoaded(Promise.reject(new TypeError(message)))).rejects.toBeInstanceOf(NotLoaded);
});

test('P-8.4 a part that does not arrive is told from a fault of the page', async () => {
  const own = new TypeError('undefined is not a function');
  await expect(markNotLoaded(Promise.reject(own))).rejects.toBe(own);
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const problem: unknown = await markNotLoaded(Promise.reject(cause)).catch((one: unknown) => one);
  expect(problem).toBeInstanceOf(NotLoaded);
  await expect(markNotLoaded(Promise.reject(problem as Error))).rejects.toBe(problem);
  await expect(markNotLoaded(Promise.resolve(1))).resolves.toBe(1);
});

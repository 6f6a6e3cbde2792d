import { expect, test } from 'vitest';
import { DependencyError } from '#platform/errors/dependency-error.ts';
import { createPatience } from './start-patience.ts';

const failure = (message: string, code?: string) => Object.assign(new Error(message), code && { code });

/** A step that fails so often before it succeeds. */
function failing(problem: Error, times: number) {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= times) throw problem;
    return calls;
  };
}

test.each([
  ['nobody listens', failure('connect ECONNREFUSED', 'ECONNREFUSED')],
  ['the name is not known yet', failure('getaddrinfo ENOTFOUND', 'ENOTFOUND')],
  ['no answer in time', failure('timeout expired')],
  ['the server is starting', failure('the database system is starting up', '57P03')],
  ['too many clients', failure('sorry, too many clients already', '53300')],
  ['known to be away', new DependencyError('The database does not answer.')],
])('a start waits: %s', async (_, problem) => {
  const lines: string[] = [];
  const patiently = createPatience((line) => lines.push(line), new AbortController().signal);
  expect(await patiently(failing(problem, 1))).toBe(2);
  expect(await patiently(failing(problem, 1))).toBe(2);
  expect(lines).toEqual([expect.stringMatching(/^PostgreSQL is not ready yet \(.+\): trying again for 30 seconds\.$/)]);
});

test.each([
  ['a wrong password', failure('password authentication failed', '28P01')],
  ['a missing database', failure('database "x" does not exist', '3D000')],
  ['a missing permission', failure('permission denied', '42501')],
  ['a fault of our own', new TypeError('x is not a function')],
])('a start is refused at once: %s', async (_, problem) => {
  const lines: string[] = [];
  await expect(
    createPatience((line) => lines.push(line), new AbortController().signal)(failing(problem, 1)),
  ).rejects.toBe(problem);
  expect(lines).toEqual([]);
});

test('patience ends', async () => {
  const problem = failure('connect ECONNREFUSED', 'ECONNREFUSED');
  let calls = 0;
  const never = createPatience(
    () => {},
    new AbortController().signal,
    600,
  )(async () => {
    calls += 1;
    throw problem;
  });
  await expect(never).rejects.toBe(problem);
  expect(calls).toBeGreaterThan(1);
});

test('a start that is given up waits no longer, and says nothing of what its end breaks', async () => {
  const [lines, ending] = [[] as string[], new AbortController()];
  const patiently = createPatience((line) => lines.push(line), ending.signal);
  const problem = failure('connect ECONNREFUSED', 'ECONNREFUSED');
  const waiting = patiently(failing(problem, 99));
  await expect.poll(() => lines.length).toBe(1);
  ending.abort();
  await expect(waiting).rejects.toBe(problem);
  const closed = failure('Cannot use a pool after calling end on the pool');
  await expect(patiently(failing(closed, 1))).rejects.toBe(closed);
  expect(lines).toHaveLength(1);
});

import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { describeProblem } from './describe-problem.ts';

function refusal(): pg.DatabaseError {
  const error = new pg.DatabaseError('duplicate key of ana@example.com', 10, 'error');
  const fields = { severity: 'ERROR', code: '23505', table: 'users', constraint: 'users_email' };
  return Object.assign(error, { ...fields, detail: 'Key (email)=(ana@example.com) already exists.' });
}

test.each([
  ['the query builder', new DrizzleQueryError('insert into users …', ['ana@example.com'], refusal())],
  ['the driver', Object.assign(refusal(), { client: { _queryQueue: [{ values: ['ana@example.com'] }] } })],
])('an error of %s is logged by its code and place, without the values', (_, problem) => {
  const described = describeProblem(problem);
  expect(described).toMatchObject({ code: '23505', table: 'users', constraint: 'users_email' });
  expect(described.stack).toContain('describe-problem.test.ts');
  expect(JSON.stringify(described)).not.toContain('ana@example.com');
});

test('a fault of our own is logged with its text and place', () => {
  const described = describeProblem(new TypeError('x is not a function'));
  expect(described).toMatchObject({ name: 'TypeError', message: 'x is not a function' });
  expect(described.stack).toMatch(/^\s+at .*describe-problem\.test\.ts/);
});

test('what is thrown without being an error is logged too', () => {
  expect(describeProblem('broken').message).toBe('broken');
  expect(describeProblem({ message: 'no worker', code: 'X1' })).toMatchObject({ message: 'no worker', code: 'X1' });
});

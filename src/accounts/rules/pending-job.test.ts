import { expect, it } from 'vitest';
import { parsePendingJob } from './pending-job.ts';

const now = Date.UTC(2026, 4, 20);
const values = { address: '/jobs/details-view/p/0', timestamp: now - 1_000 };

it('SES-09 a wanted job is kept for a week', () => {
  expect(parsePendingJob(JSON.stringify(values), now)).toMatchObject(values);
  expect(parsePendingJob(JSON.stringify(values), now + 8 * 86_400_000)).toBeNull();
});

it('SES-09 names the job only by short texts', () => {
  const named = { ...values, title: 'Designer', companyName: 'Ateliê' };
  expect(parsePendingJob(JSON.stringify(named), now)).toEqual(named);
  const odd = { ...values, title: { toString: 'x' }, companyName: 'a'.repeat(5_000) };
  expect(parsePendingJob(JSON.stringify(odd), now)).toEqual({ ...values, companyName: 'a'.repeat(200) });
});

it.each([
  null,
  '',
  '{',
  '7',
  '{}',
  JSON.stringify({ ...values, address: 'https://evil.test' }),
  JSON.stringify({ ...values, address: '//evil.test' }),
  JSON.stringify({ ...values, timestamp: 'now' }),
])('SES-09 does not trust %j', (text) => expect(parsePendingJob(text, now)).toBeNull());

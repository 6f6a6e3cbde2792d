import { expect, it } from 'vitest';
import { boardPath, readBoardSearch } from './board-search.ts';
import { jobKey, parseJobKey } from '#jobs/rules/job-address.ts';

const job = '0199a1b2-0000-7000-8000-000000000001_0';

it.each([
  [{}, {}],
  [
    { search: '  java ', area: 'design', workModel: ['remote', 'moon', 'hybrid'], job },
    { search: 'java', area: ['design'], workModel: ['remote', 'hybrid'], job },
  ],
  [
    { search: 42, area: ['x'], hiringModel: 'CLT', job: 'nonsense' },
    { search: '42', hiringModel: ['CLT'] },
  ],
  [{ search: 'a'.repeat(200) }, { search: 'a'.repeat(100) }],
  [
    { search: 'raect', exact: 'true' },
    { search: 'raect', exact: true },
  ],
  [{ exact: 'true' }, {}],
  [
    { level: ['senior', 'boss'], city: ' Recife ', state: 'PE', payFrom: '500000', english: 'basic', postedWithin: 7 },
    { level: ['senior'], city: 'Recife', state: 'PE', payFrom: 500_000, english: 'basic', postedWithin: 7 },
  ],
  [{ level: 'boss', state: 'XX', payFrom: '-1', english: 'native', postedWithin: 'soon', city: {} }, {}],
  [{ payFrom: '1.5', postedWithin: 999 }, {}],
  [{ order: 'newest' }, {}],
  [
    { search: 'java', order: 'newest' },
    { search: 'java', order: 'newest' },
  ],
])('JOB-01 reads the address %j', (given, expected) => expect(readBoardSearch(given)).toEqual(expected));

it('JOB-01 names a vacancy in the address', () => expect(jobKey(parseJobKey(job)!)).toBe(job));

it('JOB-01 writes the address that it reads', () => {
  const search = { search: 'C++ & Go', area: ['design', 'marketing'], exact: true } as const;
  const path = boardPath({ ...search, area: [...search.area] });
  const { searchParams } = new URL(path, 'http://localhost');
  const given = Object.fromEntries([...searchParams.keys()].map((key) => [key, searchParams.getAll(key)]));
  expect(readBoardSearch({ ...given, search: given.search?.[0], exact: given.exact?.[0] })).toEqual(search);
  expect(boardPath({})).toBe('/jobs');
});

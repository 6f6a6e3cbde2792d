import { expect, it } from 'vitest';
import { jobKey, parseJobKey, readBoardSearch } from './board-search.ts';

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
])('JOB-01 reads the address %j', (given, expected) => expect(readBoardSearch(given)).toEqual(expected));

it('JOB-01 names a vacancy in the address', () => expect(jobKey(parseJobKey(job)!)).toBe(job));

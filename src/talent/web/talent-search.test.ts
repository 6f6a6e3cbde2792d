import { expect, test } from 'vitest';
import { readTalentSearch } from './talent-search.ts';

test.each([
  [{}, {}],
  [
    { search: '  Kafka ', level: '4', available: 'true', hiringModel: 'PJ' },
    { search: 'Kafka', level: 4, available: true, hiringModel: 'PJ' },
  ],
  [
    { search: 42, level: 10, available: true },
    { search: '42', level: 10, available: true },
  ],
  [{ search: ' ', level: 0, available: 'no', hiringModel: 'X' }, {}],
  [{ search: ['a'], level: 2.5, available: false, brand: 'recruiting' }, {}],
])('JOB-06 reads %j of the address as %j', (given, expected) => {
  expect(readTalentSearch(given)).toEqual(expected);
});

import { expect, it } from 'vitest';
import { readStatisticsSearch, writeStatisticsSearch } from './statistics-search.ts';

it.each([
  [{}, { period: '90', view: 'charts' }],
  [
    { period: 30, view: 'tables' },
    { period: '30', view: 'tables' },
  ],
  [
    { period: '31', view: 'x', project: 'one', rows: 'nobody', stage: 'offered' },
    { period: '90', view: 'charts' },
  ],
  [
    { companies: 'x,0198c0de-0000-7000-8000-000000000001,0198c0de-0000-7000-8000-000000000001' },
    { period: '90', view: 'charts', companies: ['0198c0de-0000-7000-8000-000000000001'] },
  ],
  [
    { rows: 'left', stage: 'offered', departure: 'declined', source: 'x' },
    { period: '90', view: 'charts', open: { rows: 'left', stage: 'offered', departure: 'declined' } },
  ],
])('PRJ-02 the address %j is read as %j', (said, read) => {
  expect(readStatisticsSearch(said)).toEqual(read);
  expect(readStatisticsSearch(writeStatisticsSearch(readStatisticsSearch(said)))).toEqual(read);
});

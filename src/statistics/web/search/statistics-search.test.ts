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
    { rows: 'left', stage: 'offered', departure: 'declined', source: 'x' },
    { period: '90', view: 'charts', open: { rows: 'left', stage: 'offered', departure: 'declined' } },
  ],
])('PRJ-02 the address %j is read as %j', (said, read) => {
  expect(readStatisticsSearch(said)).toEqual(read);
  expect(readStatisticsSearch(writeStatisticsSearch(readStatisticsSearch(said)))).toEqual(read);
});

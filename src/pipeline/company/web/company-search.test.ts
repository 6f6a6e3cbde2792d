import { expect, it } from 'vitest';
import { filterOf, isNarrowed, noFilter, readCompanySearch } from './company-search.ts';

const id = '01a2026a-8dac-7579-a1de-ed8b48fb4133';

it.each([
  [{}, {}],
  [
    { company: id, layout: 'table', search: 42, stages: ['new', 'nowhere'], skills: 'SQL', overdue: true },
    { company: id, layout: 'table', search: '42', stages: ['new'], skills: ['SQL'], overdue: true },
  ],
  [{ company: 'ours', layout: 'cards', stages: 'nowhere', tagIds: ['x', id], overdue: 'yes' }, { tagIds: [id] }],
  [{ sort: 'name', direction: 'up', sources: ['board', 'post'], tab: 'money' }, { sources: ['board'] }],
  [{ sources: ['upsell', 'replacement', 'talentTeam'] }, { sources: ['link', 'suggestion'] }],
  [{ skills: ['', 'x'.repeat(81)], positionIds: Array(40).fill(id) }, { positionIds: Array(30).fill(id) }],
])('PIP-01 reads the address %j as %j', (raw, read) => {
  expect(readCompanySearch(raw)).toEqual(read);
});

it('PIP-01 says whether anything filters, which layout and order do not', () => {
  expect(isNarrowed(filterOf({ layout: 'table', sort: 'appliedAt' }))).toBe(false);
  expect(isNarrowed(filterOf({ suggested: 'no' }))).toBe(true);
  expect(isNarrowed({ ...filterOf({ overdue: true, tagIds: [id] }), ...noFilter })).toBe(false);
});

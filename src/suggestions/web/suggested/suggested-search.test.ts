import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNarrowed, readSuggestedSearch } from './suggested-search.ts';

it('ADM-02 the ranking’s address holds what is shown, and invalid values in it are ignored', () => {
  const search = { position: '2', level: '4', hiringModel: 'PJ', tests: 'true', newOnly: true };
  expect(readSuggestedSearch(search)).toEqual({ position: 2, level: 4, hiringModel: 'PJ', tests: true, newOnly: true });
  expect(readSuggestedSearch({ position: '-1', level: '11', hiringModel: 'x', tests: '1' })).toEqual({ position: 0 });
  expect(readSuggestedSearch({ position: { toString: false }, level: [[]] })).toEqual({ position: 0 });
  expect(isNarrowed({ position: 3, tests: true })).toBe(false);
  expect(isNarrowed({ position: 0, level: 1 })).toBe(true);
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('position', 'level', 'hiringModel', 'tests'), fc.anything()), (given) => {
      const read = readSuggestedSearch(given);
      expect(readSuggestedSearch({ ...read })).toEqual(read);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAnyWordQuery, toSearchQuery } from './search-words.ts';

const isSafe = (typed: string) => {
  const query = toSearchQuery(typed);
  return query === null || /^'[^'\\&|!():<>*]+'( & '[^'\\&|!():<>*]+')*:\*$/.test(query);
};

describe('JOB-01 search words', () => {
  it.each([
    ['java', "'java':*"],
    ['  Engenharia  de dados ', "'Engenharia' & 'de' & 'dados':*"],
    ['node.js c++', "'node.js' & 'c++':*"],
    ['back-end', "'back-end':*"],
    ["a' | !b & (c) <-> d:*", "'a' & 'b' & 'c' & 'd':*"],
    ['java/kotlin', "'java' & 'kotlin':*"],
    ['São Paulo', "'São' & 'Paulo':*"],
  ])('%s becomes %s', (typed, query) => expect(toSearchQuery(typed)).toBe(query));

  it.each(['', '   ', '!!! ...', '-'])('finds no word in %j', (typed) => expect(toSearchQuery(typed)).toBeNull());

  it('asks for any of several words, and not of one', () => {
    expect(toAnyWordQuery('designer recife')).toBe("'designer' | 'recife':*");
    expect(toAnyWordQuery('designer')).toBeNull();
    expect(toAnyWordQuery('!!!')).toBeNull();
  });

  it('asks for all words as typed', () => {
    expect(toSearchQuery('designer recife', 'whole')).toBe("'designer' & 'recife'");
    expect(toAnyWordQuery('designer recife', 'whole')).toBe("'designer' | 'recife'");
  });

  it('never lets an operator or a quote through', () => {
    expect(fc.check(fc.property(fc.string({ unit: 'binary', maxLength: 40 }), isSafe)).failed).toBe(false);
  });
});

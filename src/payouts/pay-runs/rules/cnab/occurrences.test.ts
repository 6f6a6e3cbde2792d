import { expect, test } from 'vitest';
import { readOccurrences } from './occurrences.ts';

const paid = { state: 'paid' };
const unclear = { state: 'unclear' };
const refused = (reason: string) => ({ state: 'refused', reason });

test.each([
  ['00', paid],
  ['03', paid],
  ['BD00', paid],
  ['ZA00', paid],
  ['00X9', paid],
  ['', null],
  ['          ', null],
  ['BD', null],
  ['BDBE', null],
  ['BS', null],
  ['ZA', null],
  ['01', refused('refused')],
  ['02', refused('refused')],
  ['BF', refused('refused')],
  ['AG', refused('refused')],
  ['HC', refused('refused')],
  ['PA', refused('refused')],
  ['PJ', refused('keyNotFound')],
  ['PF', refused('keyOfAnother')],
  ['PC', refused('accountClosed')],
  ['H4', refused('returnedByBank')],
  // The code that says most is told to the person.
  ['AGPJ', refused('keyNotFound')],
  ['BDPJ      ', refused('keyNotFound')],
  ['PJX9', refused('keyNotFound')],
  // No code of the table, one of loans, one of slips, half a code, a small letter.
  ['ZZ', unclear],
  ['BDZZ', unclear],
  ['HX', unclear],
  ['ZK', unclear],
  ['0', unclear],
  ['bd', unclear],
  // A bank that says both did not say which.
  ['00PJ', unclear],
])('MON-05 the occurrences "%s" of a return are %o', (field, word) => {
  expect(readOccurrences(field)).toEqual(word);
});

test('MON-05 no code that is not in the table is a refusal', () => {
  const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const codes = characters.flatMap((first) => characters.map((second) => first + second));
  const states = codes.map((code) => readOccurrences(code)?.state ?? 'informative');
  const count = (state: string) => states.filter((found) => found === state).length;
  expect({ paid: count('paid'), informative: count('informative'), refused: count('refused') }).toEqual({
    ...{ paid: 2, informative: 5, refused: 73 },
  });
  expect(count('unclear')).toBe(36 * 36 - 80);
});

import { expect, test } from 'vitest';
import { type WhereAsked, wordsAboutPaying } from './words-about-paying.ts';

const owed = { isOwed: true, hasKey: true };
const nothing = { words: null, showsKey: false } as const;
const notYet = { words: 'notYet', showsKey: false } as const;

type Case = [WhereAsked, Parameters<typeof wordsAboutPaying>[1], ReturnType<typeof wordsAboutPaying>];

test.each<Case>([
  ['payment', owed, { words: 'pay', showsKey: true }],
  ['payment', { isOwed: true, hasKey: false }, { words: 'noKey', showsKey: false }],
  ['payment', { isOwed: false, hasKey: false }, nothing],
  // Another payment of the same person is to be paid: not these hours, and not what is sent by Pix.
  ['hours', owed, notYet],
  ['elsewhere', owed, nothing],
])('MON-05 ACC-17 what administrators read about paying at %s, of somebody %o', (asked, look, expected) => {
  expect(wordsAboutPaying(asked, look)).toEqual(expected);
});

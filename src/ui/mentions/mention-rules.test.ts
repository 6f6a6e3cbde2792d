import fc from 'fast-check';
import { expect, it } from 'vitest';
import { completeMention, matchPeople, currentMention, splitMentions, remainingMentions } from './mention-rules.ts';

const people = [
  { id: '1', name: 'Ana' },
  { id: '2', name: 'Ana Lima' },
  { id: '3', name: 'Bruno Ávila' },
];

it.each([
  ['@', 1, ''],
  ['Oi @Bru', 7, 'Bru'],
  ['Oi @Bru', 4, ''],
  ['Oi @Ana Li', 10, 'Ana Li'],
  ['ana@casa.test', 13, null],
  ['@Ana\nOi', 7, null],
  ['Oi', 2, null],
  [`${'x'.repeat(60)}@a`, 62, null],
])('PIP-02 in %j at %i a name is being written: %j', (text, caret, begun) => {
  expect(currentMention(text, caret)).toBe(begun);
});

it.each([
  ['', ['1', '2', '3']],
  ['an', ['1', '2']],
  ['avi', ['3']],
  ['ana li', ['2']],
  ['Ana', ['1', '2']],
  ['Ana ', ['2']],
  ['Ana Lima ', []],
  ['zé', []],
])('PIP-02 %j finds %j', (begun, ids) => {
  expect(matchPeople(people, begun).map(({ id }) => id)).toEqual(ids);
});

it('PIP-02 completes the name at the caret and places the caret after it', () => {
  expect(completeMention('Oi @Bru, viu?', 7, 'Bruno Ávila')).toEqual({ text: 'Oi @Bruno Ávila , viu?', caret: 16 });
  expect(completeMention('@', 1, 'Ana')).toEqual({ text: '@Ana ', caret: 5 });
});

it('PIP-02 mentions only people whom the text still names, once', () => {
  const [ana, , bruno] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
  expect(remainingMentions('Oi @Ana', [ana, bruno, ana])).toEqual([ana]);
});

it('PIP-02 marks the longest name, and loses no letter', () => {
  const names = people.map(({ name }) => name);
  expect(splitMentions('Oi @Ana Lima e @Ana', names).filter(({ isMention }) => isMention)).toEqual([
    { text: '@Ana Lima', isMention: true },
    { text: '@Ana', isMention: true },
  ]);
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string({ minLength: 1 })), (text, any) => {
      expect(
        splitMentions(text, any)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

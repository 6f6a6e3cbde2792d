import { expect, test } from 'vitest';
import { joinForms } from './join-forms.ts';
import { startDraft } from './notice-draft.ts';
import type { RejectionForm } from './moving-api.ts';

const words = { subject: 'About {{position}}', text: 'Thank you' };
const reader = (language: 'pt' | 'en', count: number) => ({
  language,
  count,
  name: `A reader of ${language}`,
  position: 'Data',
  company: 'Casa Ipê',
});
const form = (change: Partial<RejectionForm>): RejectionForm => ({
  reasons: { common: ['pay'], own: [] },
  messages: { pt: words, en: words },
  readers: [],
  delays: [0, 1, 2, 3, 5, 7],
  written: null,
  toldAtOnce: 0,
  interviews: [],
  ...change,
});
const reason = (reasonId: string) => ({ reasonId, name: reasonId, version: 1 });

test('PIP-06 the second hundred of candidates counts too: their languages, offers and interviews', () => {
  const joined = joinForms([
    form({
      readers: [reader('pt', 60), reader('en', 40)],
      toldAtOnce: 1,
      interviews: [{ name: 'B', startsAt: '2026-12-02' }],
    }),
    form({ readers: [reader('en', 50)], toldAtOnce: 2, interviews: [{ name: 'A', startsAt: '2026-12-01' }] }),
  ]);
  expect(joined.readers.map(({ language, count }) => [language, count])).toEqual([
    ['en', 90],
    ['pt', 60],
  ]);
  expect([joined.toldAtOnce, joined.interviews.map(({ name }) => name)]).toEqual([3, ['A', 'B']]);
  expect(joinForms([form({ readers: [reader('pt', 1)] }), form({ readers: [reader('en', 1)] })]).readers).toHaveLength(
    2,
  );
});

test('PIP-06 a delay is offered that suits all of them', () => {
  const [first, second] = [form({}), form({ delays: [0, 1] })];
  expect(joinForms([first, second]).delays).toEqual([0, 1]);
  expect([startDraft(first).delayDays, startDraft(second).delayDays]).toEqual([2, 1]);
});

test('PIP-03 only the reasons of a company to which all of them applied remain', () => {
  const [own, other] = [form({ reasons: { common: ['pay'], own: [reason('a')] } }), form({})];
  expect(joinForms([own, own]).reasons.own).toEqual([reason('a')]);
  expect(joinForms([own, other]).reasons.own).toEqual([]);
});

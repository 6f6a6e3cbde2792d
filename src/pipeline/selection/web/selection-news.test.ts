import { expect, it } from 'vitest';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { changesSelection, newsOf } from './selection-news.ts';

const ours = { projectId: 'ours', positionIndex: 0, title: '', projectTitle: '' };
const card = (applicationId: string, more: Partial<CandidateCard> = {}) =>
  ({ applicationId, selectedAt: null, stage: 'offered', place: ours, ...more }) as CandidateCard;
const now = { selectedAt: '2026-01-02T00:00:00.000Z' };
const chosen = [{ positionIndex: 0, card: card('ana', now), answer: null }];

it.each([
  ['another person was selected', card('bia', now), true, 'selected'],
  ['the selection was taken back', card('ana'), true, null],
  ['the selected person was hired', card('ana', { stage: 'hired' }), true, 'hired'],
  ['somebody was hired who was not selected', card('bia', { stage: 'hired' }), true, null],
  ['the selected person answered', card('ana', now), true, null],
  ['somebody else moved', card('bia'), false, null],
  [
    'somebody was selected in another project',
    card('bia', { ...now, place: { ...ours, projectId: 'other' } }),
    false,
    null,
  ],
] as const)('PRJ-02 what a page of professionals makes of it when %s', (_, changed, isChange, news) => {
  const isNews = changesSelection(chosen, 'ours', { kind: 'card', card: changed });
  expect([isNews, isNews ? newsOf(chosen, changed) : null]).toEqual([isChange, news]);
});

it('PRJ-02 a page of professionals reloads when the whole board changed or the selected person left', () => {
  expect(changesSelection([], 'ours', { kind: 'board' })).toBe(true);
  expect(changesSelection(chosen, 'ours', { kind: 'removed', applicationId: 'ana' })).toBe(true);
  expect(changesSelection(chosen, 'ours', { kind: 'removed', applicationId: 'bia' })).toBe(false);
});

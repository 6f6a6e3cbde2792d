import { describe, expect, it } from 'vitest';
import { softSkillsQuiz } from '#quizzes/rules/soft-skills/soft-skills.ts';
import type { Attempt } from '../api.ts';
import type { Answers } from './answers.ts';
import { afterChange, afterReading, afterSave, answersOf, openState } from './attempt-state.ts';

const attemptOf = (answers: Answers, version: number, changes: Partial<Attempt> = {}): Attempt => ({
  id: 'd3b1c9c0-5c1e-4b7e-9a52-8f2a5b1f0001',
  quiz: 'softSkills',
  quizVersion: softSkillsQuiz.version,
  answers,
  answeredSteps: Object.keys(answers).length,
  stepCount: softSkillsQuiz.stepCount,
  version,
  ...changes,
});
const open = (answers: Answers = {}, kept: Answers = {}) => openState(softSkillsQuiz, attemptOf(answers, 3), kept);

describe('TST-01 an open test in the browser', () => {
  it('shows what this device kept before what the server has, and sends it', () => {
    const state = open({ 0: 1, 1: 2 }, { 1: 4, 2: 0 });
    expect(answersOf(state)).toEqual({ 0: 1, 1: 4, 2: 0 });
    expect(state.saving).toBe('saving');
  });

  it('forgets what this device kept when the server has it', () => {
    const state = open({ 0: 1 }, { 0: 1 });
    expect([state.drafts, state.saving]).toEqual([{}, 'saved']);
  });

  it('keeps a change that was made while the one before was on its way', () => {
    const sent = afterChange(open(), { step: 0, answer: 1 });
    const changed = afterChange(sent, { step: 0, answer: 2 });
    const saved = afterSave(changed, attemptOf({ 0: 1 }, 4), [{ step: 0, answer: 1 }]);
    expect([saved.drafts, answersOf(saved)]).toEqual([{ 0: 2 }, { 0: 2 }]);
  });

  it('joins what another tab answered and says so, with the own answer for a step of both', () => {
    const mine = afterChange(open({ 0: 1 }), { step: 1, answer: 4 });
    const joined = afterReading(softSkillsQuiz, mine, attemptOf({ 0: 1, 1: 0, 5: 3 }, 6));
    expect(answersOf(joined)).toEqual({ 0: 1, 1: 4, 5: 3 });
    expect([joined.isJoined, joined.attempt.version]).toEqual([true, 6]);
  });

  it('takes its own lost answer back without a word', () => {
    const mine = afterChange(open({ 0: 1 }), { step: 1, answer: 4 });
    expect(afterReading(softSkillsQuiz, mine, attemptOf({ 0: 1, 1: 4 }, 4)).isJoined).toBe(false);
  });

  it.each([
    ['an older read changes nothing', attemptOf({ 0: 0 }, 2), null],
    ['finished elsewhere', null, 'ended'],
    ['begun anew elsewhere', attemptOf({}, 9, { id: 'd3b1c9c0-5c1e-4b7e-9a52-8f2a5b1f0002' }), 'ended'],
    ['a version of the test that this page does not have', attemptOf({}, 9, { quizVersion: 2 }), 'outdated'],
  ])('%s', (_, read, stopped) => {
    const state = afterReading(softSkillsQuiz, open({ 0: 1 }), read);
    expect(state.stopped).toBe(stopped);
    if (!stopped) expect(answersOf(state)).toEqual({ 0: 1 });
  });
});

import { describe, expect, it } from 'vitest';
import { personalitySteps } from '#quizzes/content/personality-phrases.ts';
import { personalityQuiz } from '#quizzes/rules/personality/personality.ts';
import { markPhrase, readPersonalityDraft } from './personality-draft.ts';

const [first, second] = personalitySteps[0]!.map(({ trait }) => trait) as [never, never];

describe('TST-02 marking the phrases of a step', () => {
  it('keeps one most and one least, which is what the rules take', () => {
    const draft = markPhrase(markPhrase({}, 'most', first), 'least', second);
    expect(draft).toEqual({ most: first, least: second });
    expect(personalityQuiz.readStep(0, draft)).toEqual(draft);
  });

  it('moves a mark to another phrase, and takes the other mark from the phrase that gets one', () => {
    expect(markPhrase({ most: first }, 'most', second)).toEqual({ most: second });
    expect(markPhrase({ most: first }, 'least', first)).toEqual({ least: first });
    expect(markPhrase({ most: first, least: second }, 'most', second)).toEqual({ most: second });
  });

  it('reads half a step that was kept, and nothing that is none', () => {
    expect(readPersonalityDraft(0, { least: second })).toEqual({ least: second });
    for (const kept of [undefined, null, 7, 'most', { most: 'brave' }, { least: ['calm'] }]) {
      expect(readPersonalityDraft(0, kept)).toEqual({});
    }
  });
});

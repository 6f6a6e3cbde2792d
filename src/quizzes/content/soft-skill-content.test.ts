import { describe, expect, it } from 'vitest';
import { softSkillItems, softSkillScale } from '#quizzes/content/soft-skill-items.ts';
import { softSkillProfiles } from '#quizzes/content/soft-skill-levels.ts';
import { softSkillTexts } from '#quizzes/content/soft-skill-texts.ts';
import type { BilingualText } from '#quizzes/rules/quiz.ts';
import { softSkillBands, softSkillLevels, softSkills } from '#quizzes/rules/soft-skills/soft-skill.ts';

const items = softSkillItems.map(({ text }) => text);
const profiles = softSkillLevels.map((level) => softSkillProfiles[level]);
const skills = softSkills.map((skill) => softSkillTexts[skill]);
const results = [...profiles, ...skills.flatMap(({ bands }) => softSkillBands.map((band) => bands[band]))];
const names = [...profiles, ...skills].map(({ name }) => name);
const sentences = [
  ...skills.map(({ description }) => description),
  ...results.flatMap(({ meaning, suggestion }) => [meaning, suggestion]),
];
const inBoth = (texts: readonly BilingualText[]) => [texts.map(({ pt }) => pt), texts.map(({ en }) => en)] as const;

describe('TST-05 the texts of soft skills', () => {
  it.each(softSkills)('asks six statements about %s, two of them reversed', (skill) => {
    const own = softSkillItems.filter((item) => item.skill === skill);
    expect([own.length, own.filter(({ reversed }) => reversed).length]).toEqual([6, 2]);
  });

  it('keeps the order that belongs to version 1', () => {
    const order = softSkillItems.map(({ skill, reversed }) => skill.slice(0, 2) + (reversed ? '-' : ''));
    expect(order.join(' ')).toBe(
      'te in pu- tr me in te- tr pu me- te tr- in pu- me tr in- te pu me in me- pu te- tr te in- me tr- pu',
    );
  });

  it('mixes: no skill twice in a row, no two reversed in a row, a plain one first and last', () => {
    for (const [step, item] of softSkillItems.entries()) {
      const next = softSkillItems[step + 1];
      expect(next?.skill).not.toBe(item.skill);
      expect(item.reversed && next?.reversed).not.toBe(true);
    }
    expect([softSkillItems[0]!.reversed, softSkillItems.at(-1)!.reversed]).toEqual([false, false]);
  });

  it('says nothing twice, in either language', () => {
    for (const texts of [items, softSkillScale, names, sentences]) {
      for (const words of inBoth(texts))
        expect(new Set(words.map((word) => word.toLowerCase())).size).toBe(texts.length);
    }
    for (const { pt, en } of [...items, ...softSkillScale, ...sentences]) expect(pt).not.toBe(en);
  });

  it('asks in one breath: a sentence of 20 to 80 characters about what "I" do', () => {
    const [portuguese, english] = inBoth(items);
    for (const text of [...portuguese, ...english]) expect(text).toMatch(/^\p{Lu}[^.!?;]{18,78}\.$/u);
    for (const text of english) expect(text).toMatch(/\b(I|me|my)\b/);
  });

  it('leaves how often to the scale', () => {
    const frequency =
      /\b(never|rarely|sometimes|often|always|usually|nunca|raramente|às vezes|muitas vezes|sempre)\b/iu;
    for (const { pt, en } of items) expect(`${pt} ${en}`).not.toMatch(frequency);
  });

  it('explains in whole sentences of 40 to 120 characters, none of them shouted', () => {
    for (const words of inBoth(sentences)) for (const text of words) expect(text).toMatch(/^\p{Lu}[^!]{38,118}[.?]$/u);
  });

  it('has five words of frequency, weakest first', () => {
    expect(inBoth(softSkillScale)).toEqual([
      ['Nunca', 'Raramente', 'Às vezes', 'Muitas vezes', 'Sempre'],
      ['Never', 'Rarely', 'Sometimes', 'Often', 'Always'],
    ]);
  });
});

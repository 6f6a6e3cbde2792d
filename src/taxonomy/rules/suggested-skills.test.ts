import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SUGGESTED_PER_KIND, suggestedSkills } from '#taxonomy/rules/suggested-skills.ts';
import { skillKinds } from '#taxonomy/rules/taxonomy-terms.ts';

const none = { skills: [], softwares: [], methodologies: [], languages: [], databases: [] };

test('PRO-07 what a model names is kept in its order, each once', () => {
  const { skills, count } = suggestedSkills({
    ...none,
    skills: ['Pesquisa', 'Redação'],
    softwares: ['Figma', 'redacao'],
  });
  expect(skills.skills.map(({ label, weight }) => [label, weight])).toEqual([
    ['Pesquisa', 1],
    ['Redação', 0.5],
  ]);
  expect(skills.softwares).toEqual([{ skill: 'Figma', label: 'Figma', weight: 1 }]);
  expect(count).toBe(3);
});

test('PRO-07 what is no name of a skill is dropped', () => {
  const said = ['', ' \n ', 'a'.repeat(81), '<b>Excel</b>', 'see https://example.test', 'Two\nlines', '\u202Eexcel'];
  expect(suggestedSkills({ ...none, skills: said }).skills.skills.map(({ label }) => label)).toEqual([
    'Two lines',
    'excel',
  ]);
});

test('PRO-07 whatever a model says, suggestions are few, distinct and weighed from 1 down', () => {
  const names = fc.array(fc.string({ unit: 'grapheme', maxLength: 90 }), { maxLength: 40 });
  fc.assert(
    fc.property(fc.tuple(names, names, names, names, names), (lists) => {
      const [one, two, three, four, five] = lists;
      const named = { skills: one, softwares: two, methodologies: three, languages: four, databases: five };
      const { skills } = suggestedSkills(named);
      for (const kind of skillKinds) {
        const weights = skills[kind].map(({ weight }) => weight);
        expect(weights.length).toBeLessThanOrEqual(SUGGESTED_PER_KIND);
        expect(weights).toEqual(weights.toSorted((left, right) => right - left));
        expect(weights.every((weight) => weight > 0 && weight <= 1)).toBe(true);
      }
      const all = skillKinds.flatMap((kind) => skills[kind].map(({ label }) => label));
      expect(new Set(all).size).toBe(all.length);
    }),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { currencies } from '#platform/money/currencies.ts';
import { emptyBriefAnswers, emptyPositionAnswers } from '#projects/rules/brief-answers.ts';
import { briefToProject } from './brief-to-project.ts';
import { projectToBrief } from './project-to-brief.ts';
import {
  deadlines,
  hiringModels,
  MAXIMUM_POSITIONS,
  payPeriods,
  projectTypes,
  workModels,
} from '#projects/rules/terms.ts';

const words = fc.string({ maxLength: 20 }).map((text) => text.trim());
const position = fc.record({
  title: words,
  profession: words,
  hiringModel: fc.option(fc.constantFrom(...hiringModels)),
  workModel: fc.option(fc.constantFrom(...workModels)),
  hybridReason: words,
  city: words,
  monthlyHours: fc.option(fc.integer({ min: 1, max: 248 })),
  payPeriod: fc.option(fc.constantFrom(...payPeriods)),
  payMinimum: fc.option(fc.nat()),
  negotiable: fc.boolean(),
  benefits: words,
  culture: words,
});

it('BRI-01 a project copied from a former one has the same answers', () => {
  fc.assert(
    fc.property(
      fc.record({
        title: words,
        type: fc.option(fc.constantFrom(...projectTypes)),
        currency: fc.constantFrom(...currencies),
        deadline: fc.option(fc.constantFrom(...deadlines)),
        textLanguage: fc.constantFrom('pt' as const, 'en' as const, null),
      }),
      fc.array(position, { minLength: 1, maxLength: 4 }),
      (facts, positions) => {
        const answers = positions.map((one, index) => ({ ...emptyPositionAnswers(String(index)), ...one }));
        const project = briefToProject({ ...emptyBriefAnswers(), ...facts, positions: answers });
        expect(briefToProject(projectToBrief(project))).toEqual(project);
      },
    ),
  );
});

it('BRI-01 of a project larger than a brief the first positions are copied', () => {
  const project = briefToProject(emptyBriefAnswers());
  const grown = { ...project, positions: Array.from({ length: 100 }, () => project.positions[0]!) };
  expect(projectToBrief(grown).positions).toHaveLength(MAXIMUM_POSITIONS);
  expect(projectToBrief({ ...project, positions: [] }).positions).toEqual([emptyPositionAnswers('1')]);
});

import { emptyPositionAnswers, type PositionAnswers } from '#projects/rules/brief-answers.ts';

/** A position of a brief with everything that publishing requires. */
export function completePosition(key: string): PositionAnswers {
  return {
    ...emptyPositionAnswers(key),
    profession: 'UX designer',
    area: 'design',
    monthlyHours: 160,
    aboutOpportunity: 'You take our checkout apart and put it together again, with the people who use it every day.',
    experienceYears: 3,
    tags: [{ kind: 'softwares', name: 'Figma' }],
    hiringModel: 'PJ',
    workModel: 'remote',
    payPeriod: 'hour',
    payMinimum: 90_00,
  };
}

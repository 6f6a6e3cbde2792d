import type { PositionFacts } from '#projects/positions/rules/position-draft.ts';

type VacancySent = Partial<PositionFacts> & Pick<PositionFacts, 'title'>;

/** A vacancy with everything that publishing requires, as calls send it. */
export const completeVacancy: VacancySent = {
  title: 'Designer',
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

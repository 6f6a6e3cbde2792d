import { expect, it } from 'vitest';
import type { JobPreferences, Reason } from './suitability.ts';
import { listWideners } from './wideners.ts';

const silent: JobPreferences = {
  jobTitle: 'Ceramista',
  professionId: null,
  skills: ['Torno'],
  level: null,
  languages: [],
  city: '',
  hiringModels: [],
  openFor: { partTime: false, fullTime: false, freelance: false },
  values: { hourValue: null, monthValue: null, currency: 'BRL' },
};
const reason = (criterion: Reason['criterion'], points: number): Reason => ({ criterion, points, verdict: 'differs' });

it('JOB-06 names what would bring most points, at most three', () => {
  const missed = [
    { reasons: [reason('skills', 10), reason('pay', 4), reason('hours', 2.5), reason('languages', 0)] },
    { reasons: [reason('skills', 30), reason('experience', 0)] },
  ];
  expect(listWideners(silent, missed)).toEqual(['skills', 'experience', 'languages']);
});

it('JOB-06 names nothing that the profile says already, and nothing without vacancies', () => {
  const told: JobPreferences = { ...silent, professionId: 'p', level: 3, city: 'Recife' };
  const missed = [{ reasons: [reason('profession', 0), reason('experience', 0), reason('workModel', 0)] }];
  expect(listWideners(told, missed)).toEqual([]);
  expect(listWideners(silent, [])).toEqual([]);
});

import { expect, it } from 'vitest';
import { preferencesOf } from '#jobs/opportunities/rules/preferences-of-profile.ts';
import { rateSuitability } from '#jobs/opportunities/rules/suitability.ts';
import { believableProfile } from '#profiles/builders.ts';
import { emptyPositionFacts } from '#projects/positions/rules/empty-position.ts';
import { vacanciesForAll } from '#projects/demo/vacancies-for-all.ts';

/** The usual floor of the own list (decision 056). */
const FLOOR = 50;

it.each(Array.from({ length: 42 }, (_, seed) => [seed, believableProfile(seed)] as const))(
  'P-4.3 demo professional %i finds a suitable vacancy to which nobody has applied',
  (_, profile) => {
    const points = vacanciesForAll.map((position) => {
      const job = { ...emptyPositionFacts, ...position, currency: 'BRL', professionId: null, skillWeights: new Map() };
      return rateSuitability(preferencesOf(profile), job)?.points ?? 0;
    });
    expect(Math.max(...points)).toBeGreaterThanOrEqual(FLOOR);
  },
);

import { describe, expect, it } from 'vitest';
import { briefProblems } from '#projects/briefs/rules/brief-problems.ts';
import { briefToProject } from '#projects/briefs/rules/brief-to-project.ts';
import { readinessOf } from '#projects/positions/rules/readiness.ts';
import { readyMadeAnswers, readyMadeBriefs } from './ready-made-briefs.ts';

const inBoth = readyMadeBriefs.flatMap((one) => (['pt', 'en'] as const).map((language) => ({ one, language })));

describe('BRI-01 ready-made briefs', () => {
  it('cover at least six professions, each under a key of its own', () => {
    expect(new Set(readyMadeBriefs.map(({ key }) => key)).size).toBeGreaterThanOrEqual(6);
  });

  it.each(inBoth)('$one.key in $language lack nothing but the pay, which is the company’s', ({ one, language }) => {
    const answers = readyMadeAnswers(one, language);
    expect(briefProblems(answers).map(({ path }) => path)).toEqual(['positions.0.payPeriod', 'positions.0.payMinimum']);
    expect(readinessOf(briefToProject(answers).positions[0]!).missing).toEqual(['pay']);
  });
});

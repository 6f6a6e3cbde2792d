import type { PositionFacts } from './position-draft.ts';
import { MAXIMUM_HOURLY_CENTS, MAXIMUM_TAGS_PER_KIND, tagKinds } from '#projects/rules/terms.ts';
import { vacancyTexts } from './vacancy-fields.ts';

export interface Problem {
  /** Dotted path into the record. */
  path: string;
  code: string;
}

/**
 * What every vacancy must satisfy, however it was entered: a text besides the title, consistent figures, tags within the limit. Everything
 * else may stay unset.
 */
export function positionProblems(position: PositionFacts): Problem[] {
  const problems: Problem[] = [];
  if (vacancyTexts.every((name) => !position[name]))
    problems.push({ path: 'aboutOpportunity', code: 'projects.bodyMissing' });
  const { payMinimum, payMaximum, payPeriod } = position;
  if (payMaximum !== null && payMinimum === null) problems.push({ path: 'payMinimum', code: 'platform.fieldRequired' });
  if (payMinimum !== null && payMaximum !== null && payMaximum < payMinimum)
    problems.push({ path: 'payMaximum', code: 'projects.payOrder' });
  if (payMinimum !== null && payPeriod === null) problems.push({ path: 'payPeriod', code: 'platform.fieldRequired' });
  if (payPeriod === 'hour')
    for (const path of ['payMinimum', 'payMaximum'] as const)
      if ((position[path] ?? 0) > MAXIMUM_HOURLY_CENTS) problems.push({ path, code: 'platform.fieldTooBig' });
  for (const kind of tagKinds) {
    if (position.tags.filter((tag) => tag.kind === kind).length > MAXIMUM_TAGS_PER_KIND)
      problems.push({ path: 'tags', code: 'projects.maximumTags' });
  }
  return problems;
}

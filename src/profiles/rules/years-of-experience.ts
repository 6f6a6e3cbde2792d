import { type CalendarMonth, monthNumber } from '#profiles/rules/calendar-month.ts';
import type { Experience } from '#profiles/rules/profile.ts';
import { MAXIMUM_LEVEL, MINIMUM_LEVEL } from '#profiles/rules/profile-limits.ts';

/**
 * Whole years covered by the experiences, with overlapping jobs counted once, as a level from 1 to 10. An experience without a
 * start, or ended without a known end, is ignored. Null when none is left.
 */
export function yearsOfExperience(
  experiences: Pick<Experience, 'start' | 'end' | 'currentJob'>[],
  today: CalendarMonth,
): number | null {
  const now = monthNumber(today, 'end');
  const spans = experiences.flatMap(({ start, end, currentJob }) => {
    if (!start || (!end && !currentJob)) return [];
    const from = monthNumber(start, 'start');
    const until = Math.min(end ? monthNumber(end, 'end') : now, now);
    return until < from ? [] : [{ from, until }];
  });
  if (spans.length === 0) return null;
  let months = 0;
  let counted = -1;
  for (const { from, until } of spans.toSorted((first, second) => first.from - second.from)) {
    months += Math.max(0, until - Math.max(from - 1, counted));
    counted = Math.max(counted, until);
  }
  return Math.min(MAXIMUM_LEVEL, Math.max(MINIMUM_LEVEL, Math.floor(months / 12)));
}

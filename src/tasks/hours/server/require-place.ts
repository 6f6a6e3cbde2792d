import { taskErrors } from '#tasks/errors.ts';
import { placeObstacle } from '#tasks/hours/rules/hours-obstacle.ts';
import type { Workplace } from './find-workplace.ts';

/** Refuses a task at which this person may not put down hours now. */
export function requirePlace(workplace: Workplace, by: 'entry' | 'clock'): void {
  const obstacle = placeObstacle(workplace, by);
  if (obstacle !== null) throw taskErrors[obstacle]();
}

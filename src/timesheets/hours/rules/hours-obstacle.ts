import { addDays } from '#platform/calendar/national-holidays.ts';
import { type ProjectStage, stageOfStatus } from '#projects/rules/status.ts';
import type { ProjectStatus } from '#projects/rules/terms.ts';
import type { TaskStatus } from '#tasks/rules/task-statuses.ts';
import { RETROACTIVE_DAYS } from './hour-limits.ts';

export interface HoursPlace {
  projectStatus: ProjectStatus;
  taskStatus: TaskStatus;
  estimatedMinutes: number | null;
  isAssigned: boolean;
  isDeleted: boolean;
  /** Null: does not work there now. */
  hireId: string | null;
}

export type PlaceObstacle = 'notStarted' | 'hoursClosed' | 'notWorking' | 'onlyOwn' | 'needsEstimate' | 'notInProgress';

/** Whether a project takes hours: in onboarding or ongoing. */
export function takesHours(status: ProjectStatus): boolean {
  const stage = stageOfStatus(status);
  return stage === 'onboarding' || stage === 'inProgress';
}

const stagesBeforeWork: readonly ProjectStage[] = ['commercial', 'recruitment', 'contract', 'payment'];

/** Whether a project takes hours only later: its contracts or its first payment are still open. */
export function startsLater(status: ProjectStatus): boolean {
  return stagesBeforeWork.includes(stageOfStatus(status));
}

/** Why somebody may not put down hours at a task; null when they may. A clock moves a task that has not begun to In progress. */
export function placeObstacle(place: HoursPlace, by: 'entry' | 'clock'): PlaceObstacle | null {
  if (place.hireId === null) return 'notWorking';
  if (startsLater(place.projectStatus)) return 'notStarted';
  if (!takesHours(place.projectStatus) || place.isDeleted) return 'hoursClosed';
  if (!place.isAssigned) return 'onlyOwn';
  if (place.estimatedMinutes === null) return 'needsEstimate';
  if (place.taskStatus === 'inProgress') return null;
  return by === 'clock' && (place.taskStatus === 'backlog' || place.taskStatus === 'toDo') ? null : 'notInProgress';
}

/** The first date of which hours can still be written today. */
export function firstOpenDate(today: string): string {
  return addDays(today, -RETROACTIVE_DAYS);
}

export type DateObstacle = 'tooLate' | 'beforeStart';

/** Why hours of a date cannot be written; all dates are the person's, `YYYY-MM-DD`. */
export function dateObstacle(
  localDate: string,
  { today, startsOn }: { today: string; startsOn: string | null },
): DateObstacle | null {
  if (localDate < firstOpenDate(today)) return 'tooLate';
  return startsOn !== null && localDate < startsOn ? 'beforeStart' : null;
}

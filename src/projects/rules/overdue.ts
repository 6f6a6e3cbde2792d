import { stageOfStatus } from './status.ts';
import type { Deadline, ProjectStatus } from './terms.ts';

/** The number of days that the deadline of a brief allows; null promises nothing. */
export const deadlineDays: Record<Deadline, number | null> = {
  noIdea: null,
  upTo5Days: 5,
  upTo30Days: 30,
  '30To60Days': 60,
  '30To90Days': 90,
  over90Days: null,
};

interface Dated {
  status: ProjectStatus;
  deadline: Deadline | null;
  createdAt: Date;
}

/** Whether a project still recruits after the deadline of its brief. */
export function isOverdue({ status, deadline, createdAt }: Dated, now: Date): boolean {
  const given = deadline && deadlineDays[deadline];
  const stage = stageOfStatus(status);
  if (given === null || (stage !== 'commercial' && stage !== 'recruitment')) return false;
  return now.getTime() > createdAt.getTime() + given * 86_400_000;
}

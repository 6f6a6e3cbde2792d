import type { HappeningName } from '#platform/contract/happening.ts';
import type { Database } from '#platform/db/connection.ts';
import { announce } from '#platform/events/live-topics.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { timesheetHappenings } from '#timesheets/happenings.ts';

export const OWN_HOURS_TOPIC = 'ownHours';

interface HoursOf {
  workspaceId: string;
  projectId: string;
  taskId: string;
  memberId: string;
}
type HoursHappening = 'hoursWritten' | 'hoursChanged' | 'hoursDeleted' | 'clockStarted' | 'clockStopped';

/** Records what happened to somebody's hours; their other tabs and devices, and the project's open boards, read them anew. */
export async function announceHours(
  transaction: Database,
  { workspaceId, projectId, taskId, memberId }: HoursOf,
  name: HoursHappening,
  actorId: string | null = memberId,
): Promise<void> {
  const happened: HappeningName<'projectId' | 'taskId' | 'memberId'> = timesheetHappenings[name];
  await recordHappening(transaction, { name: happened, workspaceId, actorId, ids: { projectId, taskId, memberId } });
  await announce(transaction, { topic: `${OWN_HOURS_TOPIC}:${memberId}`, id: memberId });
  await announce(transaction, { topic: `tasks:${projectId}`, id: taskId });
}

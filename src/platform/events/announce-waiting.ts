import type { Database } from '#platform/db/connection.ts';
import { announceAll } from '#platform/events/live-topics.ts';

/** What waits for one person. Browsers follow this topic; the server adds those below and what the rooms announce anyway. */
const waitingTopic = (userId: string) => `waiting:${userId}`;
/** What waits for the people of a company space. */
export const spaceWaitingTopic = (workspaceId: string) => `waiting-space:${workspaceId}`;
/** What waits for the provider's own team. */
export const teamWaitingTopic = 'waiting-team:provider';

interface Concerned {
  userIds?: readonly string[];
  workspaceId?: string;
  team?: boolean;
}

/** Announces that what waits for these people may have changed, where no topic that their list follows is announced. */
export function announceWaiting(
  transaction: Database,
  { userIds = [], workspaceId, team = false }: Concerned,
): Promise<void> {
  const topics = [
    ...userIds.map(waitingTopic),
    ...(workspaceId === undefined ? [] : [spaceWaitingTopic(workspaceId)]),
    ...(team ? [teamWaitingTopic] : []),
  ];
  return announceAll(
    transaction,
    topics.map((topic) => ({ topic, id: 'list' })),
  );
}

import type { Database } from '#platform/db/connection.ts';
import { accessTopic, announceAll } from '#platform/events/live-topics.ts';

/** What people may see in a space changed: their open event streams are checked anew when the transaction commits. */
export function announceAccess(transaction: Database, workspaceId: string, userIds: readonly string[]): Promise<void> {
  return announceAll(
    transaction,
    userIds.map((userId) => ({ topic: accessTopic(userId), id: workspaceId })),
  );
}

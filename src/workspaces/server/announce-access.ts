import type { Database } from '#platform/db/connection.ts';
import { accessTopic, announceAll } from '#platform/events/live-topics.ts';

/** Announces that people's access to a space changed: their open event streams are rechecked when the transaction commits. */
export function announceAccess(transaction: Database, workspaceId: string, userIds: readonly string[]): Promise<void> {
  return announceAll(
    transaction,
    userIds.map((userId) => ({ topic: accessTopic(userId), id: workspaceId })),
  );
}

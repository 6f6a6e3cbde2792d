import type { Database } from '#platform/db/connection.ts';
import { announceWaiting } from '#platform/events/announce-waiting.ts';
import { announce } from '#platform/events/live-topics.ts';

/** Tells open lists of whom the company invited to a vacancy, and what lapses soon. */
export async function announceInvited(
  transaction: Database,
  { positionId, workspaceId }: { positionId: string; workspaceId: string },
): Promise<void> {
  await announce(transaction, { topic: `pipeline:${positionId}`, id: 'board' });
  await announceWaiting(transaction, { workspaceId });
}

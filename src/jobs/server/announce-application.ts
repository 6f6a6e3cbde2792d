import { announce } from '#platform/events/live-topics.ts';
import type { Database } from '#platform/db/connection.ts';

/** Tells the company's board and the candidate's list that this application changed. */
export async function announceApplication(
  transaction: Database,
  { id, positionId, memberId }: { id: string; positionId: string; memberId: string },
): Promise<void> {
  await announce(transaction, { topic: `pipeline:${positionId}`, id });
  await announce(transaction, { topic: `applications:${memberId}`, id });
}

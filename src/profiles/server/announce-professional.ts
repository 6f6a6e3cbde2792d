import type { Database } from '#platform/db/connection.ts';
import { announce } from '#platform/events/live-topics.ts';

/** Announces a change of a professional's searchable data; `id` is the member's. For processes that maintain an index, not for browsers. */
export const PROFESSIONALS_TOPIC = 'professionals:changed';

export function announceProfessional(transaction: Database, memberId: string): Promise<void> {
  return announce(transaction, { topic: PROFESSIONALS_TOPIC, id: memberId });
}

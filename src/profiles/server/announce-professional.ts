import type { Database } from '#platform/db/connection.ts';
import { announce } from '#platform/events/live-topics.ts';

/** Whatever of a professional companies may find them by changed; `id` is the member. Read by processes that keep an index, not by browsers. */
export const PROFESSIONALS_TOPIC = 'professionals:changed';

export function announceProfessional(transaction: Database, memberId: string): Promise<void> {
  return announce(transaction, { topic: PROFESSIONALS_TOPIC, id: memberId });
}

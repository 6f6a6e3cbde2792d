import { and, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { clockTime } from '#platform/db/clock-time.ts';
import { announce } from '#platform/events/live-topics.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { noticesTopic } from './live-topic.ts';
import { notices } from './tables.ts';

/** Marks some of the caller's notices; the reader's other tabs count anew. */
export function markNotices(context: SignedInContext, { ids, isRead }: { ids: readonly string[]; isRead: boolean }) {
  return mark(context, inArray(notices.happeningId, [...ids]), isRead);
}

/** Those that came after `upTo` stay as they are: their reader has not seen them. */
export function markAllRead(context: SignedInContext, upTo: string) {
  return mark(context, and(lte(notices.happeningId, upTo), isNull(notices.readAt))!, true);
}

async function mark({ database, session: { userId } }: SignedInContext, condition: SQL, isRead: boolean) {
  await database.transaction(async (transaction) => {
    await transaction
      .update(notices)
      .set({ readAt: isRead ? sql`${clockTime}` : null })
      .where(and(eq(notices.userId, userId), condition));
    await announce(transaction, { topic: noticesTopic(userId), id: 'list' });
  });
  return { done: true as const };
}

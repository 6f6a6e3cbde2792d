import type { Database } from '#platform/db/connection.ts';
import { announceAll } from '#platform/events/live-topics.ts';

export const WALLET_TOPIC = 'wallet';

/**
 * Tells open pages that money of companies came, went or changed its place. Called once by whoever moves it, not with each posting: commits
 * that announce something wait for each other, so what posts for thousands announces after it has committed.
 */
export function announceWallets(database: Database, workspaceIds: readonly string[]): Promise<void> {
  return announceAll(
    database,
    [...new Set(workspaceIds)].map((workspaceId) => ({ topic: `${WALLET_TOPIC}:${workspaceId}`, id: 'money' })),
  );
}

import { isUuid } from '#platform/contract/uuid.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { announceAll } from '#platform/events/live-topics.ts';
import type { TopicDefinition } from '#platform/events/topic-definition.ts';
import type { Gate } from '#platform/http/gate.ts';
import { requireRightsIn } from '#workspaces/server/list-workspace-access.ts';

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

/** Much of what moves money does so several times in a row. */
const GATHER_MS = 300;

/** `wallet:<workspaceId>`: that money of a company moved, for its people who may see it. How much, they read for themselves. */
export function walletLiveTopic(database: Database, gate: Gate): TopicDefinition {
  return {
    kind: WALLET_TOPIC,
    gatherMs: GATHER_MS,
    async authorise(request, workspaceId) {
      const session = await gate.findSession(request);
      if (!session) throw platformErrors.unauthenticated();
      if (session.role !== 'squadOwner') throw platformErrors.forbidden();
      if (!isUuid(workspaceId)) throw platformErrors.notFound();
      await requireRightsIn(database, session.userId, { workspaceId, permissions: ['accessPayments'] });
      return session;
    },
    load: async (workspaceId) => ({ workspaceId }),
  };
}

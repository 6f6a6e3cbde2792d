import { isUuid } from '#platform/contract/uuid.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { TopicDefinition } from '#platform/events/topic-definition.ts';
import type { Gate } from '#platform/http/gate.ts';
import { requireRightsIn } from '#workspaces/server/list-workspace-access.ts';
import { WALLET_TOPIC } from './announce-wallet.ts';

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

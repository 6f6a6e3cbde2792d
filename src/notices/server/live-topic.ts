import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { TopicDefinition } from '#platform/events/topic-definition.ts';
import type { Gate } from '#platform/http/gate.ts';

/** sql/tell.sql announces it too. */
export const noticesTopic = (userId: string) => `notices:${userId}`;

/** However much happens, a count is read anew once a second. */
const GATHER_MS = 1_000;

/** `notices:<userId>`: somebody's notices, only for that person. */
export function noticesLiveTopic(gate: Gate): TopicDefinition {
  return {
    kind: 'notices',
    gatherMs: GATHER_MS,
    async authorise(request, userId) {
      const session = await gate.findSession(request);
      if (!session) throw platformErrors.unauthenticated();
      if (session.userId !== userId) throw platformErrors.notFound();
      return session;
    },
    load: async (userId) => ({ userId }),
  };
}

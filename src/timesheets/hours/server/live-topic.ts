import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { TopicDefinition } from '#platform/events/topic-definition.ts';
import type { Gate } from '#platform/http/gate.ts';
import { OWN_HOURS_TOPIC } from './announce-hours.ts';

/** `ownHours:<userId>`: that the clock or the hours of a person changed, for that person's other tabs and devices. */
export function ownHoursLiveTopic(gate: Gate): TopicDefinition {
  return {
    kind: OWN_HOURS_TOPIC,
    async authorise(request, userId) {
      const session = await gate.findSession(request);
      if (!session) throw platformErrors.unauthenticated();
      if (session.userId !== userId) throw platformErrors.notFound();
      return session;
    },
    load: async (userId) => ({ userId }),
  };
}

import { readOwnApplication } from '#applications/own/server/read-own-applications.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { Database } from '#platform/db/connection.ts';
import type { TopicDefinition } from '#platform/events/topic-definition.ts';
import type { Gate } from '#platform/http/gate.ts';

/** `applications:<memberId>`: the member's own applications; only for that member. */
export function applicationsLiveTopic(database: Database, gate: Gate): TopicDefinition {
  return {
    kind: 'applications',
    async authorise(request, memberId) {
      const session = await gate.findSession(request);
      if (!session) throw platformErrors.unauthenticated();
      if (session.userId !== memberId) throw platformErrors.notFound();
      return session;
    },
    load: (memberId, applicationId) =>
      readOwnApplication({ database, ports: gate.services.ports }, memberId, applicationId),
  };
}

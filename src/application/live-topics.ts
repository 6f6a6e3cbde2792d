import { serverCapabilities } from '#application/server-capabilities.ts';
import type { Database } from '#platform/db/connection.ts';
import type { TopicDefinition } from '#platform/events/topic-definition.ts';
import type { Gate } from '#platform/http/gate.ts';

/** The topics that browsers may subscribe to. */
export function liveTopics(database: Database, gate: Gate): TopicDefinition[] {
  return serverCapabilities.flatMap((capability) => capability.liveTopics(database, gate));
}

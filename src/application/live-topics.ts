import type { Database } from '#platform/db/connection.ts';
import type { TopicDefinition } from '#platform/events/serve-events.ts';
import type { Gate } from '#platform/http/serve-operations.ts';

/** What browsers may watch. */
export function liveTopics(_database: Database, _gate: Gate): TopicDefinition[] {
  return [];
}

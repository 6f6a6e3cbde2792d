import type { Database } from '#platform/db/connection.ts';
import type { TopicDefinition } from '#platform/events/serve-events.ts';
import type { Gate } from '#platform/http/serve-operations.ts';
import { applicationsLiveTopic } from '#jobs/server/live-topic.ts';
import { negotiationLiveTopic, ownNegotiationsLiveTopic } from '#negotiations/server/live-topics.ts';
import { companyLiveTopic } from '#pipeline/server/company/live-topic.ts';
import { pipelineLiveTopic } from '#pipeline/server/live-topic.ts';

/** What browsers may watch. */
export function liveTopics(database: Database, gate: Gate): TopicDefinition[] {
  return [
    applicationsLiveTopic(database, gate),
    pipelineLiveTopic(database, gate),
    companyLiveTopic(database, gate),
    negotiationLiveTopic(database, gate),
    ownNegotiationsLiveTopic(gate),
  ];
}

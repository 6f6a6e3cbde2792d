import { clock } from '#platform/calendar/clock.ts';
import { isUuid } from '#platform/contract/uuid.ts';
import type { Database } from '#platform/db/connection.ts';
import type { TopicDefinition } from '#platform/events/topic-definition.ts';
import type { Gate } from '#platform/http/gate.ts';
import { authoriseTopic } from '#pipeline/candidates/server/authorise-topic.ts';
import { COMPANY_TOPIC } from '#pipeline/candidates/server/topics.ts';
import { readCompanyCards } from './company-queries.ts';
import { presentCompanyCard } from './read-company.ts';

/** Live changes of all candidates of a company: a changed card, or a card that left. */
export function companyLiveTopic(database: Database, gate: Gate): TopicDefinition {
  return {
    kind: COMPANY_TOPIC,
    authorise: (request, workspaceId) =>
      authoriseTopic(gate, request, () => Promise.resolve(isUuid(workspaceId) ? workspaceId : null)),
    async load(workspaceId, recordId) {
      if (!isUuid(recordId)) return { kind: 'board' as const };
      const [row] = await readCompanyCards(database, workspaceId, recordId);
      if (!row || row.state === 'withdrawn') return { kind: 'removed' as const, applicationId: recordId };
      return { kind: 'card' as const, card: presentCompanyCard(row, clock.now()) };
    },
  };
}

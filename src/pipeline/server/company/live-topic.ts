import { isUuid } from '#platform/contract/uuid.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { TopicDefinition } from '#platform/events/serve-events.ts';
import type { Gate } from '#platform/http/serve-operations.ts';
import { readCompanyCards } from './company-queries.ts';
import { presentCompanyCard } from './read-company.ts';

const KIND = 'company-pipeline';

export const companyTopic = (workspaceId: string) => `${KIND}:${workspaceId}`;

/** All candidates of a company, live: a changed card, or that a card has left. */
export function companyLiveTopic(database: Database, gate: Gate): TopicDefinition {
  return {
    kind: KIND,
    async authorise(request, workspaceId) {
      const session = await gate.findSession(request);
      if (!session) throw platformErrors.unauthenticated();
      if (session.role === 'squadMember') throw platformErrors.forbidden();
      if (!isUuid(workspaceId)) throw platformErrors.notFound();
      const { reach } = await gate.findStanding(session, { id: workspaceId, isRemembered: false });
      if (!reach.every && !reach.workspaceIds.includes(workspaceId)) throw platformErrors.notFound();
      return session;
    },
    async load(workspaceId, recordId) {
      if (!isUuid(recordId)) return { kind: 'board' as const };
      const [row] = await readCompanyCards(database, workspaceId, recordId);
      if (!row || row.state === 'withdrawn') return { kind: 'removed' as const, applicationId: recordId };
      return { kind: 'card' as const, card: presentCompanyCard(row, new Date()) };
    },
  };
}

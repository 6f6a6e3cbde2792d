import { clock } from '#platform/calendar/clock.ts';
import { isUuid } from '#platform/contract/uuid.ts';
import type { Database } from '#platform/db/connection.ts';
import type { TopicDefinition } from '#platform/events/topic-definition.ts';
import type { Gate } from '#platform/http/gate.ts';
import { authoriseTopic } from '#pipeline/candidates/server/authorise-topic.ts';
import { readCardRow } from '#pipeline/candidates/server/board-queries.ts';
import { presentCard } from '#pipeline/candidates/server/card-rows.ts';
import { findPositionById } from '#pipeline/candidates/server/position-queries.ts';
import { wantedSkills } from '#pipeline/candidates/server/require-position.ts';
import { POSITION_TOPIC } from '#pipeline/candidates/server/topics.ts';

/** Live changes of one position's board: a changed card, or a card that left the board. */
export function pipelineLiveTopic(database: Database, gate: Gate): TopicDefinition {
  return {
    kind: POSITION_TOPIC,
    authorise: (request, positionId) =>
      authoriseTopic(gate, request, async () => {
        const position = isUuid(positionId) && (await findPositionById(database, { every: true }, positionId));
        return position ? position.workspaceId : null;
      }),
    async load(positionId, recordId) {
      const isApplication = isUuid(recordId);
      const [position, row] = await Promise.all([
        findPositionById(database, { every: true }, positionId),
        isApplication ? readCardRow(database, recordId) : undefined,
      ]);
      if (!isApplication) return { kind: 'board' as const };
      if (!row || !position || row.state === 'withdrawn') return { kind: 'removed' as const, applicationId: recordId };
      return { kind: 'card' as const, card: presentCard(row, wantedSkills(position), clock.now()) };
    },
  };
}

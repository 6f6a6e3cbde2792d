import { announceAll } from '#platform/events/live-topics.ts';
import type { Database } from '#platform/db/connection.ts';

interface Announced {
  id: string;
  positionId: string;
  memberId: string;
}

/** Of more changed cards than this whoever looks at the board reads it once instead of each card. */
const CARDS_ANNOUNCED_ONE_BY_ONE = 20;

/** Tells the companies' boards and the candidates' lists that these applications changed. */
export async function announceApplications(transaction: Database, changed: readonly Announced[]): Promise<void> {
  const boards = [...Map.groupBy(changed, ({ positionId }) => positionId)].flatMap(([positionId, cards]) => {
    const ids = cards.length > CARDS_ANNOUNCED_ONE_BY_ONE ? ['board'] : cards.map(({ id }) => id);
    return ids.map((id) => ({ topic: `pipeline:${positionId}`, id }));
  });
  const lists = changed.map(({ id, memberId }) => ({ topic: `applications:${memberId}`, id }));
  await announceAll(transaction, [...boards, ...lists]);
}

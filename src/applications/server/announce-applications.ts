import { announceAll, type Announcement } from '#platform/events/live-topics.ts';
import type { Database } from '#platform/db/connection.ts';

export interface Announced {
  id: string;
  positionId: string;
  memberId: string;
  workspaceId: string;
}

/** With more changed cards than this, the board is announced as a whole instead of card by card. */
const CARDS_ANNOUNCED_ONE_BY_ONE = 20;

/** Announces changed applications to the companies' boards and the candidates' lists. */
export async function announceApplications(transaction: Database, changed: readonly Announced[]): Promise<void> {
  await announceAll(transaction, announcementsOf(changed));
}

/** What open pages are told of changed applications. */
export function announcementsOf(changed: readonly Announced[]): Announcement[] {
  const lists = changed.map(({ id, memberId }) => ({ topic: `applications:${memberId}`, id }));
  return [...cardAnnouncementsOf(changed), ...lists];
}

/** Announces only to the companies' boards, because candidates must not learn about internal changes. */
export function announceCards(transaction: Database, changed: readonly Announced[]): Promise<void> {
  return announceAll(transaction, cardAnnouncementsOf(changed));
}

/** What the companies' boards alone are told. */
export function cardAnnouncementsOf(changed: readonly Announced[]): Announcement[] {
  return [
    ...boardsOf(
      'pipeline',
      Map.groupBy(changed, ({ positionId }) => positionId),
    ),
    ...boardsOf(
      'company-pipeline',
      Map.groupBy(changed, ({ workspaceId }) => workspaceId),
    ),
  ];
}

function boardsOf(kind: string, byBoard: ReadonlyMap<string, readonly Announced[]>) {
  return [...byBoard].flatMap(([board, cards]) => {
    const ids = cards.length > CARDS_ANNOUNCED_ONE_BY_ONE ? ['board'] : cards.map(({ id }) => id);
    return ids.map((id) => ({ topic: `${kind}:${board}`, id }));
  });
}

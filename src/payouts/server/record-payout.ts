import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { payoutsHappenings } from '#payouts/happenings.ts';

type Names = typeof payoutsHappenings;

/** Records what happened to somebody’s money, which is of no single company’s space; without an actor it happened by itself. */
export function recordPayout<Key extends keyof Names>(
  transaction: Database,
  key: Key,
  actorId: string | null,
  ids: { readonly [Id in Names[Key]['ids'][number]]?: string },
): Promise<void> {
  return recordHappening<string>(transaction, { name: payoutsHappenings[key], workspaceId: null, actorId, ids });
}

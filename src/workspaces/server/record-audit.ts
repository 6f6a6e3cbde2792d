import type { HappeningName } from '#platform/contract/happening.ts';
import type { Database } from '#platform/db/connection.ts';
import { announceWaiting } from '#platform/events/announce-waiting.ts';
import { recordHappenings } from '#platform/happenings/record-happening.ts';
import { workspaceHappenings } from '#workspaces/happenings.ts';
import type { SpaceAction } from '#workspaces/rules/space-actions.ts';
import { workspaceAudit } from '#workspaces/server/tables.ts';

export interface AuditEntry {
  workspaceId: string;
  actorId: string;
  action: SpaceAction;
  /** The affected person, with the current name or address. */
  subject?: string;
  details?: Record<string, unknown>;
}

/** Records who did what in a space, and the happening, in the transaction that does it, so that a rolled-back change is not recorded either. */
export async function recordAudit(transaction: Database, entry: AuditEntry): Promise<void> {
  await recordAudits(transaction, [entry]);
}

/** Records several in one statement. */
export async function recordAudits(transaction: Database, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await transaction.insert(workspaceAudit).values([...entries]);
  await recordHappenings(
    transaction,
    entries.map(({ workspaceId, actorId, action, details = {} }) => {
      const name: HappeningName = workspaceHappenings[action];
      const ids = Object.fromEntries(name.ids.map((id) => [id, details[id] as string | undefined]));
      return { name, workspaceId, actorId, ids };
    }),
  );
  for (const workspaceId of new Set(entries.map((entry) => entry.workspaceId)))
    await announceWaiting(transaction, { workspaceId });
}

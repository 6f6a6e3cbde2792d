import type { HappeningName } from '#platform/contract/happening.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappenings } from '#platform/happenings/record-happening.ts';
import { workspaceHappenings } from '#workspaces/happenings.ts';
import type { SpaceAction } from '#workspaces/rules/space-actions.ts';
import { workspaceAudit } from '#workspaces/server/tables.ts';

export interface AuditEntry {
  workspaceId: string;
  actorId: string;
  action: SpaceAction;
  /** The person that it was done to, by name or address as it is now. */
  subject?: string;
  details?: Record<string, unknown>;
}

/** Writes who did what in a space, and that it happened, in the transaction that does it: a change that is not kept is not recorded either. */
export async function recordAudit(transaction: Database, entry: AuditEntry): Promise<void> {
  await recordAudits(transaction, [entry]);
}

/** Several at once, in one statement. */
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
}

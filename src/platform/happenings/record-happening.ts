import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { type HappeningName, tellOf } from '#platform/contract/happening.ts';
import { readClockTime } from '#platform/db/clock-time.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { happenings } from '#platform/db/tables.ts';

export interface Happening<Id extends string = string> {
  name: HappeningName<Id>;
  /** The company space; null for what concerns a single account. */
  workspaceId: string | null;
  /** The acting person; null when automatic. */
  actorId: string | null;
  /** The concerned records and people, by id and never as text. */
  ids: { readonly [Name in Id]?: string | null };
  /** Who is told as the person whom it concerns, where its ids do not name them. */
  readerIds?: readonly string[];
}

/** Records a happening in the transaction that causes it, so that a rolled-back change is not recorded either. */
export function recordHappening<Id extends string>(transaction: Database, happening: Happening<Id>): Promise<void> {
  return recordHappenings(transaction, [happening]);
}

/** Records several in one statement, however many they are. */
export async function recordHappenings<Id extends string>(
  transaction: Database,
  happened: readonly Happening<Id>[],
): Promise<void> {
  if (happened.length > 0)
    await transaction.execute(insertHappenings(sql.param(happeningRows(happened)), readClockTime()));
}

/** The statement that records them, for use within another one: `rows` are those of `happeningRows`. */
export function insertHappenings(rows: SQLWrapper, at: SQL): SQL {
  return sql`
    insert into ${happenings} (id, name, workspace_id, actor_id, ids, about, tells, at)
    select id, name, workspace_id, actor_id, ids, array(select value::uuid from jsonb_each_text(ids)), tells, ${at}
    from jsonb_to_recordset(${rows}::jsonb)
      as happened (id uuid, name text, workspace_id uuid, actor_id uuid, ids jsonb, tells jsonb)`;
}

export function happeningRows<Id extends string>(happened: readonly Happening<Id>[]): string {
  const rows = happened.map(({ name, workspaceId, actorId, ids: given, readerIds = [] }) => {
    const known = Object.entries<string | null | undefined>(given).filter((one): one is [string, string] =>
      Boolean(one[1]),
    );
    const ids = Object.fromEntries(known);
    return {
      id: newId(),
      name: name.name,
      workspace_id: workspaceId,
      actor_id: actorId,
      ids,
      tells: typeof name.notices === 'string' ? null : name.notices.map((one) => tellOf(one, ids, readerIds)),
    };
  });
  return JSON.stringify(rows);
}

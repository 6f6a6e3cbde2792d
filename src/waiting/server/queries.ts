import { sql } from 'drizzle-orm';
import type { WaitingReader, WaitingRow, WaitingSource } from '#platform/capability/waiting.ts';
import type { Database } from '#platform/db/connection.ts';
import { READ_OF_KIND } from '#waiting/rules/list-waiting.ts';

type Row = Omit<WaitingRow, 'since' | 'until'> & { source: number; since: string; until: string | null };

/** The rows of all kinds that can wait for this reader, each with its address; one statement. */
export async function readWaitingRows(database: Database, sources: readonly WaitingSource[], reader: WaitingReader) {
  const ofProject = reader.projectId === null ? sql`` : sql`where found.place ->> 'projectId' = ${reader.projectId}`;
  const selects = sources.flatMap(({ select }, source) => {
    const found = select(reader);
    return found
      ? [
          sql`(select ${source}::int as source, * from (${found}) as found ${ofProject} order by until, since limit ${READ_OF_KIND})`,
        ]
      : [];
  });
  if (selects.length === 0) return [];
  const { rows } = await database.execute<Row>(sql.join(selects, sql` union all `));
  return rows.flatMap(({ source, since, until, ...row }) => {
    const { kind, complete } = sources[source]!;
    const found: WaitingRow = { ...row, since: new Date(since), until: until === null ? null : new Date(until) };
    const waits = complete ? complete(found, reader) : found;
    if (!waits) return [];
    const { place, ...item } = waits;
    return [{ ...item, kind: kind.name, vacancy: vacancyOf(row.place), address: kind.addressOf(place as never) }];
  });
}

/** The vacancy that a place names. */
function vacancyOf(place: unknown): { projectId: string; positionIndex: number } | null {
  const { projectId, positionIndex } = place as Partial<{ projectId: string; positionIndex: number }>;
  return projectId !== undefined && positionIndex !== undefined ? { projectId, positionIndex } : null;
}

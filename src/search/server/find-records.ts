import { sql } from 'drizzle-orm';
import type { FindSource } from '#platform/capability/finding.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Found } from '#search/contract.ts';

type Row = { source: number; title: string; about: string; place: unknown };

/** What of all rooms matches what the caller typed, within the request's space; one statement, in the order of the rooms. */
export async function findRecords(context: SignedInContext, typed: string): Promise<Found[]> {
  const sources: readonly FindSource[] = context.ports.rooms.flatMap(({ finds }) => finds);
  const selects = sources.flatMap(({ select }, source) => {
    const found = select(context, typed);
    return found ? [sql`(select ${source}::int as source, found.* from (${found}) as found)`] : [];
  });
  if (selects.length === 0) return [];
  const { rows } = await context.database.execute<Row>(sql.join(selects, sql` union all `));
  const places = new Set<string>();
  return rows.flatMap(({ source, ...row }) => {
    const { kind, complete } = sources[source]!;
    const { title, about, place } = complete ? complete(row, context) : row;
    const address = kind.addressOf(place as never);
    if (places.has(address)) return [];
    places.add(address);
    return [{ kind: kind.name, title, about, address }];
  });
}

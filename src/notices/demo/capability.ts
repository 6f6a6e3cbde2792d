import { gt, sql } from 'drizzle-orm';
import { defineDemoCapability } from '#platform/capability/demo-capability.ts';
import { findHappening, tellOf } from '#platform/contract/happening.ts';
import { happenings } from '#platform/db/tables.ts';

const TOLD_DAYS = 14;

export const capability = defineDemoCapability({
  /** What the planted activity holds of the last two weeks was told as it happened; everybody has read what is older than a day. */
  plant: async ({ database }) => {
    const recent = await database
      .select()
      .from(happenings)
      .where(gt(happenings.at, sql`now() - make_interval(days => ${TOLD_DAYS})`));
    const told = recent.flatMap(({ id, name, ids }) => {
      const rules = findHappening(name)?.notices ?? [];
      return typeof rules === 'string' ? [] : [{ id, tells: rules.map((one) => tellOf(one, ids, [])) }];
    });
    await database.execute(sql`
      select tell_of(jsonb_populate_record(h, jsonb_build_object('tells', told.tells)))
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told (id uuid, tells jsonb) join happenings h on h.id = told.id`);
    await database.execute(sql`
      update notices n set read_at = h.at + interval '2 hours' from happenings h
      where h.id = n.happening_id and h.at < now() - interval '1 day'`);
    return {};
  },
});

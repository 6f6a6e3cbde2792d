import { sql } from 'drizzle-orm';
import { PEOPLE_SHOWN } from '#second-approvals/server/list-approvals.ts';
import type { ApprovalPeople } from '#second-approvals/server/ports.ts';
import type { Database } from '#platform/db/connection.ts';
import { shownKey } from '#payouts/pay-runs/server/shown-key.ts';
import type { Payment } from '#payouts/pay-runs/server/tables.ts';

type Row = Pick<Payment, 'key' | 'keyKind' | 'cents' | 'taxCents' | 'currency'> & {
  aboutId: string;
  userId: string;
  name: string;
  count: number;
};

/** Who gets what by runs, or by payments, whose ids requests are about: amounts and keys as they were frozen. */
export async function listPaidPeople(
  database: Database,
  aboutIds: readonly string[],
): Promise<Map<string, ApprovalPeople>> {
  const ids = sql`${sql.param(aboutIds)}::uuid[]`;
  const { rows } = await database.execute<Row & Record<string, unknown>>(sql`
    select * from (
      select about.id as "aboutId", u.id as "userId", u.name, y.key, y.key_kind as "keyKind", y.currency, y.cents::float8 as cents,
        y.tax_cents::float8 as "taxCents", (count(*) over (partition by about.id))::int as count,
        row_number() over (partition by about.id order by y.cents desc, y.id) as place
      from unnest(${ids}) about(id) join payments y on y.run_id = about.id or y.id = about.id
      join users u on u.id = y.member_id) listed
    where place <= ${PEOPLE_SHOWN} order by "aboutId", place`);
  const people = new Map<string, ApprovalPeople>();
  for (const [aboutId, own] of Map.groupBy(rows, (row) => row.aboutId))
    people.set(aboutId, {
      people: own.map(({ userId, name, ...row }) => ({ userId, name, money: { ...row, keyEnd: shownKey(row) } })),
      count: own[0]!.count,
    });
  return people;
}

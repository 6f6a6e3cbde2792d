import { type SQL, sql } from 'drizzle-orm';
import { toldColumns, toldJoins, type ToldRow } from '#activity/server/activity-query.ts';
import { listHappenings } from '#platform/contract/happening.ts';
import type { Notice } from '#notices/contract.ts';

export type NoticeRow = ToldRow &
  Pick<Notice, 'kind' | 'side'> & {
    is_read: boolean;
    space: string;
    settled_name: string | null;
    settled_by: string | null;
    settled_by_name: string | null;
  };

/** Happening → the later ones that settle it. */
const settlers = () =>
  Object.fromEntries(listHappenings().flatMap(({ name, settledBy }) => (settledBy ? [[name, settledBy]] : [])));

/** Notices that meet a condition on `n`, newest first, with what is said of them and what has settled them since. */
export function selectNotices(condition: SQL, limit: number): SQL {
  return sql`
    with page as materialized (
      select n.kind, n.side, n.read_at is not null as is_read, h.id, h.at, h.name, h.actor_id, h.ids, h.workspace_id
      from notices n join happenings h on h.id = n.happening_id
      where ${condition} order by n.happening_id desc limit ${limit}
    )
    select ${toldColumns}, page.kind, page.side, page.is_read,
      coalesce(nullif(w.company, ''), owner.name, '') as space, settled.name as settled_name, settled.actor_id as settled_by,
      coalesce(nullif(settler.name, ''), settler.email) as settled_by_name
    from page ${toldJoins}
    left join workspaces w on w.id = page.workspace_id
    left join users owner on owner.id = w.owner_id
    left join lateral (
      select later.name, later.actor_id from happenings later
      where later.about @> array[coalesce(page.ids->>'applicationId', page.ids->>'taskId', page.ids->>'projectId')::uuid]
        and later.id > page.id
        and later.name in (select jsonb_array_elements_text(${JSON.stringify(settlers())}::jsonb -> page.name))
      order by later.id limit 1
    ) settled on true
    left join users settler on settler.id = settled.actor_id
    order by page.id desc`;
}

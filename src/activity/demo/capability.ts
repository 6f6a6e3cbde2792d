import { type SQL, sql } from 'drizzle-orm';
import { namesOfKind } from '#activity/server/told-happenings.ts';
import { defineDemoCapability } from '#platform/capability/demo-capability.ts';
import { projectHappenings as projects } from '#projects/happenings.ts';

/** An id of a moment, the same for the same record. */
const idOf = (moment: SQL, record: SQL) => sql`(
  lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0')
  || '7' || substr(md5(${record}::text), 1, 3) || 'a' || substr(md5(${record}::text), 4, 15))::uuid`;

export const capability = defineDemoCapability({
  /** The planted applications have a history: the companies’ activity tells the same. Its order is that of the ids, so these are of the moment told. */
  plant: async ({ database }) => {
    await database.execute(sql`
      insert into happenings (id, name, workspace_id, actor_id, ids, about, at)
      select ${idOf(sql`h.created_at`, sql`h.id`)}, 'jobs.' || h.event, a.workspace_id, h.actor_id,
        jsonb_build_object('applicationId', a.id, 'positionId', a.position_id, 'memberId', a.member_id),
        array[a.id, a.position_id, a.member_id], h.created_at
      from application_history h join applications a on a.id = h.application_id
      where 'jobs.' || h.event = any(${sql.param(namesOfKind(undefined))}::text[])
      on conflict (id) do nothing`);
    // Projects were posted before anybody applied, not when the world was planted.
    await database.execute(sql`
      update happenings h set at = p.created_at, id = ${idOf(sql`p.created_at`, sql`p.id`)}
      from projects p
      where h.name = ${projects.posted.name} and p.id = (h.ids ->> 'projectId')::uuid and p.created_at < h.at`);
    return {};
  },
});

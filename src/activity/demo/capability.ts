import { sql } from 'drizzle-orm';
import { namesOfKind } from '#activity/rules/activity-kinds.ts';
import { defineDemoCapability } from '#platform/capability/demo-capability.ts';

export const capability = defineDemoCapability({
  /** The planted applications have a history: the companies’ activity tells the same. Its order is that of the ids, so these are of the moment told. */
  plant: async ({ database }) => {
    await database.execute(sql`
      insert into happenings (id, name, workspace_id, actor_id, ids, about, at)
      select (
          lpad(to_hex((extract(epoch from h.created_at) * 1000)::bigint), 12, '0')
          || '7' || substr(md5(h.id::text), 1, 3) || 'a' || substr(md5(h.id::text), 4, 15)
        )::uuid, 'jobs.' || h.event, a.workspace_id, h.actor_id,
        jsonb_build_object('applicationId', a.id, 'positionId', a.position_id, 'memberId', a.member_id),
        array[a.id, a.position_id, a.member_id], h.created_at
      from application_history h join applications a on a.id = h.application_id
      where 'jobs.' || h.event = any(${sql.param(namesOfKind(undefined))}::text[])
      on conflict (id) do nothing`);
    return {};
  },
});

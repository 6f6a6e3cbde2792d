import { sql } from 'drizzle-orm';
import { namesOfKind } from '#activity/rules/activity-kinds.ts';
import { defineDemoCapability } from '#platform/capability/demo-capability.ts';

export const capability = defineDemoCapability({
  /** The planted applications have a history: the companies’ activity tells the same. */
  plant: async ({ database }) => {
    await database.execute(sql`
      insert into happenings (id, name, workspace_id, actor_id, ids, about, at)
      select h.id, 'jobs.' || h.event, a.workspace_id, h.actor_id,
        jsonb_build_object('applicationId', a.id, 'positionId', a.position_id, 'memberId', a.member_id),
        array[a.id, a.position_id, a.member_id], h.created_at
      from application_history h join applications a on a.id = h.application_id
      where 'jobs.' || h.event = any(${sql.param(namesOfKind(undefined))}::text[])
      on conflict (id) do nothing`);
    return {};
  },
});

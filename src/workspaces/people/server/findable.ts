import { type SQL, sql } from 'drizzle-orm';
import {
  beginsFirst,
  containsTyped,
  findSource,
  FOUND_OF_KIND,
  foundColumns,
  type FindReader,
} from '#platform/capability/finding.ts';
import { workspaceFindable } from '#workspaces/paths.ts';

/** Colleagues of the space, for its owner, whose page shows them. */
function selectColleagues({ workspace }: FindReader, typed: string): SQL | null {
  if (!workspace?.isOwner) return null;
  return sql`
    select ${foundColumns({
      title: sql`coalesce(nullif(u.name, ''), u.email)`,
      about: sql`case when u.name = '' then '' else u.email end`,
      place: sql`jsonb_build_object('person', u.id)`,
    })}
    from workspace_members m join users u on u.id = m.user_id
    where m.workspace_id = ${workspace.id} and (${containsTyped(sql`u.name`, typed)} or ${containsTyped(sql`u.email`, typed)})
    order by ${beginsFirst(sql`u.name`, typed)}, u.name limit ${FOUND_OF_KIND}`;
}

export const finds = [findSource({ kind: workspaceFindable.colleague, select: selectColleagues })];

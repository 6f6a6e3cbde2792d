import { type SQL, sql } from 'drizzle-orm';
import {
  beginsFirst,
  bestMatches,
  containsTyped,
  findSource,
  FOUND_OF_KIND,
  foundColumns,
  type FindReader,
} from '#platform/capability/finding.ts';
import { ofReach } from '#platform/capability/waiting.ts';
import { projectsFindable } from '#projects/paths.ts';

function selectVacancies({ session, reach }: FindReader, typed: string): SQL | null {
  if (session.role === 'squadMember') return null;
  const company = session.role === 'squadOwner' ? sql`null` : sql`nullif(o.company_name, '')`;
  return sql`
    select ${foundColumns({
      title: sql`o.title`,
      about: sql`concat_ws(' · ', nullif(j.title, o.title), ${company})`,
      place: sql`jsonb_build_object('projectId', o.project_id, 'positionIndex', o.position_index)`,
    })}
    from (${bestMatches(
      (condition) =>
        sql`select * from positions where ${ofReach(sql`workspace_id`, reach)} and state <> 'removed' and ${condition}`,
      { column: sql`title`, typed },
    )}) o
    join projects j on j.id = o.project_id
    order by ${beginsFirst(sql`o.title`, typed)}, o.updated_at desc limit ${FOUND_OF_KIND}`;
}

/** One that is a single vacancy is found as that, and not twice. */
function selectProjects({ session, reach }: FindReader, typed: string): SQL | null {
  if (session.role === 'squadMember') return null;
  const company = session.role === 'squadOwner' ? sql`''` : sql`w.company`;
  return sql`
    select ${foundColumns({
      title: sql`j.title`,
      about: company,
      place: sql`jsonb_build_object('projectId', j.id)`,
    })}
    from (${bestMatches(
      (condition) => sql`select * from projects where ${ofReach(sql`workspace_id`, reach)} and ${condition}`,
      { column: sql`title`, typed },
    )}) j
    join workspaces w on w.id = j.workspace_id
    where not exists (select from positions o where o.project_id = j.id and o.state <> 'removed'
      having count(*) = 1 and bool_and(${containsTyped(sql`o.title`, typed)}))
    order by ${beginsFirst(sql`j.title`, typed)}, j.updated_at desc limit ${FOUND_OF_KIND}`;
}

export const finds = [
  findSource({ kind: projectsFindable.vacancy, select: selectVacancies }),
  findSource({ kind: projectsFindable.project, select: selectProjects }),
];

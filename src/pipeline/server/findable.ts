import { type SQL, sql } from 'drizzle-orm';
import {
  beginsFirst,
  bestMatches,
  findSource,
  FOUND_OF_KIND,
  foundColumns,
  type FindReader,
} from '#platform/capability/finding.ts';
import { ofReach } from '#platform/capability/waiting.ts';
import { pipelineFindable } from '#pipeline/paths.ts';

/** With more people of a name than this, the companies' candidates are walked instead. */
const FEW = 5_000;
/** How many of them are put in order. */
const LOOKED_AT = 50;

/** Each person once, with the newest of the applications that the reader may see. */
function selectCandidates({ session, reach }: FindReader, typed: string): SQL | null {
  if (session.role === 'squadMember') return null;
  const isSeen = sql`a.state <> 'withdrawn' and ${ofReach(sql`a.workspace_id`, reach)}
    and exists (select from positions o where o.id = a.position_id and o.state <> 'removed')`;
  const applicationsOf = (isNamed: SQL) => sql`select tier.* from (
    with named as materialized (select u.id from users u where ${isNamed} limit ${FEW + 1})
    (select newest.* from named cross join lateral (
      select a.id, a.member_id, a.position_id, a.created_at from applications a
      where a.member_id = named.id and ${isSeen} order by a.created_at desc limit 1
    ) newest where (select count(*) from named) <= ${FEW} limit ${LOOKED_AT})
    union all
    (select a.id, a.member_id, a.position_id, a.created_at from applications a join users u on u.id = a.member_id
      where (select count(*) from named) > ${FEW} and ${isSeen} and ${isNamed} limit ${LOOKED_AT})
  ) tier`;
  const found = bestMatches(applicationsOf, { column: sql`u.name`, typed }, LOOKED_AT);
  return sql`
    select ${foundColumns({
      title: sql`u.name`,
      about: sql`concat_ws(' · ', o.title, ${session.role === 'squadOwner' ? sql`null` : sql`nullif(o.company_name, '')`})`,
      place: sql`jsonb_build_object('projectId', o.project_id, 'positionIndex', o.position_index, 'candidate', found.id)`,
    })}
    from (select distinct on (member_id) * from (${found}) every order by member_id, created_at desc) found
    join users u on u.id = found.member_id
    join positions o on o.id = found.position_id
    order by ${beginsFirst(sql`u.name`, typed)}, u.name limit ${FOUND_OF_KIND}`;
}

export const finds = [findSource({ kind: pipelineFindable.candidate, select: selectCandidates })];

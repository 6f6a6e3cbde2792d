import { type SQL, sql } from 'drizzle-orm';
import { toSearchQuery } from '#jobs/board/rules/search-words.ts';
import { jobsFindable } from '#jobs/paths.ts';
import { beginsFirst, findSource, FOUND_OF_KIND, foundColumns, type FindReader } from '#platform/capability/finding.ts';

/** How many matches are put in order: common words match very many. */
const LOOKED_AT = 200;

/** Open vacancies for professionals; companies find their own. */
function selectJobs({ session }: FindReader, typed: string): SQL | null {
  const words = session.role === 'squadMember' ? toSearchQuery(typed) : null;
  return words === null
    ? null
    : sql`
      select ${foundColumns({
        title: sql`p.title`,
        about: sql`p.company_name`,
        place: sql`jsonb_build_object('projectId', p.project_id, 'positionIndex', p.position_index)`,
      })}
      from (select * from positions p where p.state = 'open' and p.search @@ to_tsquery('public.vacancy', ${words})
        limit ${LOOKED_AT}) p
      order by ${beginsFirst(sql`p.title`, typed)}, p.published_at desc limit ${FOUND_OF_KIND}`;
}

export const finds = [findSource({ kind: jobsFindable.job, select: selectJobs })];

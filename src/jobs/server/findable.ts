import { type SQL, sql } from 'drizzle-orm';
import { toSearchQuery } from '#jobs/board/rules/search-words.ts';
import { jobsFindable } from '#jobs/paths.ts';
import {
  beginsFirst,
  bestMatches,
  findSource,
  FOUND_OF_KIND,
  foundColumns,
  type FindReader,
} from '#platform/capability/finding.ts';

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
      from (${bestMatches((condition) => sql`select * from positions p where p.state = 'open' and ${condition}`, {
        column: sql`p.title`,
        typed,
        matches: sql`p.search @@ to_tsquery('public.vacancy', ${words})`,
      })}) p
      order by ${beginsFirst(sql`p.title`, typed)}, p.published_at desc limit ${FOUND_OF_KIND}`;
}

export const finds = [findSource({ kind: jobsFindable.job, select: selectJobs })];

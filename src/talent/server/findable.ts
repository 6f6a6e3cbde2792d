import { type SQL, sql } from 'drizzle-orm';
import {
  beginsFirst,
  bestMatches,
  findSource,
  FOUND_OF_KIND,
  foundColumns,
  type FindReader,
} from '#platform/capability/finding.ts';
import { talentFindable } from '#talent/paths.ts';
import { listed } from './search-query.ts';

/** Professionals who want to be found, by name. */
function selectProfessionals({ session }: FindReader, typed: string): SQL | null {
  if (session.role === 'squadMember') return null;
  return sql`
    select ${foundColumns({
      title: sql`found.name`,
      about: sql`found.job_title`,
      place: sql`jsonb_build_object('memberId', found.id)`,
    })}
    from (${bestMatches(
      (condition) => sql`select u.id, u.name, p.job_title from users u join profiles p on p.member_id = u.id
        where ${listed} and u.deleted_at is null and ${condition}`,
      { column: sql`u.name`, typed },
    )}) found
    order by ${beginsFirst(sql`found.name`, typed)}, found.name limit ${FOUND_OF_KIND}`;
}

export const finds = [findSource({ kind: talentFindable.professional, select: selectProfessionals })];

import { type SQL, sql } from 'drizzle-orm';
import { applicationsFindable } from '#applications/paths.ts';
import {
  containsTyped,
  findSource,
  FOUND_OF_KIND,
  foundColumns,
  type FindReader,
} from '#platform/capability/finding.ts';

/** The professional's own applications, by vacancy or company. */
function selectOwn({ session }: FindReader, typed: string): SQL | null {
  if (session.role !== 'squadMember') return null;
  return sql`
    select ${foundColumns({
      title: sql`o.title`,
      about: sql`o.company_name`,
      place: sql`jsonb_build_object('applicationId', a.id)`,
    })}
    from applications a join positions o on o.id = a.position_id
    where a.member_id = ${session.userId} and (${containsTyped(sql`o.title`, typed)} or ${containsTyped(sql`o.company_name`, typed)})
    order by a.created_at desc limit ${FOUND_OF_KIND}`;
}

export const finds = [findSource({ kind: applicationsFindable.application, select: selectOwn })];

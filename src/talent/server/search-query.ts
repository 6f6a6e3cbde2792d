import { cursorPosition } from '#platform/db/keyset.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { BoardPlace } from '#jobs/board/rules/board-cursor.ts';
import { toSearchQuery } from '#jobs/board/rules/search-words.ts';
import type { HiringModel } from '#profiles/rules/profile.ts';

export interface ProfessionalSearch {
  search?: string | undefined;
  level?: number | undefined;
  available?: boolean | undefined;
  hiringModel?: HiringModel | undefined;
}

/** Professionals who want to be found and have a profile to show; the partial indexes have the same condition. */
export const listed = sql`p.listed_at is not null and p.job_title <> ''`;

/** Null when the typed text contains no word, so that nothing can match. */
export function searchConditions({ search = '', level, available, hiringModel }: ProfessionalSearch): SQL | null {
  const conditions = [listed];
  if (search !== '') {
    const words = toSearchQuery(search);
    if (words === null) return null;
    conditions.push(sql`p.search @@ to_tsquery('public.vacancy', ${words})`);
  }
  if (level !== undefined) conditions.push(sql`p.level >= ${level}`);
  if (available !== undefined) conditions.push(sql`p.is_available = ${available}`);
  if (hiringModel !== undefined)
    conditions.push(sql`p.content -> 'availability' -> 'hiringModels' ? ${hiringModel}::text`);
  return sql.join(conditions, sql` and `);
}

/** After the last row of the previous page. */
export function behind(place: BoardPlace): SQL {
  return sql`(p.updated_at, p.member_id) < ${cursorPosition(place)}`;
}

/** In the order of the indexes; without "nulls last" the planner would sort. */
export const newestFirst = sql`order by p.updated_at desc nulls last, p.member_id desc nulls last`;

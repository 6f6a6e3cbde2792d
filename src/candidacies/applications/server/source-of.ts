import { type SQL, sql } from 'drizzle-orm';

/** The source of an application, of the table or alias `of`; an index of the company's candidates uses the same expression. */
export function sourceOf(of: SQL): SQL {
  return sql`case when ${of}.suggested_at is not null then 'talentTeam' when ${of}.replacement_id is not null then 'replacement'
  when ${of}.upsell_id is not null then 'upsell' when ${of}.matchmaking_id is not null then 'matchmaking' else 'application' end`;
}

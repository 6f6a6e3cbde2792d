import { type SQL, sql } from 'drizzle-orm';

/** By which way an application came, of the table or alias `of`; an index of the company's candidates is made of the same words. */
export function sourceOf(of: SQL): SQL {
  return sql`case when ${of}.suggested_at is not null then 'talentTeam' when ${of}.replacement_id is not null then 'replacement'
  when ${of}.upsell_id is not null then 'upsell' when ${of}.matchmaking_id is not null then 'matchmaking' else 'application' end`;
}

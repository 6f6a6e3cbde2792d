import { sql } from 'drizzle-orm';
import { LONGEST_MARK } from '#jobs/alerts/rules/alert-anchor.ts';
import { asksForMoreThan, levelOf, monthlyPay } from '#jobs/board/server/filter-conditions.ts';
import type { Database } from '#platform/db/connection.ts';

/**
 * Finds the members to notify of some vacancies: those with an active search that matches. One statement goes from the vacancy's marks to the
 * searches anchored there, so the cost grows with the searches that could match and not with all saved ones. Leaves out vacancies published before
 * the search was saved, applied to or dismissed, and never reports one twice.
 */
export async function findHits(transaction: Database, positionIds: readonly string[]): Promise<void> {
  await transaction.execute(sql`
    with news as materialized (
      select id, published_at, search, area, hiring_model, work_model, experience_years, city,
        currency, pay_period, pay_minimum, pay_maximum, monthly_hours, required_languages
      from positions
      where id = any(${sql.param(positionIds)}::uuid[]) and state = 'open'
    ),
    marks as materialized (
      select id, '=' || left(lexeme, ${LONGEST_MARK}) as mark from news, unnest(tsvector_to_array(search)) as lexeme
      union select id, '^' || left(lexeme, length)
        from news, unnest(tsvector_to_array(search)) as lexeme, generate_series(1, least(char_length(lexeme), ${LONGEST_MARK})) as length
      union all select id, 'area:' || area from news
      union all select id, 'work:' || work_model from news
      union all select id, 'hiring:' || hiring_model from news
      union all select id, '*' from news
    )
    insert into saved_search_hits (member_id, position_id, saved_search_id, frequency)
    select distinct on (s.member_id, p.id) s.member_id, p.id, s.id, s.frequency
    from marks
    join saved_searches s on s.anchor = marks.mark and s.paused_at is null
    join news p on p.id = marks.id
    where p.published_at > s.created_at
      and (s.query is null or p.search @@ s.query)
      and (s.area = '{}' or p.area = any(s.area))
      and (s.hiring_model = '{}' or p.hiring_model = any(s.hiring_model))
      and (s.work_model = '{}' or p.work_model = any(s.work_model))
      and (s.level = '{}' or ${sql.raw(levelOf('p.experience_years'))} = any(s.level))
      and (s.city = '' or city_key(p.city) = city_key(s.city))
      and (s.state_cities is null or city_key(p.city) = any(s.state_cities))
      and (s.pay_from is null or ${sql.raw(monthlyPay)} >= s.pay_from)
      and not ${sql.raw(asksForMoreThan('p.required_languages', 's.english'))}
      and not exists (select from applications a where a.position_id = p.id and a.member_id = s.member_id)
      and not exists (select from dismissed_jobs d where d.position_id = p.id and d.member_id = s.member_id)
    order by s.member_id, p.id, s.frequency = 'atOnce' desc, s.id
    on conflict do nothing`);
}

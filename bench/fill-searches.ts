import type pg from 'pg';

/**
 * Saved searches, one per member: six of ten for a word, two for two words, two for filters alone; common words far more often than
 * rare ones. All saved before the newest vacancies, anchored like the product does.
 */
export async function fillSearches(client: pg.Client, searches: number): Promise<void> {
  await client.query(
    `insert into users (id, name, email, email_verified, role, navigation_stage, language, accepted_terms_version, accepted_terms_at)
     select md5('member' || i)::uuid, 'Member ' || i, 'member-' || i || '@bench.test', true, 'squadMember', 'squadMember-profile', 'pt', '2026-01', now()
     from generate_series(1, $1::int) i`,
    [searches],
  );
  await client.query(
    `with vocabulary as (
       select array_agg(word order by vacancies desc) as words, array_agg(vacancies order by vacancies desc) as counts
       from vacancy_words where word ~ '^[a-z]{3,}$'
     ),
     wanted as (
       select i, chance(i, 1) as kind, chance(i, 2) as filter, chance(i, 3) as model,
         1 + floor(power(chance(i, 4), 3) * cardinality(words))::int as one,
         1 + floor(power(chance(i, 5), 3) * cardinality(words))::int as other, words, counts
       from generate_series(1, $1::int) i, vocabulary
     ),
     chosen as (
       select i, case when kind < 0.6 then words[one] when kind < 0.8 then words[one] || ' ' || words[other] else '' end as words,
         case when kind < 0.6 then '^' || words[one]
           when kind < 0.8 then case when counts[one] < counts[other] then '=' || words[one] else '^' || words[other] end
         end as anchor,
         case when filter < 0.5 or kind >= 0.8 then array[(array['programming', 'design', 'marketing', 'other'])[1 + floor(model * 4)::int]] else '{}' end as area,
         case when filter < 0.3 then array['remote', 'hybrid'] else '{}' end as work_model
       from wanted
     )
     insert into saved_searches (id, member_id, slot, name, words, area, work_model, query, anchor, frequency, created_at)
     select gen_random_uuid(), md5('member' || i)::uuid, 1, 'Search ' || i, words, area, work_model,
       case when words <> '' then to_tsquery('public.vacancy', replace(words, ' ', ' & ') || ':*') end,
       coalesce(anchor, 'area:' || area[1]), case when i % 2 = 0 then 'daily' else 'atOnce' end, now() - interval '3 years'
     from chosen`.replaceAll('chance(', 'pg_temp.chance('),
    [searches],
  );
}

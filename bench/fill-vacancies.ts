import type pg from 'pg';
import { searchWords, vacancyWords } from './vacancy-words.ts';

const positionsPerProject = 4;
const projectsPerWorkspace = 25;
const rowsPerStatement = 100_000;
const firstWorkspaces = 100;

/**
 * Vacancies with a realistic distribution, generated inside the database. The same number gives the same rows: randomness is a hash
 * of the row's number. Nine of ten are open, published over two years; some words are common, some rare.
 */
export async function fillVacancies(client: pg.Client, rows: number): Promise<void> {
  await client.query('set synchronous_commit = off; set maintenance_work_mem = $$1GB$$');
  await client.query(chance);
  const projects = Math.ceil(rows / positionsPerProject);
  const workspaces = Math.max(firstWorkspaces, Math.ceil(projects / projectsPerWorkspace));
  await fillCompanies(client, workspaces, projects);
  const recreate = await dropIndexes(client, 'positions');
  const started = Date.now();
  for (let from = 1; from <= rows; from += rowsPerStatement) {
    const to = Math.min(rows, from + rowsPerStatement - 1);
    const { titles, areas, skills, levels, companies, cities } = vacancyWords();
    await client.query(insertVacancies, [
      from,
      to,
      rows,
      titles,
      areas,
      skills,
      levels,
      companies,
      cities,
      searchWords.rare,
    ]);
    console.log(`  ${to} of ${rows} vacancies, ${Math.round((Date.now() - started) / 1000)} s`);
  }
  for (const definition of recreate) await client.query(definition);
}

/** An index built at once is smaller and faster than one grown row by row. Primary keys and unique indexes stay. */
async function dropIndexes(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i where i.indrelid = $1::regclass and not i.indisunique`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/** chance(i, salt): a number in [0, 1); pick(list, u): early entries far more often than late ones. */
const chance = `
  create function pg_temp.chance(i bigint, salt int) returns double precision immutable language sql
    as $$ select (hashint8extended(i, salt) & 1048575) / 1048576.0 $$;
  create function pg_temp.pick(list text[], u double precision) returns text immutable language sql
    as $$ select list[1 + floor(power(u, 1.8) * cardinality(list))::int] $$;
  create function pg_temp.one(kind text, i bigint) returns uuid immutable language sql
    as $$ select md5(kind || i)::uuid $$;
`;

async function fillCompanies(client: pg.Client, workspaces: number, projects: number): Promise<void> {
  await client.query(
    `insert into users (id, name, email, email_verified, role, navigation_stage, language, accepted_terms_version, accepted_terms_at)
     select pg_temp.one('user', i), 'Owner ' || i, 'owner-' || i || '@bench.test', true, 'squadOwner', 'squadOwner-profile', 'pt', '2026-01', now()
     from generate_series(1, $1::bigint) i`,
    [workspaces],
  );
  await client.query(
    `insert into workspaces (id, owner_id, company)
     select pg_temp.one('workspace', i), pg_temp.one('user', i), 'Company ' || i from generate_series(1, $1::bigint) i`,
    [workspaces],
  );
  await client.query(
    `insert into projects (id, workspace_id, created_by, title, status)
     select pg_temp.one('project', i), pg_temp.one('workspace', 1 + i % $2), pg_temp.one('user', 1 + i % $2), 'Project ' || i, 'inRecruitment'
     from generate_series(0, $1::bigint - 1) i`,
    [projects, workspaces],
  );
}

/** $1 to $2: numbers of the rows; $3: how many there will be; $4 to $9: words; $10: the rare word. */
const insertVacancies = `
  insert into positions (id, project_id, workspace_id, position_index, state, title, profession, area, hiring_model,
    work_model, city, country, experience_years, monthly_hours, pay_period, pay_minimum, pay_maximum, negotiable,
    about_company, culture, about_opportunity, responsibilities, benefits, requirements, tags, affirmative_targets,
    company_name, text_language, published_at, announced_version, created_at, updated_at)
  select id, p.id_of_project, p.workspace_id, (i - 1) % ${positionsPerProject},
    case when u1 < 0.9 then 'open' when u1 < 0.95 then 'filled' else 'closed' end,
    concat_ws(' ', profession, nullif(pg_temp.pick($7, u2), ''), case when i % 1000 = 7 then $10::text end),
    profession, area,
    case when u3 < 0.5 then 'CLT' when u3 < 0.9 then 'PJ' end,
    case when u4 < 0.4 then 'remote' when u4 < 0.75 then 'hybrid' when u4 < 0.97 then 'faceToFace' end,
    pg_temp.pick($9, u5), 'BR', 1 + (u6 * 9)::int, 160, 'month',
    case when u7 < 0.6 then 300000 + (u6 * 100)::bigint * 10000 end,
    case when u7 < 0.6 then 500000 + (u6 * 100)::bigint * 12000 end, u7 > 0.8,
    repeat('A company that people like to work for. ', 4), repeat('We listen. ', 8),
    repeat('You will build things that matter with people who care. ', 6),
    repeat('Plan, build and look after it. ', 8), repeat('Health plan, meal allowance. ', 6), repeat('Curiosity and care. ', 6),
    jsonb_build_array(
      jsonb_build_object('kind', 'skills', 'name', pg_temp.pick($6, u8)),
      jsonb_build_object('kind', 'softwares', 'name', pg_temp.pick($6, u9)),
      jsonb_build_object('kind', 'languages', 'name', pg_temp.pick($6, u5))),
    case when u9 > 0.95 then array['women'] else '{}' end,
    pg_temp.pick($8, u1), case when u2 < 0.7 then 'pt' else 'en' end, at, 1, at, at
  from (
    select i, u1, u2, u3, u4, u5, u6, u7, u8, u9,
      uuidv7((($3::bigint - i) * interval '730 days' / $3::bigint) * -1) as id,
      now() - ($3::bigint - i) * interval '730 days' / $3::bigint as at,
      $4::text[] as titles, kind, ($4::text[])[kind] as profession, ($5::text[])[kind] as area,
      pg_temp.one('project', (i - 1) / ${positionsPerProject}) as project
    from generate_series($1::bigint, $2::bigint) i
    cross join lateral (select pg_temp.chance(i, 1) u1, pg_temp.chance(i, 2) u2, pg_temp.chance(i, 3) u3,
      pg_temp.chance(i, 4) u4, pg_temp.chance(i, 5) u5, pg_temp.chance(i, 6) u6, pg_temp.chance(i, 7) u7,
      pg_temp.chance(i, 8) u8, pg_temp.chance(i, 9) u9,
      1 + floor(power(pg_temp.chance(i, 10), 1.8) * cardinality($4::text[]))::int as kind) u
  ) v
  join lateral (select id as id_of_project, workspace_id from projects where projects.id = v.project) p on true`;

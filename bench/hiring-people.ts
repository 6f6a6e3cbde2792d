import type pg from 'pg';
import { buildPeople } from '#accounts/builders.ts';
import type { Database } from '#platform/db/connection.ts';
import { believableProfile, buildProfiles } from '#profiles/builders.ts';
import type { Skill } from '#profiles/rules/profile.ts';

/** A rare and a common property of candidates: each is a filter of the figures. */
export const rare = { skill: 'COBOL', name: 'zuleide', tag: 'Indicação da diretoria' } as const;
export const common = {
  skill: 'testes automatizados',
  otherSkill: 'prototipação',
  name: 'pessoa',
  tag: 'Boa conversa',
} as const;

const peoplePerStatement = 500;
/** One in this many candidates is rare. */
const rarity = 1_000;

/** People who apply to the company; one in a thousand has the rare name, another one the rare skill. */
export async function fillMembers(database: Database, count: number): Promise<void> {
  for (let from = 0; from < count; from += peoplePerStatement) {
    const numbers = Array.from({ length: Math.min(peoplePerStatement, count - from) }, (_, index) => from + index);
    const people = await buildPeople(
      database,
      numbers.map((number) => ({
        role: 'squadMember' as const,
        name: nameOf(number),
        email: `hiring-${number}@bench.test`,
      })),
    );
    await buildProfiles(
      database,
      numbers.map((number, index) => ({ memberId: people[index]!.id, profile: profileOf(number) })),
    );
  }
}

const nameOf = (number: number) => (number % rarity === 500 ? `Zuleide Prado ${number}` : `Pessoa ${number}`);

function profileOf(number: number) {
  const profile = believableProfile(number);
  if (number % rarity !== 700) return profile;
  const skill: Skill = { kind: 'languages', name: rare.skill };
  return { ...profile, skills: [...profile.skills, skill] };
}

/** Ten times as many people who never applied to the company, because the name and skill indexes contain them too. */
export async function fillStrangers(client: pg.Client): Promise<void> {
  await client.query(`
    create temp table strangers as
      select u.id as original, gen_random_uuid() as copy, n
      from users u cross join generate_series(1, 10) n where u.role = 'squadMember'`);
  await client.query(`
    insert into users
      select (jsonb_populate_record(u, jsonb_build_object('id', s.copy, 'email', 'stranger' || s.copy || '@bench.test'))).*
      from strangers s join users u on u.id = s.original`);
  await client.query(`
    insert into profiles (member_id, content, job_title, level, city, country, is_available, score)
      select s.copy, p.content, p.job_title, p.level, p.city, p.country, p.is_available, p.score
      from strangers s join profiles p on p.member_id = s.original`);
}

/** Thirty tags: the first on one candidate of a thousand, the second on every fifth, the others on some. */
export async function fillTags(client: pg.Client): Promise<void> {
  await client.query(
    `insert into candidate_tags (id, workspace_id, name, colour)
      select gen_random_uuid(), w.id, case n when 1 then $1 when 2 then $2 else 'Etiqueta ' || n end, 'info'
      from workspaces w cross join generate_series(1, 30) n`,
    [rare.tag, common.tag],
  );
  await client.query(`
    insert into candidate_tag_links (application_id, tag_id)
      select a.id, t.id
      from (select id, workspace_id, row_number() over (order by id) as rank from applications) a
      join (select id, workspace_id, row_number() over (order by name = '${rare.tag}' desc, name = '${common.tag}' desc, name) as rank from candidate_tags) t
        on t.workspace_id = a.workspace_id
        and a.rank % (case t.rank when 1 then ${rarity} when 2 then 5 else 40 end) = t.rank - 1`);
}

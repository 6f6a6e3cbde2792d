import { type SQL, sql } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { projects } from './server/tables.ts';

const levels = ['Júnior', 'Pleno', 'Sênior', 'Lead'];
const roles = [
  'Desenvolvedor',
  'Engenheiro de dados',
  'Analista de marketing',
  'Product designer',
  'Analista de QA',
  'Gerente de produto',
  'UX researcher',
  'Analista de suporte',
];
const subjects = [
  'React',
  'Java',
  'Python',
  'Node.js',
  'Figma',
  'SEO',
  'pagamentos',
  'logística',
  'educação',
  'saúde',
  'varejo',
  'Elixir',
  'COBOL',
];
const skills = [
  'TypeScript',
  'SQL',
  'Figma',
  'Scrum',
  'Docker',
  'Google Ads',
  'Excel',
  'Kubernetes',
  'Pesquisa',
  'Photoshop',
  'Go',
  'Redis',
  'Kanban',
];
const cities = [
  'São Paulo',
  'Recife',
  'Curitiba',
  'Belo Horizonte',
  'Porto Alegre',
  'Salvador',
  'Florianópolis',
  'Campinas',
];
const companies = [
  'Casa Ipê',
  'Maré Alta',
  'Trilho',
  'Vaga-lume',
  'Norte Sul',
  'Oficina 12',
  'Pão de Ontem',
  'Clínica Aurora',
];

const list = (values: readonly string[]): SQL =>
  sql`(array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}])`;
/** One of the values by number; the first ones more often, like real words. */
const pick = (values: readonly string[], factor: number): SQL =>
  sql`${list(values)}[1 + floor(${sql.raw(String(values.length))} * power(((n::bigint * ${sql.raw(String(factor))}) % 99991) / 99991.0, 1.6))::int]`;

/**
 * Inserts many open vacancies in one statement, for benchmarks: all in one project, words and areas spread as on a real board (mostly programming,
 * few rare words), one minute apart.
 */
export async function buildManyPositions(
  database: Database,
  workspace: { id: string; ownerId: string },
  count: number,
): Promise<void> {
  const projectId = newId();
  const owner = { workspaceId: workspace.id, createdBy: workspace.ownerId };
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`);
    await transaction
      .insert(projects)
      .values({ id: projectId, ...owner, title: `${count} vagas`, status: 'inRecruitment' });
    await transaction.execute(sql`
      insert into positions (id, project_id, workspace_id, position_index, state, title, profession, area, hiring_model, work_model, city,
        experience_years, monthly_hours, pay_period, pay_minimum, pay_maximum, about_opportunity, tags, company_name, text_language, published_at)
      select gen_random_uuid(), ${projectId}::uuid, ${workspace.id}::uuid, n, 'open',
        ${pick(roles, 7919)} || ' ' || ${pick(levels, 104729)} || ' · ' || ${pick(subjects, 15485863)}, ${pick(roles, 7919)},
        ${pick(['programming', 'programming', 'marketing', 'design', 'other'], 7919)},
        ${pick(['CLT', 'PJ'], 32452843)}, ${pick(['remote', 'hybrid', 'faceToFace'], 49979687)}, ${pick(cities, 67867967)},
        1 + n % 10, 160, 'month', 300000 + (n % 97) * 10000, 400000 + (n % 97) * 12000,
        'Venha trabalhar com a gente em um time pequeno, com produto no ar e clientes que respondem.',
        jsonb_build_array(jsonb_build_object('kind', 'skills', 'name', ${pick(skills, 86028121)}), jsonb_build_object('kind', 'skills', 'name', ${pick(skills, 122949823)})),
        ${pick(companies, 141650939)}, 'pt', now() - make_interval(mins => n)
      from generate_series(1, ${count}::int) as n`);
  });
}

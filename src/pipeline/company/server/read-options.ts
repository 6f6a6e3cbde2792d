import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { abilitiesOf, canManage } from '#pipeline/candidates/server/policy.ts';
import { listTags } from '#pipeline/tags/server/tag-queries.ts';
import { positions, projects } from '#projects/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { companyOf } from '#pipeline/candidates/server/company-of.ts';

/** Companies with more have only their newest listed; others are found by their projects. */
const MAXIMUM_POSITIONS = 1_000;
const MAXIMUM_SKILLS = 60;

/** The filter options for a company's candidates, and the actions available to the caller. */
export async function readCompanyOptions(context: SignedInContext, companyId: string | undefined) {
  const { database, reach, session } = context;
  const workspaceId = companyOf(context, companyId);
  const assigned = session.role === 'recruiter' && !reach.every ? reach.workspaceIds : [workspaceId];
  const [companies, places, skills, tags] = await Promise.all([
    listCompanies(database, assigned),
    listPlaces(database, workspaceId),
    listSkills(database, workspaceId),
    listTags(database, workspaceId),
  ]);
  const projectsOf = new Map(places.map(({ projectId, project }) => [projectId, project]));
  const abilities = abilitiesOf(context);
  return {
    workspaceId,
    companies,
    projects: [...projectsOf].map(([id, title]) => ({ id, title })),
    positions: places,
    skills,
    tags,
    abilities: { ...abilities, tag: abilities.comment, message: abilities.move, manage: canManage(context) },
  };
}

function listCompanies(database: Database, ids: readonly string[]) {
  return database
    .select({ workspaceId: workspaces.id, company: workspaces.company })
    .from(workspaces)
    .where(inArray(workspaces.id, [...ids]))
    .orderBy(asc(workspaces.company), asc(workspaces.id))
    .limit(200);
}

function listPlaces(database: Database, workspaceId: string) {
  const { id, projectId, positionIndex, title } = positions;
  return database
    .select({ id, projectId, positionIndex, title, project: projects.title })
    .from(positions)
    .innerJoin(projects, eq(projects.id, projectId))
    .where(and(eq(positions.workspaceId, workspaceId), ne(positions.state, 'removed')))
    .orderBy(desc(positions.publishedAt), desc(id))
    .limit(MAXIMUM_POSITIONS);
}

/** The skills that the company's vacancies require, most frequent first. */
async function listSkills(database: Database, workspaceId: string): Promise<string[]> {
  const { rows } = await database.execute<{ name: string }>(sql`
    select min(tag->>'name') as name from positions o, jsonb_array_elements(o.tags) tag
    where o.workspace_id = ${workspaceId} and o.state <> 'removed'
    group by fold_text(tag->>'name') order by count(*) desc, 1 limit ${MAXIMUM_SKILLS}`);
  return rows.map(({ name }: { name: string }) => name);
}

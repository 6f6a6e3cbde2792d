import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { projects } from '#projects/server/tables.ts';
import { firstDayOf, type Period } from '#statistics/rules/period.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** Companies whose present state an administrator's figures of all look through: those whose projects changed last. */
const COMPANIES_LOOKED_THROUGH = 200;

/** The scope of figures. Everything below only reads records of these spaces, and of the project if there is one. */
export interface Scope {
  workspaceIds: readonly string[];
  /** All companies of the product: sums are read as such, and the spaces are only those whose present state is looked through. */
  isEverything: boolean;
  project: { id: string; title: string } | null;
  /** The chosen companies. */
  companies: readonly { id: string; name: string }[];
  /** The first day of the period in São Paulo; null for all time. */
  since: string | null;
}

export interface About {
  projectId?: string | undefined;
  companyIds?: readonly string[] | undefined;
  period: Period;
}

/** The project if one is named, otherwise the companies that are, otherwise every company that the caller may access. */
export async function scopeOf(context: SignedInContext, about: About): Promise<Scope> {
  const { database, reach } = context;
  const companies = await chosenCompanies(context, about.companyIds ?? []);
  const scope = { isEverything: false, project: null, companies, since: firstDayOf(about.period, context.now) };
  const chosen = companies.map(({ id }) => id);
  if (about.projectId !== undefined) {
    const { workspaceId, ...project } = await readProject(context, about.projectId, chosen);
    return { ...scope, project, workspaceIds: [workspaceId] };
  }
  if (chosen.length > 0) return { ...scope, workspaceIds: chosen };
  if (!reach.every) return { ...scope, workspaceIds: reach.workspaceIds };
  return { ...scope, isEverything: true, workspaceIds: await companiesChangedLast(database) };
}

/** By name; a company outside of the caller's reach is not found. */
export async function chosenCompanies({ database, reach }: SignedInContext, companyIds: readonly string[]) {
  const asked = [...new Set(companyIds)];
  if (asked.length === 0) return [];
  const { id, company } = workspaces;
  const found = await database
    .select({ id, name: company })
    .from(workspaces)
    .where(and(inArray(id, asked), withinReach(id, reach)))
    .orderBy(company, id);
  if (found.length < asked.length) throw platformErrors.notFound();
  return found;
}

async function readProject({ database, reach }: SignedInContext, projectId: string, chosen: readonly string[]) {
  const { id, title, workspaceId } = projects;
  const ofChosen = chosen.length > 0 ? inArray(workspaceId, [...chosen]) : undefined;
  const [project] = await database
    .select({ id, title, workspaceId })
    .from(projects)
    .where(and(eq(id, projectId), withinReach(workspaceId, reach), ofChosen));
  if (!project) throw platformErrors.notFound();
  return project;
}

async function companiesChangedLast(database: Database): Promise<string[]> {
  const { workspaceId, updatedAt, id } = projects;
  const latest = database
    .select({ workspaceId })
    .from(projects)
    .orderBy(desc(updatedAt), desc(id))
    .limit(COMPANIES_LOOKED_THROUGH)
    .as('latest');
  const found = await database.selectDistinct({ workspaceId: latest.workspaceId }).from(latest);
  return found.map((one) => one.workspaceId);
}

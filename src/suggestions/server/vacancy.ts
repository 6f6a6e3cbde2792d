import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { withSkillWeights } from '#jobs/opportunities/server/offered-jobs.ts';
import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { positions, projects } from '#projects/server/tables.ts';

export interface VacancyKey {
  projectId: string;
  positionIndex: number;
}

export type Vacancy = Awaited<ReturnType<typeof requireVacancy>>;

/**
 * One of the caller's vacancies with the facts that the suitability rule needs. `orFirst`: if it no longer exists, the first remaining one
 * of its project.
 */
export async function requireVacancy(
  database: Database,
  reach: Reach,
  { projectId, positionIndex, orFirst = false }: VacancyKey & { orFirst?: boolean },
) {
  const { id, title, state, profession, professionId, area, tags, requiredLanguages } = positions;
  const { hiringModel, workModel, city, experienceYears, monthlyHours, companyName } = positions;
  const { payPeriod, payMinimum, payMaximum, currency } = positions;
  const rows = await database
    .select({
      id,
      title,
      state,
      profession,
      professionId,
      area,
      tags,
      requiredLanguages,
      hiringModel,
      workModel,
      city,
      experienceYears,
      monthlyHours,
      companyName,
      payPeriod,
      payMinimum,
      payMaximum,
      currency,
      projectId: positions.projectId,
      positionIndex: positions.positionIndex,
      projectTitle: projects.title,
      projectStatus: projects.status,
      projectDeadline: projects.deadline,
      projectCreatedAt: projects.createdAt,
    })
    .from(positions)
    .innerJoin(projects, eq(projects.id, positions.projectId))
    .where(
      and(
        eq(positions.projectId, projectId),
        orFirst ? undefined : eq(positions.positionIndex, positionIndex),
        ne(positions.state, 'removed'),
        withinReach(positions.workspaceId, reach),
      ),
    )
    .orderBy(desc(eq(positions.positionIndex, positionIndex)), asc(positions.positionIndex))
    .limit(1);
  const [vacancy] = await withSkillWeights(database, rows);
  if (!vacancy) throw platformErrors.notFound();
  return vacancy;
}

export function presentVacancy(vacancy: Vacancy) {
  const { projectId, projectTitle, positionIndex, title, state } = vacancy;
  const { experienceYears, monthlyHours, hiringModel, workModel, city } = vacancy;
  return {
    projectId,
    projectTitle,
    positionIndex,
    title,
    state,
    experienceYears,
    monthlyHours,
    hiringModel,
    workModel,
    city,
  };
}

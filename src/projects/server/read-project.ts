import type { SignedInContext } from '#platform/http/request-context.ts';
import { projectErrors } from '#projects/errors.ts';
import { isOverdue } from '#projects/rules/overdue.ts';
import { isRecruiting, isStaffed } from '#projects/rules/position-states.ts';
import { tallyProjects } from './list/list-queries.ts';
import { withMainActions } from '#projects/positions/server/main-actions.ts';
import { positionAbilities, projectAbilities } from './policy.ts';
import { listVacancyKinds } from '#projects/professionals/server/queries.ts';
import { findProject, listPositions, listStatusChanges } from './queries.ts';
import { presentTally, readCredits, readHours } from './list/read-projects.ts';

/** A project as its detail page shows it. */
export async function readProject(context: SignedInContext, projectId: string) {
  const { database, reach, now } = context;
  const found = await findProject(database, reach, projectId);
  if (!found) throw projectErrors.notFound();
  const { project, company, companyTexts } = found;
  const [rows, history, tallies, kinds] = await Promise.all([
    listPositions(database, reach, projectId),
    listStatusChanges(database, projectId),
    tallyProjects(database, [projectId]),
    listVacancyKinds(database, projectId),
  ]);
  const ids = rows.map(({ id }) => id);
  const [people, withActions, hours, credits] = await Promise.all([
    context.ports.readPeopleOfPositions(database, ids),
    withMainActions(context, project.status, rows),
    readHours(context, [projectId]),
    readCredits(context, [projectId]),
  ]);
  const tally = {
    looking: rows.filter(({ state }) => isRecruiting(state)).length,
    taken: rows.filter(({ state }) => isStaffed(state)).length,
  };
  const { professionals, monthlyHours } = presentTally(tallies.get(projectId));
  return {
    ...project,
    company,
    companyTexts,
    createdAt: project.createdAt.toISOString(),
    updatedAt: project.updatedAt.toISOString(),
    isOverdue: isOverdue(project, now),
    professionals,
    monthlyHours,
    hours: hours.get(projectId) ?? null,
    credits: credits.get(projectId) ?? null,
    abilities: projectAbilities(context, project.status, tally),
    history: history.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
    positions: withActions.map((position) => ({
      ...position,
      ...people.get(position.id)!,
      publishedAt: position.publishedAt.toISOString(),
      closedAt: position.closedAt?.toISOString() ?? null,
      vacancyKind: kinds.get(position.id) ?? null,
      abilities: positionAbilities(context, project.status, position.state),
    })),
  };
}

import type { SignedInContext } from '#platform/http/request-context.ts';
import { projectErrors } from '#projects/errors.ts';
import { isOverdue } from '#projects/rules/overdue.ts';
import { type ProjectSort, type SortDirection, usualDirection } from '#projects/rules/project-sorts.ts';
import { projectStages, type ProjectStage } from '#projects/rules/status.ts';
import type { ProjectCredits, ProjectHours } from '../ports.ts';
import { readCursor, writeCursor } from './list-cursor.ts';
import {
  boundCount,
  countByStage,
  findSpaceOfOwner,
  listProjects,
  type ProjectTally,
  tallyProjects,
} from './list-queries.ts';
import { hasPermission, listAbilities } from '../policy.ts';

const PAGE = 20;

interface ListRequest {
  sort?: ProjectSort | undefined;
  direction?: SortDirection | undefined;
  squadOwnerId?: string | undefined;
  stage?: ProjectStage | undefined;
  search?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** A page of projects as the list shows them; the number of statements does not depend on the number of rows. */
export async function readProjects(context: SignedInContext, request: ListRequest) {
  const { database, reach, ports, now } = context;
  const { stage, search, cursor, limit = PAGE, sort = 'updated', squadOwnerId } = request;
  const direction = request.direction ?? usualDirection(sort);
  const { readPeopleOfProjects } = ports;
  const space = squadOwnerId === undefined ? null : await findSpaceOfOwner(database, reach, squadOwnerId);
  if (squadOwnerId !== undefined && !space) throw projectErrors.clientNotFound();
  const filter = { reach, workspaceId: space?.id, search };
  const place = readCursor(cursor, sort);
  const [found, counts] = await Promise.all([
    listProjects(database, { ...filter, stage }, { sort, direction }, place, limit),
    countByStage(database, filter),
  ]);
  const back = place?.direction === 'previous';
  const page = back ? found.slice(0, limit).toReversed() : found.slice(0, limit);
  const ids = page.map(({ id }) => id);
  const [people, tallies, hours, credits] = await Promise.all([
    readPeopleOfProjects(database, ids),
    tallyProjects(database, ids),
    readHours(context, ids),
    readCredits(context, ids),
  ]);
  const cursorAt = (to: 'next' | 'previous', row = to === 'next' ? page.at(-1) : page[0]) =>
    row ? writeCursor({ direction: to, value: row.place, id: row.id }, sort) : null;
  const more = found.length > limit;
  return {
    projects: page.map(({ place: _place, createdAt, updatedAt, ...project }) => ({
      ...project,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      ...presentTally(tallies.get(project.id)),
      ...presentVacancy(tallies.get(project.id)),
      hours: hours.get(project.id) ?? null,
      credits: credits.get(project.id) ?? null,
      isOverdue: isOverdue({ ...project, createdAt }, now),
      ...people.get(project.id)!,
    })),
    company: space?.company ?? null,
    abilities: listAbilities(context),
    nextCursor: back || more ? cursorAt('next') : null,
    previousCursor: (back ? more : place !== undefined) ? cursorAt('previous') : null,
    counts: Object.fromEntries(
      (['all', ...projectStages] as const).map((key) => [key, boundCount(counts.get(key))]),
    ) as Record<'all' | ProjectStage, ReturnType<typeof boundCount>>,
  };
}

/** The hours of projects, for whoever may look at their tasks. */
export async function readHours(context: SignedInContext, projectIds: readonly string[]) {
  if (!hasPermission(context, 'trackTasks')) return new Map<string, ProjectHours>();
  return context.ports.readHoursOfProjects(context.database, projectIds);
}

/** The credits of projects, for whoever may look at payments. */
export async function readCredits(context: SignedInContext, projectIds: readonly string[]) {
  if (!hasPermission(context, 'accessPayments')) return new Map<string, ProjectCredits>();
  return context.ports.readCreditsOfProjects(context.database, projectIds);
}

/** Where the candidates of a project are, and its only position, as which it is spoken of. */
function presentVacancy(tally: ProjectTally | undefined) {
  const { title, state } = tally ?? {};
  return {
    recruitingIndex: tally?.recruitingIndex ?? null,
    only: tally?.total === 1 && title && state ? { title, state } : null,
  };
}

/** The counts of a project's positions and people; a project without positions has none. */
export function presentTally(tally: ProjectTally | undefined) {
  return {
    positionsOpen: tally?.open ?? 0,
    positionsTotal: tally?.total ?? 0,
    professionals: { linked: tally?.linked ?? 0, active: tally?.active ?? 0 },
    monthlyHours: tally?.monthlyHours ?? null,
  };
}

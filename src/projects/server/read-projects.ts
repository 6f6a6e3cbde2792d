import type { SignedInContext } from '#platform/http/request-context.ts';
import { projectStages, type ProjectStage } from '#projects/rules/status.ts';
import { readCursor, writeCursor } from './list-cursor.ts';
import { boundCount, countByStage, countPositions, listProjects } from './list-queries.ts';
import { listAbilities } from './policy.ts';

const PAGE = 20;

interface Wanted {
  stage?: ProjectStage | undefined;
  search?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** A page of projects with what the list shows of each; the number of statements does not depend on the number of rows. */
export async function readProjects(context: SignedInContext, { cursor, limit = PAGE, ...wanted }: Wanted) {
  const { database, reach, request } = context;
  const { readPeopleOfProjects } = request.server.product;
  const filter = { reach, ...wanted };
  const place = readCursor(cursor);
  const [found, counts] = await Promise.all([
    listProjects(database, filter, place, limit),
    countByStage(database, { reach, search: wanted.search }),
  ]);
  const back = place?.direction === 'previous';
  const page = back ? found.slice(0, limit).toReversed() : found.slice(0, limit);
  const ids = page.map(({ id }) => id);
  const [people, positions] = await Promise.all([readPeopleOfProjects(database, ids), countPositions(database, ids)]);
  const cursorAt = (direction: 'next' | 'previous', row = direction === 'next' ? page.at(-1) : page[0]) =>
    row ? writeCursor({ direction, at: row.place, id: row.id }) : null;
  const more = found.length > limit;
  return {
    projects: page.map(({ place: _place, createdAt, updatedAt, ...project }) => ({
      ...project,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      positionsOpen: positions.get(project.id)?.open ?? 0,
      positionsTotal: positions.get(project.id)?.total ?? 0,
      ...people.get(project.id)!,
    })),
    abilities: listAbilities(context),
    nextCursor: back || more ? cursorAt('next') : null,
    previousCursor: (back ? more : place !== undefined) ? cursorAt('previous') : null,
    counts: Object.fromEntries(
      (['all', ...projectStages] as const).map((key) => [key, boundCount(counts.get(key))]),
    ) as Record<'all' | ProjectStage, ReturnType<typeof boundCount>>,
  };
}

import type { SignedInContext } from '#platform/http/request-context.ts';
import { projectErrors } from '#projects/errors.ts';
import { positionAbilities, projectAbilities } from './policy.ts';
import { findProject, listPositions, listStatusChanges } from './queries.ts';

/** One project as its detail page shows it. */
export async function readProject(context: SignedInContext, projectId: string) {
  const { database, reach } = context;
  const found = await findProject(database, reach, projectId);
  if (!found) throw projectErrors.notFound();
  const { project, company } = found;
  const [rows, history] = await Promise.all([
    listPositions(database, reach, projectId),
    listStatusChanges(database, projectId),
  ]);
  const people = await context.request.server.product.readPeopleOfPositions(
    database,
    rows.map(({ id }) => id),
  );
  return {
    ...project,
    company,
    createdAt: project.createdAt.toISOString(),
    updatedAt: project.updatedAt.toISOString(),
    abilities: projectAbilities(context, project.status),
    history: history.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
    positions: rows.map((position) => ({
      ...position,
      ...people.get(position.id)!,
      publishedAt: position.publishedAt.toISOString(),
      closedAt: position.closedAt?.toISOString() ?? null,
      abilities: positionAbilities(context, project.status, position.state),
    })),
  };
}

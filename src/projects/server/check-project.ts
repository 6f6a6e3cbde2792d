import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { ProjectToPost } from '#projects/positions/rules/position-draft.ts';
import { positionProblems } from '#projects/positions/rules/position-problems.ts';

/** Throws 422 with every field that is missing or contradicts another. */
export function checkProject(project: ProjectToPost): void {
  const problems = project.positions.flatMap((position, index) =>
    positionProblems(position).map(({ path, code }) => ({ path: `positions.${index}.${path}`, code })),
  );
  const sources = project.positions.map(({ source }) => source);
  for (const [index, source] of sources.entries()) {
    if (source !== null && sources.indexOf(source) < index)
      problems.push({ path: `positions.${index}.source`, code: 'projects.sourceTwice' });
  }
  if (problems.length > 0) throw platformErrors.invalid({}, problems);
}

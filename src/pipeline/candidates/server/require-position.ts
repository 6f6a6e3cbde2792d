import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { isOverdue } from '#projects/rules/overdue.ts';
import { findPosition, type PositionRow } from './position-queries.ts';

export interface PositionKey {
  projectId: string;
  positionIndex: number;
}

export const wantedSkills = (position: PositionRow): string[] => position.tags.map(({ name }) => name);

/** A position as the head of its pages shows it. */
export function presentHead({ projectDeadline, projectCreatedAt, ...position }: PositionRow, now: Date) {
  const project = { status: position.projectStatus, deadline: projectDeadline, createdAt: projectCreatedAt };
  return { ...position, isOverdue: isOverdue(project, now) };
}

/** The position if the caller may access it, otherwise 404. */
export async function requirePosition({ database, reach }: SignedInContext, key: PositionKey): Promise<PositionRow> {
  const position = await findPosition(database, reach, key);
  if (!position) throw platformErrors.notFound();
  return position;
}

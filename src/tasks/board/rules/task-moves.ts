import { type TaskStatus, taskStatuses } from '#tasks/rules/task-statuses.ts';

/** Who moves: the company (owner, colleagues that track tasks), or a professional whose own task it is. */
export const taskMovers = ['company', 'professional'] as const;
export type TaskMover = (typeof taskMovers)[number];

interface TaskMove {
  from: TaskStatus;
  to: TaskStatus;
  by: readonly TaskMover[];
  /** Work begins only on an estimated task. */
  needsEstimate: boolean;
}

/** Where hands move tasks, in any order. The rest follows from decisions and payments. */
const byHand = ['backlog', 'toDo', 'inProgress', 'finished'] as const satisfies readonly TaskStatus[];

/** Every legal move by hand. All other moves are impossible: nobody's hand sets or leaves Rejected and Paid. */
export const taskMoves: readonly TaskMove[] = byHand.flatMap((from) =>
  byHand.filter((to) => to !== from).map((to) => ({ from, to, by: taskMovers, needsEstimate: to === 'inProgress' })),
);

export interface MovedTask {
  status: TaskStatus;
  estimatedMinutes: number | null;
  /** Set while an approval stands: the task stays in Finished. */
  approvedAt: string | Date | null;
}

export type MoveObstacle = 'illegalMove' | 'needsEstimate' | 'approved';

/** Why a task cannot be moved there by this hand; null when it can. Within its own column any order is allowed. */
export function moveObstacle(task: MovedTask, to: TaskStatus, mover: TaskMover): MoveObstacle | null {
  if (task.status === to) return null;
  if (task.approvedAt !== null) return 'approved';
  const move = taskMoves.find((one) => one.from === task.status && one.to === to);
  if (!move || !move.by.includes(mover)) return 'illegalMove';
  return move.needsEstimate && task.estimatedMinutes === null ? 'needsEstimate' : null;
}

/** The columns that a menu offers for a task. */
export function movesOf(task: MovedTask, mover: TaskMover): TaskStatus[] {
  return taskStatuses.filter((to) => to !== task.status && moveObstacle(task, to, mover) === null);
}

import { isTerminal } from './status.ts';
import { type ProjectStatus, projectStatuses } from './terms.ts';

export type StepState = 'passed' | 'current' | 'skipped' | 'ahead';
export interface PathStep {
  status: ProjectStatus;
  state: StepState;
  /** When the project last entered it. */
  at: string | null;
}

/**
 * The statuses as steps in order; `history` is latest first. A step before the current status that was never entered is omitted; the first
 * five are optional and shown only if the project entered one of them. A canceled project ends where it was.
 */
export function pathOf(now: ProjectStatus, history: readonly { to: ProjectStatus; at: string }[]): PathStep[] {
  const reached = new Map(history.toReversed().map(({ to, at }) => [to, at]));
  const place = (status: ProjectStatus) => projectStatuses.indexOf(status);
  const furthest = isTerminal(now)
    ? Math.max(...history.filter(({ to }) => !isTerminal(to)).map(({ to }) => place(to)), 0)
    : place(now);
  const began = history.some(({ to }) => place(to) < place('inRecruitment'));
  return projectStatuses
    .filter((status) => began || place(status) >= place('inRecruitment'))
    .filter((status) =>
      now === 'canceled' ? status === 'canceled' || place(status) <= furthest : status !== 'canceled',
    )
    .map((status) => {
      const at = reached.get(status) ?? null;
      const isBefore = place(status) <= furthest || now === 'finished';
      const state = status === now ? 'current' : isBefore ? (at === null ? 'skipped' : 'passed') : 'ahead';
      return { status, state, at: state === 'ahead' ? null : at };
    });
}

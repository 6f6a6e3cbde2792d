import { createContext, useContext } from 'react';
import type { TaskBoard, TaskCard } from '#tasks/board/schemas.ts';
import type { TaskStatus } from '#tasks/rules/task-statuses.ts';

/** What the cards of a board can do; the same object until the board's abilities change. */
export interface BoardActions {
  part: TaskBoard['part'];
  editAll: boolean;
  runs: boolean;
  memberId: string;
  open: (taskId: string) => void;
  /** Below another card of the column; null: at its top. */
  move: (card: TaskCard, status: TaskStatus, after: string | null) => void;
  askDelete: (card: TaskCard) => void;
}

const Context = createContext<BoardActions | null>(null);
export const BoardActionsProvider = Context.Provider;

export function useBoardActions(): BoardActions {
  const actions = useContext(Context);
  if (!actions) throw new Error('A card stands outside of a board.');
  return actions;
}

/** Whether the reader may move and edit a card; the server decides again. */
export function mayEditCard({ part, editAll, runs, memberId }: BoardActions, card: TaskCard): boolean {
  return runs && (editAll || (part === 'professional' && card.assigned.some((one) => one.memberId === memberId)));
}

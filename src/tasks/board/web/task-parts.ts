import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { TaskBoard, TaskView } from '#tasks/board/schemas.ts';
import type { BoardSearch, ChangeBoardSearch } from './addresses.ts';
import type { BoardFilter } from './board-queries.ts';

export interface TaskPartProps {
  task: TaskView;
  board: TaskBoard;
}

/** What another look at the tasks of a board gets: the same search and filters. */
export interface LookProps {
  board: TaskBoard;
  filter: BoardFilter;
  search: BoardSearch;
  change: ChangeBoardSearch;
}

/** What the company said of a finished task, as the thread shows it. */
export interface SaidOfTask {
  id: string;
  at: string;
  item: ReactNode;
}

/** What a later room shows on a board and beside an open task; its manifest lends it. */
export interface LentTaskParts {
  /** Agreed and worked hours of everybody, in a dialog. */
  ProjectBalance: ComponentType<{ projectId: string; onClose: () => void }>;
  /** What exports the hours of the project. */
  ReportDialog: ComponentType<{ projectId: string; onClose: () => void }>;
  /** Reads the feedback that a task got; `children` puts it between the comments. */
  TaskFeedback: ComponentType<{
    projectId: string;
    taskId: string;
    children: (said: readonly SaidOfTask[]) => ReactNode;
  }>;
  /** Planned, consumed and own hours, with the clock. */
  TaskHours: ComponentType<TaskPartProps>;
  /** The feedback that asks something, and the answers to a finished one. */
  TaskReview: ComponentType<TaskPartProps>;
}

declare module '#platform/capability/lent-parts.ts' {
  interface LentParts {
    taskParts: { load: () => Promise<LentTaskParts> };
  }
}

const PartsContext = createContext<LentTaskParts | null>(null);
export const TaskPartsProvider = PartsContext.Provider;

export function useTaskParts(): LentTaskParts {
  const parts = useContext(PartsContext);
  if (!parts) throw new Error('The page of a task board is drawn inside of its provider.');
  return parts;
}

import { type ComponentType, createContext, useContext } from 'react';
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

/** What later wings show on a board and beside an open task; `tasks/web` provides them. */
export interface TaskParts {
  /** Beside the filters: the reader's saved views. */
  SavedViews: ComponentType<Pick<LookProps, 'search' | 'change'> & { projectId: string }>;
  /** Agreed and worked hours of everybody, in a dialog. */
  ProjectBalance: ComponentType<{ projectId: string; onClose: () => void }>;
  /** Shown in place of the columns. */
  TaskTable: ComponentType<LookProps>;
  TaskCalendar: ComponentType<LookProps>;
  /** Planned, consumed and own hours, with the clock. */
  TaskHours: ComponentType<TaskPartProps>;
  /** Its files. */
  TaskAttachments: ComponentType<TaskPartProps>;
  /** What exports the hours of the project. */
  ReportDialog: ComponentType<{ projectId: string; onClose: () => void }>;
  /** What is said of it: comments and feedback. */
  TaskThread: ComponentType<TaskPartProps>;
  /** The feedback that asks something, and the answers to a finished one. */
  TaskReview: ComponentType<TaskPartProps>;
}

const PartsContext = createContext<TaskParts | null>(null);
export const TaskPartsProvider = PartsContext.Provider;

export function useTaskParts(): TaskParts {
  const parts = useContext(PartsContext);
  if (!parts) throw new Error('The page of a task board is drawn inside of its provider.');
  return parts;
}

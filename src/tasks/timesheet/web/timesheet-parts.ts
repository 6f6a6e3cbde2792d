import { type ComponentType, createContext, useContext } from 'react';
import type { TimesheetSearch } from './addresses.ts';

/** What later wings show on a timesheet; `tasks/web` provides it. */
export interface TimesheetParts {
  /** What exports the hours that are filtered. */
  ReportDialog: ComponentType<{ projectId: string; filter?: TimesheetSearch | undefined; onClose: () => void }>;
}

const PartsContext = createContext<TimesheetParts | null>(null);
export const TimesheetPartsProvider = PartsContext.Provider;

export function useTimesheetParts(): TimesheetParts {
  const parts = useContext(PartsContext);
  if (!parts) throw new Error('The page of a timesheet is drawn inside of its provider.');
  return parts;
}

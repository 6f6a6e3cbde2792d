import type { Ports } from '#platform/capability/ports.ts';
import type { Database } from '#platform/db/connection.ts';

/** When a change happens, and what it needs around it. */
export interface Moment {
  now: Date;
  ports: Ports;
}

/** What pays hours; timesheets knows no money. */
export interface PayableHoursPort {
  /** These hours of a project have become payable: sets aside what pays them, in the same transaction, as far as there is something. */
  coverPayableHours: (
    transaction: Database,
    projectId: string,
    around: { entryIds: readonly string[]; now: Date },
  ) => Promise<void>;
}

declare module '#platform/capability/ports.ts' {
  interface Ports extends PayableHoursPort {}
}

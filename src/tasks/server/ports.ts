import type { Database } from '#platform/db/connection.ts';

/** What tasks needs of reviews, which it does not know. */
export interface OpenApprovalPort {
  /** When the first approval of these locked tasks takes effect that was neither undone nor written to them yet; null without one. */
  findOpenApproval: (transaction: Database, taskIds: readonly string[]) => Promise<Date | null>;
}

declare module '#platform/capability/ports.ts' {
  interface Ports extends OpenApprovalPort {}
}

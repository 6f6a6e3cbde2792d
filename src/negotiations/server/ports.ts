import type { Database } from '#platform/db/connection.ts';

/** The service fee of projects; negotiations does not know the wallet. */
export interface ServiceFeePort {
  /** In basis points: the project's own, and before its first offer today's. */
  readServiceFees: (database: Database, projectIds: readonly string[], now: Date) => Promise<Map<string, number>>;
  /** Keeps today's rate for a project that has none yet, for good. */
  freezeServiceFee: (transaction: Database, projectId: string, now: Date) => Promise<void>;
}

declare module '#platform/capability/ports.ts' {
  interface Ports extends ServiceFeePort {}
}

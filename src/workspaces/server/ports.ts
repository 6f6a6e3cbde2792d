import type { SpaceEnding } from '#platform/capability/own-data.ts';
import type { SpaceObstacle } from '#platform/capability/space-records.ts';
import type { Database } from '#platform/db/connection.ts';

/** The records of later rooms in a company space. */
export interface SpaceRecordsPort {
  /** Ends a closing space's recruiting: every room ends its records there, and waiting people are notified. */
  endWorkspaceRecords: (transaction: Database, ending: SpaceEnding) => Promise<void>;
  /** Why its owner cannot close a space yet. */
  findClosingObstacle: (database: Database, workspaceId: string) => Promise<SpaceObstacle | null>;
  /** Whether removing a space would lose anything. */
  hasWorkspaceRecords: (database: Database, workspaceId: string) => Promise<boolean>;
}

declare module '#platform/capability/ports.ts' {
  interface Ports extends SpaceRecordsPort {}
}

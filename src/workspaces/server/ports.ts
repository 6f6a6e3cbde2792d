import type { SpaceEnding } from '#platform/capability/own-data.ts';
import type { SpaceObstacle } from '#platform/capability/space-records.ts';
import type { Database } from '#platform/db/connection.ts';

/** What later rooms keep in a company space. */
export interface SpaceRecordsPort {
  /** A space that closes looks for nobody: every room ends what it keeps there, who still waits is told. */
  endWorkspaceRecords: (transaction: Database, ending: SpaceEnding) => Promise<void>;
  /** Why its owner cannot close a space yet. */
  findClosingObstacle: (database: Database, workspaceId: string) => Promise<SpaceObstacle | null>;
  /** Whether anything would be lost with a space. */
  hasWorkspaceRecords: (database: Database, workspaceId: string) => Promise<boolean>;
}

declare module '#platform/capability/ports.ts' {
  interface Ports extends SpaceRecordsPort {}
}

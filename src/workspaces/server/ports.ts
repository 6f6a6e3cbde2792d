import type { SpaceEnding } from '#platform/capability/own-data.ts';
import type { Database } from '#platform/db/connection.ts';
import type { ErrorFactory } from '#platform/errors/define-errors.ts';

/** The records of later rooms in a company space. */
export interface SpaceRecordsPort {
  /** Ends a closing space's recruiting: every room ends its records there, and waiting people are notified. */
  endWorkspaceRecords: (transaction: Database, ending: SpaceEnding) => Promise<void>;
  /** Why its owner cannot close a space yet. */
  findClosingObstacle: (database: Database, workspaceId: string) => Promise<ErrorFactory | null>;
  /** Whether removing a space would lose anything. */
  hasWorkspaceRecords: (database: Database, workspaceId: string) => Promise<boolean>;
}

/** Somebody who no longer belongs to a company space, or to any, while the account is deleted. */
export interface LeavingInterviewer {
  userId: string;
  workspaceId?: string;
  /** Null when a membership expired. */
  actorId: string | null;
}

/** Who leaves a space takes part in none of its interviews. */
export interface InterviewersPort {
  releaseInterviewer: (transaction: Database, leaving: LeavingInterviewer) => Promise<void>;
}

declare module '#platform/capability/ports.ts' {
  interface Ports extends SpaceRecordsPort, InterviewersPort {}
}

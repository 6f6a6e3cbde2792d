import type { SpaceEnding } from '#platform/capability/own-data.ts';
import type { Database } from '#platform/db/connection.ts';

/**
 * What becomes of the rows that name a company space when it closes: they are ended or deleted, or stay on record. With a space that was
 * never used and is dropped all of them go.
 */
export type SpaceClaim = 'ended' | 'deleted' | 'kept';

/** Why a space cannot be closed together with its owner's account. */
export type SpaceObstacle = 'spaceHasProjects';

/** A project that goes to another client's space. */
export interface ProjectMove {
  projectId: string;
  from: string;
  to: string;
  publicUrl: string;
}

/** What a room keeps in company spaces. Rooms are asked in the written order, always in a transaction that holds the space. */
export interface SpaceRecords {
  /** Every column of the room's tables that holds a space's id, `table.column`. */
  columns: Readonly<Record<string, SpaceClaim>>;
  /** The space closes for good. */
  end: ((transaction: Database, ending: SpaceEnding) => Promise<void>) | null;
  /** A project of the space goes to another owner. */
  moveProject: ((transaction: Database, move: ProjectMove) => Promise<void>) | null;
  /** What stands in the way of closing it with the account of its owner. */
  findObstacle: ((database: Database, workspaceId: string) => Promise<SpaceObstacle | null>) | null;
  /** Whether anything would be lost if the space was dropped as unused. */
  hasRecords: ((database: Database, workspaceId: string) => Promise<boolean>) | null;
}

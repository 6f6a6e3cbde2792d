import type { SpaceEnding } from '#platform/capability/own-data.ts';
import type { Database } from '#platform/db/connection.ts';
import type { ErrorFactory } from '#platform/errors/define-errors.ts';

/**
 * What happens to rows that refer to a company space when it closes: they are ended, deleted or retained. When an unused space is
 * removed, all of them are deleted.
 */
export type SpaceClaim = 'ended' | 'deleted' | 'kept';

/** What closes a space: its owner, who stays, or the deletion of the owner's account. */
export type SpaceCloser = 'owner' | 'deletion';

/** A project that is transferred to another client's space. */
export interface ProjectMove {
  projectId: string;
  from: string;
  to: string;
}

type FindObstacle = (database: Database, workspaceId: string, closer: SpaceCloser) => Promise<ErrorFactory | null>;

/** A room's search for what keeps a space from being closed, with all errors that it can name; it names no other. */
export function obstacleAmong(errors: readonly ErrorFactory[], find: FindObstacle) {
  const findListed: FindObstacle = async (...asked) => {
    const found = await find(...asked);
    if (found && !errors.includes(found)) throw new Error(`The obstacle ${found.code} is not listed.`);
    return found;
  };
  return Object.assign(findListed, { errors });
}

/** A room's records in company spaces. Rooms are called in the written order, always in a transaction that has locked the space. */
export interface SpaceRecords {
  /** Every column of the room's tables with a space's id, `table.column`. */
  columns: Readonly<Record<string, SpaceClaim>>;
  /** The space is closed for good. */
  end: ((transaction: Database, ending: SpaceEnding) => Promise<void>) | null;
  /** A project of the space is transferred to another owner. */
  moveProject: ((transaction: Database, move: ProjectMove) => Promise<void>) | null;
  /** Why the space cannot be closed yet: an error of the room, whose text says what to do. */
  findObstacle: ReturnType<typeof obstacleAmong> | null;
  /** Whether anything would be lost if the space was removed as unused. */
  hasRecords: ((database: Database, workspaceId: string) => Promise<boolean>) | null;
}

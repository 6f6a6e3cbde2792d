import type { Role } from '#platform/access/access.ts';
import type { Permission } from '#platform/access/permissions.ts';
import type { Database } from '#platform/db/connection.ts';
import type { WorkspaceAccess } from '#platform/http/request-context.ts';

/** The claims that accounts cannot know: the company space of an owner and the rights there, the profession of a member. */
export interface FurtherClaims {
  workspaceId: string | null;
  isWorkspaceOwner: boolean;
  permissions: Permission[];
  forbiddens: string[];
  spaceOf: string | null;
  viewingAs: { userId: string; name: string } | null;
  headerSubtitle: string;
  userIsAvailable: boolean;
  level: number | null;
  hasProjects: boolean;
  worksInProject: boolean;
}

/** What later rooms know about a person, and add to a new one. */
export interface PersonPort {
  readFurtherClaims: (
    database: Database,
    person: { id: string; role: Role },
    workspace: WorkspaceAccess | null,
  ) => Promise<FurtherClaims>;
  /** Ids of the projects of the companies that they own or of those that hired them, newest first, 200 at most. */
  listProjectsOf: (database: Database, userId: string) => Promise<string[]>;
  /** What else a new person gets, in the transaction of the sign-up. */
  welcomePerson: (transaction: Database, person: { id: string; role: Role }) => Promise<void>;
}

declare module '#platform/capability/ports.ts' {
  interface Ports extends PersonPort {}
}

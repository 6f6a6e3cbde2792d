import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';

/** What later rooms know of who looks at a professional. */
export interface ProfileReadersPort {
  /** Whether the person is on a board of a company within reach. */
  isCandidateOf: (database: Database, reach: Reach, memberId: string) => Promise<boolean>;
}

declare module '#platform/capability/ports.ts' {
  interface Ports extends ProfileReadersPort {}
}

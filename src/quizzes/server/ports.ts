import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';

/** Who may look at somebody's results: tests do not know applications. */
export interface ResultsReaderPort {
  isCandidateOf: (database: Database, reach: Reach, memberId: string) => Promise<boolean>;
}

declare module '#platform/capability/ports.ts' {
  interface Ports extends ResultsReaderPort {}
}

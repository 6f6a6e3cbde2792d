import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';

/** Who may see somebody's results; quizzes does not know applications. */
export interface ResultsReaderPort {
  isCandidateOf: (database: Database, reach: Reach, memberId: string) => Promise<boolean>;
}

declare module '#platform/capability/ports.ts' {
  interface Ports extends ResultsReaderPort {}
}

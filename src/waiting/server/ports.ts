import type { Database } from '#platform/db/connection.ts';
import type { ServerCapability } from '#platform/capability/server-capability.ts';

/** What every room declares about what waits for people and about their records, in the written order. */
export interface RoomsPort {
  rooms: readonly ServerCapability[];
}

/** What a later room knows of a company's credits. */
export interface CreditsPort {
  /** Whether credits of the company were ever booked. */
  hasHadCredits: (database: Database, workspaceId: string) => Promise<boolean>;
}

declare module '#platform/capability/ports.ts' {
  interface Ports extends RoomsPort, CreditsPort {}
}

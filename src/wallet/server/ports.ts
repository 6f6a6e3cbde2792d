import type { Database } from '#platform/db/connection.ts';
import type { Currency } from '#platform/money/currencies.ts';

/** What is paid and has not arrived; the wallet does not know orders. */
export interface ComingCreditsPort {
  /** In cents, by currency; without an entry nothing. */
  readComingCredits: (database: Database, workspaceId: string) => Promise<Map<Currency, number>>;
}

declare module '#platform/capability/ports.ts' {
  interface Ports extends ComingCreditsPort {}
}

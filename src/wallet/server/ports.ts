import type { Database } from '#platform/db/connection.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import type { Currency } from '#platform/money/currencies.ts';
import type { LedgerDifference } from '#wallet/ledger/rules/differences.ts';

type Proving = Pick<JobContext, 'database' | 'settings' | 'now'>;

/** What the wallet asks of later rooms: it knows neither orders nor payments to people. */
interface WalletPorts {
  /** What is paid and has not arrived, in cents, by currency; without an entry nothing. */
  readComingCredits: (database: Database, workspaceId: string) => Promise<Map<Currency, number>>;
  /** By id: a payment by its method, a service or plan by its name. */
  nameOrders: (database: Database, orderIds: readonly string[], language: Language) => Promise<Map<string, string>>;
  /** The provider’s id of the payment of an order, or of the refund that a transaction paid; null: no provider knows of it. */
  readProviderReference: (
    database: Database,
    money: { orderId: string; transactionId: string },
  ) => Promise<string | null>;
  /** Orders against the ledger, and the provider's own list against both. Asks the provider, so it is called outside of transactions. */
  findOrderDifferences: (context: Proving) => Promise<LedgerDifference[]>;
  /** Payments to people against the ledger, their hours and the provider, which is asked too. */
  findPayoutDifferences: (context: Proving) => Promise<LedgerDifference[]>;
}

declare module '#platform/capability/ports.ts' {
  interface Ports extends WalletPorts {}
}

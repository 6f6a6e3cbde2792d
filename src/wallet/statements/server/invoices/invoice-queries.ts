import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { walletErrors } from '#wallet/errors.ts';
import { ledgerAccounts, ledgerLines, ledgerTransactions } from '#wallet/ledger/server/tables.ts';
import { takesInvoice } from '#wallet/statements/rules/statement-lines.ts';
import { invoices } from './tables.ts';

/** The kind of its stored files. */
export const INVOICE_KIND = 'invoice';

export type InvoicedPayment = Awaited<ReturnType<typeof requirePayment>>;

/** The payment of a company that an invoice can be attached to. Throws `platform.notFound`, or `wallet.takesNoInvoice` for what is no payment for something. */
export async function requirePayment(database: Database, reach: Reach, transactionId: string) {
  const [found] = await database
    .select({
      type: ledgerTransactions.type,
      currency: ledgerTransactions.currency,
      at: ledgerTransactions.postedAt,
      workspaceId: sql<string>`${ledgerAccounts.workspaceId}`,
      /** What the company gained; negative, what it lost. */
      cents: sql<number>`sum(${ledgerLines.cents})::float8`,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerLines, eq(ledgerLines.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
    .where(
      and(
        eq(ledgerTransactions.id, transactionId),
        isNotNull(ledgerAccounts.workspaceId),
        withinReach(ledgerAccounts.workspaceId, reach),
      ),
    )
    .groupBy(ledgerTransactions.id, ledgerAccounts.workspaceId);
  if (!found) throw platformErrors.notFound();
  if (!takesInvoice(found.type)) throw walletErrors.takesNoInvoice();
  return found;
}

/** The invoice as its caller saw it, locked. Throws `platform.notFound`, `platform.staleVersion`. */
export async function lockInvoice(transaction: Database, reach: Reach, transactionId: string, version: number) {
  const [invoice] = await transaction
    .select()
    .from(invoices)
    .where(and(eq(invoices.transactionId, transactionId), withinReach(invoices.workspaceId, reach)))
    .for('update');
  if (!invoice) throw platformErrors.notFound();
  if (invoice.version !== version) throw platformErrors.staleVersion();
  return invoice;
}

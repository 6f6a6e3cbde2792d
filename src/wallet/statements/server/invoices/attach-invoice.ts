import { eq } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { type InvoicedPayment, requirePayment } from './invoice-queries.ts';
import { mailInvoice } from './mail-invoice.ts';
import { invoices } from './tables.ts';

interface TypedInvoice {
  number: string;
  /** The date on it. */
  issuedOn: string;
  /** Zero: the caller saw none. */
  version: number;
}

/**
 * Attaches number and date of a nota fiscal to a payment, or others in their place, and mails it to the owner. Throws `platform.notFound`,
 * `platform.staleVersion`, `wallet.takesNoInvoice`.
 */
export async function attachInvoice(context: SignedInContext, transactionId: string, typed: TypedInvoice) {
  const { database, session, reach } = context;
  return database.transaction(async (transaction) => {
    const payment = await requirePayment(transaction, reach, transactionId);
    const former = await writeNumber(transaction, context, { transactionId, payment, ...typed });
    const { workspaceId } = payment;
    await recordHappening(transaction, {
      name: former === null ? walletHappenings.invoiceAttached : walletHappenings.invoiceReplaced,
      ...{ workspaceId, actorId: session.userId, ids: { transactionId } },
    });
    const { number } = typed;
    if (number !== former) await mailInvoice(transaction, { payment, number, former });
    return { version: typed.version + 1 };
  });
}

/** Returns the number that stood there before; null: none. */
async function writeNumber(
  transaction: Database,
  { session, now }: SignedInContext,
  {
    transactionId,
    payment,
    number,
    issuedOn,
    version,
  }: TypedInvoice & { transactionId: string; payment: InvoicedPayment },
): Promise<string | null> {
  const attached = { number, issuedOn, attachedBy: session.userId, attachedAt: now };
  const [known] = await transaction
    .select({ number: invoices.number, version: invoices.version })
    .from(invoices)
    .where(eq(invoices.transactionId, transactionId))
    .for('update');
  if ((known?.version ?? 0) !== version) throw platformErrors.staleVersion();
  if (known) {
    await transaction
      .update(invoices)
      .set({ ...attached, version: version + 1 })
      .where(eq(invoices.transactionId, transactionId));
    return known.number;
  }
  // When two people attach the first one at once, the second waits here for the first.
  const written = await transaction
    .insert(invoices)
    .values({ ...attached, transactionId, workspaceId: payment.workspaceId })
    .onConflictDoNothing()
    .returning({ version: invoices.version });
  if (written.length === 0) throw platformErrors.staleVersion();
  return null;
}

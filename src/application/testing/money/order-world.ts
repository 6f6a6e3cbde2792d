import { desc, eq } from 'drizzle-orm';
import { buildCompany } from '#application/testing/project-world.ts';
import type { TestProduct } from '#application/testing/test-product.ts';
import { buildOrder } from '#checkout/builders.ts';
import type { Database } from '#platform/db/connection.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import type { PaymentMethod } from '#checkout/orders/rules/order-terms.ts';
import type { SandboxAction } from '#checkout/orders/rules/order-states.ts';
import { orders } from '#checkout/orders/server/tables.ts';
import { sumOfBalances } from '#wallet/ledger/server/read-balances.ts';
import { ledgerTransactions } from '#wallet/ledger/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { someLegalCompany } from '#workspaces/testing/some-legal-company.ts';

interface PayIn {
  workspaceId: string;
  ownerId: string;
  cents: number;
  at: Date;
}

/** Credits that came by a paid order, so that a proof finds nothing. */
export function payIn(database: Database, paid: PayIn): Promise<{ orderId: string; transactionId: string | null }> {
  return database.transaction((transaction) => buildOrder(transaction, { ...paid, method: 'pix', state: 'paid' }));
}

/** A company that can pay by boleto, and what it does with its orders. */
export async function startOrderWorld(product: TestProduct) {
  const company = await buildCompany(product);
  const { call, email, workspaceId } = company;
  const { database } = product;
  await database
    .update(workspaces)
    .set({ legalCompany: { ...someLegalCompany, version: 1 } })
    .where(eq(workspaces.id, workspaceId));
  const order = async (method: PaymentMethod, cents = 250_00) =>
    (await call('POST /orders', { body: { method, cents } })).body.orderId;
  const read = async (orderId: string) => (await call('GET /orders/{orderId}', { params: { orderId } })).body;
  const act = (orderId: string, action: SandboxAction) =>
    call('POST /orders/{orderId}/sandboxAction', { params: { orderId }, body: { action } });
  // Read from the database, because sessions end when the clock is moved by days.
  const balance = () => sumOfBalances(database, workspaceId, 'BRL');
  const stateOf = async (orderId: string) =>
    (await database.select({ state: orders.state }).from(orders).where(eq(orders.id, orderId)))[0]!.state;
  const postings = (orderId: string) => database.$count(ledgerTransactions, eq(ledgerTransactions.causeId, orderId));
  const subjects = async () =>
    (
      await database
        .select({ subject: mailOutbox.subject })
        .from(mailOutbox)
        .where(eq(mailOutbox.recipient, email))
        .orderBy(desc(mailOutbox.createdAt))
    ).map(({ subject }) => subject);
  /** The text of what the owner was mailed last. */
  const newestMail = async () => {
    const [mail] = await database
      .select({ text: mailOutbox.textBody })
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, email))
      .orderBy(desc(mailOutbox.createdAt))
      .limit(1);
    return mail!.text.replaceAll('\u00a0', ' ');
  };
  return { ...company, order, read, act, stateOf, balance, postings, subjects, newestMail };
}

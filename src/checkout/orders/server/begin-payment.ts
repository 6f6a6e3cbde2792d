import { and, eq, isNull } from 'drizzle-orm';
import type { Payer, PaymentProvider } from '#checkout/orders/server/provider/payment-provider.ts';
import type { Database } from '#platform/db/connection.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { type Order, orders } from './tables.ts';

/** Asks the provider for what an order is paid with, and keeps it. Asked twice, the provider answers the same payment. */
export async function beginPayment(
  { database }: { database: Database },
  provider: PaymentProvider,
  { id: orderId, workspaceId, method, currency, cents, expiresAt, createdAt: orderedAt }: Order,
): Promise<void> {
  const payer = method === 'boleto' ? await findPayer(database, workspaceId) : null;
  const begun = await provider.begin({ orderId, method, currency, cents, expiresAt, orderedAt, payer });
  await database
    .update(orders)
    .set(begun)
    .where(and(eq(orders.id, orderId), isNull(orders.reference)));
}

async function findPayer(database: Database, workspaceId: string): Promise<Payer | null> {
  const [space] = await database
    .select({ legalCompany: workspaces.legalCompany })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  const company = space?.legalCompany;
  if (company?.kind !== 'brazilian') return null;
  const { companyName: name, financeEmail: email, taxId, address, number, city, district, postalCode } = company;
  return { name, email, taxId, address: { line: `${address}, ${number}`, city, state: district, postalCode } };
}

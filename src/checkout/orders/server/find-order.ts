import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { type Order, orders } from './tables.ts';

/** The space for which the caller speaks. Throws `platform.notFound` without one. */
export function requireSpace({ workspace }: SignedInContext): string {
  if (!workspace) throw platformErrors.notFound();
  return workspace.id;
}

/** An order of the caller's space; one of another space is not found. */
export async function requireOrder(database: Database, context: SignedInContext, orderId: string): Promise<Order> {
  const [order] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.workspaceId, requireSpace(context))));
  if (!order) throw platformErrors.notFound();
  return order;
}

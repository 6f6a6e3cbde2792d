import { and, eq, type SQL, sql } from 'drizzle-orm';
import { checkoutErrors } from '#checkout/errors.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { refunds } from './tables.ts';

/** Whether later refunds cover one that came back; `refund`: its alias. One of them that came back as well is made again itself. */
export const isMadeAgain = (refund: SQL) => sql<boolean>`(${refund}.cents <= (
  select coalesce(sum(a.cents), 0) from refunds a where a.again_of = ${refund}.id and a.state <> 'failed'))`;

/** What came back is paid out once more, not twice; the caller keeps others from asking meanwhile. */
export async function requireAgain(
  transaction: Database,
  refundId: string,
  { workspaceId, currency }: { workspaceId: string; currency: Currency },
): Promise<void> {
  const [found] = await transaction
    .select({ isMade: isMadeAgain(sql`refunds`) })
    .from(refunds)
    .where(
      and(
        eq(refunds.id, refundId),
        eq(refunds.workspaceId, workspaceId),
        eq(refunds.currency, currency),
        eq(refunds.state, 'returned'),
      ),
    );
  if (!found) throw platformErrors.notFound();
  if (found.isMade) throw checkoutErrors.refundMadeAgain();
}

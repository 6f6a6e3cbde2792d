import { and, eq } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { payoutsErrors } from '#payouts/errors.ts';
import { recordPayout } from '#payouts/server/record-payout.ts';
import { leavesMoney, type WithheldTaxes } from '#payouts/pay-runs/rules/withheld-taxes.ts';
import { lockPayRuns } from '#payouts/pay-runs/server/freeze-run.ts';
import { isOpen, listPayableHires, netToTax } from '#payouts/pay-runs/server/payable-hires.ts';
import { withheldTaxes } from './tables.ts';

/**
 * Keeps what is withheld from somebody without a company, for just the hours that the caller saw; lines of before are replaced.
 * Throws `payouts.previewChanged` when the sum is another one by now, `payouts.taxesTakeAll`.
 */
export async function typeTaxes(
  { database, session, now }: SignedInContext,
  memberId: string,
  { netCents, ...taxes }: WithheldTaxes & { netCents: number },
): Promise<void> {
  if (!leavesMoney(netCents, taxes)) throw payoutsErrors.taxesTakeAll();
  await database.transaction(async (transaction) => {
    await lockPayRuns(transaction);
    const due = netToTax(await listPayableHires(transaction, { memberId }));
    if (due !== netCents) throw payoutsErrors.previewChanged();
    await transaction
      .update(withheldTaxes)
      .set({ replacedAt: now })
      .where(and(eq(withheldTaxes.memberId, memberId), isOpen));
    const id = newId();
    await transaction
      .insert(withheldTaxes)
      .values({ id, memberId, netCents, ...taxes, typedBy: session.userId, createdAt: now });
    await recordPayout(transaction, 'taxesTyped', session.userId, { userId: memberId });
  });
}

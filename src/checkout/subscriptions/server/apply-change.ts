import { eq } from 'drizzle-orm';
import { checkoutHappenings } from '#checkout/happenings.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { mailSubscription } from './mail-subscription.ts';
import { type Subscription, subscriptions } from './tables.ts';

/** Makes the change that waits, of a locked plan, and tells its company. `actorId` null: time or a payment made it. */
export async function applyChange(
  transaction: Database,
  plan: Subscription,
  actorId: string | null,
): Promise<Subscription> {
  const { planId, monthlyCents, includedUnits, unitCents, termsVersion } = plan.next!;
  const [changed] = await transaction
    .update(subscriptions)
    .set({ planId, monthlyCents, includedUnits, unitCents, termsVersion, next: null })
    .where(eq(subscriptions.id, plan.id))
    .returning();
  await recordHappening(transaction, {
    ...{ name: checkoutHappenings.planChanged, workspaceId: plan.workspaceId, actorId },
    ids: { subscriptionId: plan.id },
  });
  await mailSubscription(transaction, changed!, 'changed');
  return changed!;
}

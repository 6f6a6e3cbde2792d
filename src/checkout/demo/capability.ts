import { buildOrder } from '#checkout/builders.ts';
import { buildAllocation } from '#wallet/builders.ts';
import { defineDemoCapability } from '#platform/capability/demo-capability.ts';

const DAY_MS = 86_400_000;

const ALLOCATED_DAYS_AGO = 29;

/** What the company ordered: credits that came by Pix and by boleto, a code that nobody paid, a boleto on its way and one that waits. */
const demoOrders = [
  { method: 'pix', cents: 12_000_00, state: 'paid', age: 58 },
  { method: 'pix', cents: 2_500_00, state: 'expired', age: 33 },
  { method: 'boleto', cents: 15_000_00, state: 'paid', age: 30 },
  { method: 'boleto', cents: 8_000_00, state: 'processing', age: 1 },
  { method: 'boleto', cents: 3_200_00, state: 'open', age: 0 },
] as const;

export const capability = defineDemoCapability({
  plant: async ({ database }, { mainCompany: { workspaceId, ownerId }, runningProject: { projectId } }) => {
    for (const { age, ...order } of demoOrders)
      await buildOrder(database, { ...order, workspaceId, ownerId, at: new Date(Date.now() - age * DAY_MS) });
    const at = new Date(Date.now() - ALLOCATED_DAYS_AGO * DAY_MS);
    await buildAllocation(database, { workspaceId, projectId, ownerId, minutesEach: 80 * 60, at });
    return {};
  },
});

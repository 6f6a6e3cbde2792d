import { buildOrder, buildServiceOrder, buildSubscription } from '#checkout/builders.ts';
import { findStartOrder } from '#checkout/plans/server/end-plan.ts';
import { payServiceOrder } from '#checkout/service-orders/server/pay-service-order.ts';
import { buildPayRun } from '#payouts/builders.ts';
import { defineDemoCapability } from '#platform/capability/demo-capability.ts';
import type { Database } from '#platform/db/connection.ts';
import { buildPrivateRecord } from '#profiles/private/builders.ts';
import { buildAllocation } from '#wallet/builders.ts';

const DAY_MS = 86_400_000;

/** Two allocations: a run paid the hours of the first one, those of the second wait for the next. */
const ALLOCATED_DAYS_AGO = [29, 1];
const PAID_DAYS_AGO = 2;
/** Both sign-ins of companies have one. */
const PLAN_DAYS_AGO = 12;
const MINUTES_EACH = 40 * 60;

/** What the company ordered: credits that came by Pix and by boleto, a code that nobody paid, a boleto on its way and one that waits. */
const demoOrders = [
  { method: 'pix', cents: 12_000_00, state: 'paid', age: 58 },
  { method: 'pix', cents: 2_500_00, state: 'expired', age: 33 },
  { method: 'boleto', cents: 15_000_00, state: 'paid', age: 30 },
  { method: 'boleto', cents: 8_000_00, state: 'processing', age: 1 },
  { method: 'boleto', cents: 3_200_00, state: 'open', age: 0 },
] as const;

export const capability = defineDemoCapability({
  plant: async (
    { database },
    { companies, mainCompany: { workspaceId, ownerId }, staff: { adminId }, runningProject: { projectId, memberIds } },
  ) => {
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
    for (const { age, ...order } of demoOrders)
      await buildOrder(database, { ...order, workspaceId, ownerId, at: daysAgo(age) });
    for (const [index, memberId] of memberIds.entries()) await plantPaymentDetails(database, memberId, index);
    await buildServiceOrder(database, {
      ...{ workspaceId, createdBy: adminId, cents: 1_800_00 },
      description: 'Triagem de 20 candidatos para a vaga de Product designer.',
    });
    await plantPlan(database, { workspaceId, ownerId }, daysAgo(PLAN_DAYS_AGO));
    const { id, ownerId: otherOwnerId } = companies[1]!;
    const other = { workspaceId: id, ownerId: otherOwnerId };
    const topUp = { method: 'pix', cents: 1_000_00, state: 'paid', at: daysAgo(PLAN_DAYS_AGO + 1) } as const;
    await buildOrder(database, { ...topUp, ...other });
    await plantPlan(database, other, daysAgo(PLAN_DAYS_AGO));
    const allocation = { workspaceId, projectId, ownerId, minutesEach: MINUTES_EACH };
    const [first, second] = ALLOCATED_DAYS_AGO.map(daysAgo);
    await buildAllocation(database, { ...allocation, at: first! });
    await buildPayRun(database, { adminId, projectId, at: daysAgo(PAID_DAYS_AGO) });
    await buildAllocation(database, { ...allocation, at: second! });
    return {};
  },
});

/** A plan for publishing vacancies, whose first month was paid from the company's credits. */
async function plantPlan(database: Database, company: { workspaceId: string; ownerId: string }, at: Date) {
  const plan = { planId: 'ats-standard', monthlyCents: 390_00, startedOn: null } as const;
  const subscriptionId = await buildSubscription(database, { ...plan, ...company, at });
  const serviceOrderId = (await findStartOrder(database, subscriptionId))!;
  const paid = { serviceOrderId, paidCents: plan.monthlyCents, actorId: company.ownerId };
  await payServiceOrder(database, paid, { holidays: new Set(), now: at });
}

/** The company and the PIX key by which a person of the running project is paid; the third one works without a company. */
async function plantPaymentDetails(database: Database, memberId: string, index: number): Promise<void> {
  if (index !== 2)
    await buildPrivateRecord(database, memberId, 'ownCompany', {
      ...{ name: `Estúdio ${index + 1}`, taxId: '11222333000181' },
    });
  await buildPrivateRecord(database, memberId, 'bankDetails', {
    pixKeyKind: 'email',
    pixKey: `pix${index + 1}@estudio.example`,
  });
}

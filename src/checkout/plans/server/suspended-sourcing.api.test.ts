import { expect, onTestFinished, test } from 'vitest';
import { startSuggestionWorld } from '#application/testing/suggestion-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { buildSubscription } from '#checkout/builders.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import { addMonths } from '#platform/calendar/add-months.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { clock } from '#platform/calendar/clock.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import { billPlansJob } from './bill-plans.ts';

test('CHK-03 while a plan for sourcing is suspended, nobody is invited by anybody', async () => {
  const world = await startSuggestionWorld();
  onTestFinished(() => world.product.close());
  const { product, database, owner, workspaceId } = world;
  const today = dateInSaoPaulo(clock.now());
  const plan = {
    workspaceId,
    ownerId: owner.id,
    planId: 'sourcing-standard',
    startedOn: addMonths(today, -1),
  } as const;
  await buildSubscription(database, plan);
  await product.runJob(billPlansJob);
  const { projectId } = await world.project();
  const { id: memberId } = await world.professional('Íris Torno');
  await database.update(serviceOrders).set({ dueOn: addDays(today, -21) });
  for (const who of [owner, world.recruiter, world.admin])
    expect(codeOf(await world.invite(who, projectId, memberId))).toEqual([409, 'suggestions.planSuspended']);
  await database.update(serviceOrders).set({ dueOn: addDays(today, -20) });
  expect((await world.invite(owner, projectId, memberId)).status).toBe(201);
});

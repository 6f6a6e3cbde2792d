import { afterAll, beforeAll, expect, it } from 'vitest';
import { inDays, startInterviewWorld } from '#application/testing/interview-world.ts';
import { notifyLapsedOffers } from '#applications/interviews/server/reminding/notify-lapsed-offers.ts';

let world: Awaited<ReturnType<typeof startInterviewWorld>>;
beforeAll(async () => {
  world = await startInterviewWorld();
});
afterAll(() => world.product.close());

/** From three and four days ahead to one and two days ago. */
const PASSED_HOURS = 24 * 5;

it('PIP-07 when all offered times have passed, both sides are notified once, and the candidate reads what comes next', async () => {
  const { owner, watcher, product } = world;
  const { member, applicationId } = await world.candidate();
  const noticesTo = async (email: string) =>
    (await world.mailsTo(email)).filter(
      ({ happening, textBody }) =>
        happening === 'jobs.interviewLapsed' && (email === member.email || textBody.includes(applicationId)),
    ).length;
  const run = async () => {
    await Promise.all([1, 2].map(() => notifyLapsedOffers(product.database, new Date())));
    return Promise.all([noticesTo(member.email), noticesTo(owner.email), noticesTo(watcher.email)]);
  };
  expect((await world.offer(owner, applicationId, { interviewerIds: [watcher.id] })).status).toBe(201);
  expect(await run()).toEqual([0, 0, 0]);
  await world.letPass(applicationId, PASSED_HOURS);
  expect(await run()).toEqual([1, 1, 1]);
  expect(await run()).toEqual([1, 1, 1]);
  expect((await world.own(member))!.interview!.step).toBe('timesOver');

  // Another offer begins anew.
  expect((await world.offer(owner, applicationId, { startsAt: [inDays(3), inDays(4)] })).status).toBe(201);
  expect(await run()).toEqual([1, 1, 1]);
  await world.letPass(applicationId, PASSED_HOURS);
  expect(await run()).toEqual([2, 2, 1]);
});

import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { startNegotiationWorld } from '#application/testing/negotiation-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { positions } from '#projects/server/tables.ts';
import { projectServiceFees, serviceFees } from '#wallet/prices/server/tables.ts';

test('MON-02 the first offer of a project keeps the rate of its day, and a later rate holds for later projects alone', async () => {
  // Its own product: a rate holds for everybody in it.
  const world = await startNegotiationWorld(startTestProduct());
  onTestFinished(() => world.product.close());
  const { database } = world.product;
  const feeOf = async (place: Awaited<ReturnType<typeof world.candidate>>) =>
    (await world.readAs(world.owner, place)).body.serviceFee;
  const [early, late] = [await world.candidate(), await world.candidate()];
  await database.update(positions).set({ hiringModel: 'PJ' });
  expect([await feeOf(early), await feeOf(late)]).toEqual([1_500, 1_500]);
  await world.begin(early);
  const admin = await world.product.person({ role: 'admin' });
  const approvedAt = new Date();
  await database
    .insert(serviceFees)
    .values({ basisPoints: 1_200, startsAt: approvedAt, askedBy: admin.id, approvedAt });
  expect([await feeOf(early), await feeOf(late)]).toEqual([1_500, 1_200]);
  await world.begin(late);
  const [kept] = await database
    .select({ basisPoints: projectServiceFees.basisPoints })
    .from(projectServiceFees)
    .where(eq(projectServiceFees.projectId, late.projectId));
  expect(kept).toEqual({ basisPoints: 1_200 });
});

test('BRI-04 MON-02 the net of an offer that is paid out follows from its gross by the project’s rate, whatever is sent', async () => {
  const world = await startNegotiationWorld(startTestProduct());
  onTestFinished(() => world.product.close());
  const place = await world.candidate();
  await world.product.database.update(positions).set({ hiringModel: 'PJ' });
  const offered = await world.asCompany(
    world.owner,
    place,
    world.offer(null, { hourlyNet: 9_000, hourlyGross: 9_000 }),
  );
  expect(offered.body.interactions.at(-1)!.figures).toMatchObject({ hourlyGross: 9_000, hourlyNet: 7_650 });
  const answers = world.lastOfferId(offered.body);
  const countered = await world.asCandidate(
    place.member,
    place,
    world.offer(answers, { hourlyNet: null, hourlyGross: 10_000 }),
  );
  expect(countered.body.interactions.at(-1)!.figures).toMatchObject({ hourlyGross: 10_000, hourlyNet: 8_500 });
  // Of another model it is an estimate that somebody types.
  const other = await world.candidate();
  await world.product.database.update(positions).set({ hiringModel: 'CLT' });
  const refused = await world.asCompany(world.owner, other, world.offer(null, { hourlyNet: null }));
  expect([refused.status, refused.body.error.code]).toEqual([422, 'platform.invalid']);
});

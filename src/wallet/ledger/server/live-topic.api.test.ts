import { afterAll, expect, test } from 'vitest';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { buildColleague, buildCompany } from '#application/testing/project-world.ts';
import { followTopic } from '#application/testing/steps/follow-topic.ts';
import { coverPayableHours } from '#wallet/hours/server/cover-payable-hours.ts';
import { WALLET_TOPIC } from './announce-wallet.ts';

const world = await startPayWorld();
afterAll(() => world.product.close());

const topic = () => `${WALLET_TOPIC}:${world.workspaceId}`;

test('MON-02 live news of a wallet are for those who may see it', async () => {
  const { product, workspaceId, owner, admin } = world;
  const treasurer = await buildColleague(product, workspaceId, ['accessPayments']);
  const hirer = await buildColleague(product, workspaceId, ['createProject']);
  const member = await product.person({ role: 'squadMember' });
  const statusFor = async ({ token }: { token: string }) => {
    const headers = { authorization: `Bearer ${token}` };
    const { status, body } = await fetch(`${product.url}/api/events?topic=${topic()}`, { headers });
    await body?.cancel();
    return status;
  };
  const readers = [owner, treasurer, hirer, member, admin, await buildCompany(product)];
  expect(await Promise.all(readers.map(statusFor))).toEqual([200, 200, 403, 403, 403, 404]);
});

test('MON-02 MON-05 a wallet has news of credits that come and go, of hours that they cover and of their pay run', async () => {
  const { product, workspaceId, owner, admin, work, freeze, advance } = world;
  /** What was done before is over: a stream tells what comes after it was opened. */
  async function tells<Done>(act: () => Promise<Done>): Promise<Done> {
    const heard = await followTopic(product, owner.token, topic());
    const [done] = await Promise.all([act(), heard()]);
    return done;
  }
  const { orderId } = (await owner.call('POST /orders', { body: { method: 'pix', cents: 250_00 } })).body;
  await tells(() =>
    owner.call('POST /orders/{orderId}/sandboxAction', { params: { orderId }, body: { action: 'pay' } }),
  );
  const { projectId, addHours } = await tells(() => work({ minutes: [60], creditedMinutes: 600 }));
  await addHours(30);
  const around = { isNew: null, now: new Date() };
  await tells(() => product.database.transaction((transaction) => coverPayableHours(transaction, projectId, around)));
  await tells(() => owner.call('POST /allocations/returns', { body: { projectId, cents: 100_00 } }));
  expect((await freeze()).status).toBe(201);
  await tells(() => advance());
  const refund = {
    workspaceId,
    orderId,
    currency: 'BRL',
    cents: 10_00,
    reason: 'Paid twice',
    closesAccount: false,
  } as const;
  await tells(() => admin.call('POST /refunds', { body: refund }));
});

import { afterAll, expect, test } from 'vitest';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { emptyBankDetails } from '#profiles/private/rules/bank-details.ts';
import { payoutsHappenings } from '#payouts/happenings.ts';

const world = await startPayWorld();
afterAll(() => world.product.close());

type Professional = Awaited<ReturnType<typeof world.work>>['professional'];
const { keyChangedAt: _, ...empty } = emptyBankDetails();
async function changeKey({ call }: Professional, pixKey: string) {
  const { version } = (await call('GET /users/bankDetails')).body;
  const body = { ...empty, version, pixKeyKind: 'email' as const, pixKey, password: DEMO_PASSWORD };
  expect((await call('PUT /users/bankDetails', { body })).status).toBe(200);
}

test('MON-05 a key that is changed after the freezing gets nothing: the money goes to the frozen one', async () => {
  // One key in each pair fails, so that it shows which of them was asked.
  const good = await world.work({ pixKey: 'bia@pix.example' });
  const bad = await world.work({ pixKey: 'caio@nokey.ponte.invalid' });
  const runId = await world.startRun();
  await changeKey(good.professional, 'bia@closed.ponte.invalid');
  await changeKey(bad.professional, 'caio@pix.example');
  await world.advance();
  const { payments } = await world.run(runId);
  const paymentOf = ({ professional }: typeof good) => payments.find(({ memberId }) => memberId === professional.id)!;
  expect(paymentOf(good)).toMatchObject({ state: 'paid', key: 'bi•••@pix.example', attempt: 1 });
  expect(paymentOf(bad)).toMatchObject({ state: 'failed', reason: 'keyNotFound', key: 'ca•••@nokey.ponte.invalid' });
  const paid = await world.newestMail(good.professional.email);
  expect(paid).toMatchObject({
    happening: payoutsHappenings.paymentPaid.name,
    text: expect.stringContaining('bi•••@pix.example'),
  });
  expect(paid.text).not.toContain('@closed');
  const own = (await good.professional.call('GET /ownPayments')).body;
  expect(own.payments).toMatchObject([{ state: 'paid', key: 'bi•••@pix.example' }]);

  // Sent again it goes to the key of now, which a second administrator approves first.
  expect((await world.ask(paymentOf(bad).paymentId, 'retry')).body).toEqual({ asked: true });
  await world.decideOpen('approve');
  await world.advance();
  const mended = (await world.run(runId)).payments.find(({ memberId }) => memberId === bad.professional.id);
  expect(mended).toMatchObject({ state: 'paid', key: 'ca•••@pix.example', attempt: 2 });
  expect(await world.differences()).toEqual([]);
});

test('MON-05 hours in a frozen run can be contested no more', async () => {
  const { entryIds, stateOf } = await world.work();
  const { runId } = (await world.freeze()).body;
  const body = { entryId: entryIds[0]!, reason: 'Nobody worked' };
  const [contest] = await Promise.all([
    world.owner.call.raw('POST /timeEntries/contestTimeEntry', { body }),
    world.advance(),
  ]);
  expect(contest.status).toBe(409);
  await world.advance();
  expect([(await world.run(runId)).run.state, await stateOf(entryIds[0]!)]).toEqual(['done', 'paid']);
  expect(await world.differences()).toEqual([]);
});

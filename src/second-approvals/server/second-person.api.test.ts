import { and, desc, eq, ne } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { users } from '#accounts/server/tables.ts';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { waitingSteps } from '#application/testing/steps/waiting-steps.ts';
import { clock } from '#platform/calendar/clock.ts';
import { mailOutbox } from '#platform/db/tables.ts';

const world = await startPayWorld();
const { product, admin } = world;
afterAll(() => product.close());
const { itemsOf } = waitingSteps(() => product);
const email = 'livia+second@ponte.test';

/** An administrator asks for another service fee, which takes two. */
async function askFee(): Promise<string> {
  const startsAt = new Date(clock.now().getTime() + 5 * 86_400_000).toISOString();
  await admin.call('POST /serviceFees', { body: { basisPoints: 1_200, startsAt } });
  return (await world.openApproval())!.approvalId;
}
const mailsTo = () =>
  product.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(desc(mailOutbox.id));

test('ADM-04 with one administrator only, what takes two waits and says so', async () => {
  const approvalId = await askFee();
  const stateOf = async () =>
    (await admin.call('GET /approvals')).body.approvals.find((one) => one.approvalId === approvalId)!;
  expect(await stateOf()).toMatchObject({ canBeDecided: true, abilities: { decide: false } });
  const others = and(eq(users.role, 'admin'), ne(users.id, admin.id));
  const { createdAt } = (await product.database.select().from(users).where(eq(users.id, admin.id)))[0]!;
  await product.database.update(users).set({ createdAt: clock.now() }).where(others);
  expect(await stateOf()).toMatchObject({ state: 'open', canBeDecided: false });
  await product.database.update(users).set({ createdAt }).where(others);
  await world.decideOpen('refuse');
});

test('ADM-04 an own second address is no second person: not in its first week, and for its inviter not in its first month', async () => {
  const invited = await admin.call('POST /cms/staff/invitations', { body: { email, role: 'admin' } });
  expect([invited.status, invited.body]).toEqual([201, { asked: true }]);
  // Whoever invites an administrator does not do it alone either.
  expect(await mailsTo()).toEqual([]);
  await world.decideOpen('approve');
  const code = /\/signup-admin\?code=([\w-]{22})\s/.exec((await mailsTo())[0]!.textBody)![1]!;
  const joined = await product.anonymous('POST /users/createAdmin', {
    body: {
      ...{ email, code, password: 'Segredo1!', acceptedTerms: true, dob: '1988-04-30' },
      ...{ firstName: 'Lívia', lastName: 'Andrade', displayName: 'Lívia A.' },
    },
  });
  const own = { id: joined.body.session.userId, email, call: product.caller(joined.body.token) } as typeof admin;
  const approve = async (approvalId: string) => codeOf(await world.decide(approvalId, 'approve', own));
  const mayDecide = async () => (await own.call('GET /approvals')).body.approvals[0]!.abilities.decide;

  const first = await askFee();
  expect(await approve(first)).toEqual([409, 'second-approvals.newAdministrator']);
  expect([await mayDecide(), await itemsOf(own, 'second-approvals.toApprove')]).toEqual([false, []]);
  // Only whoever may decide is asked by mail.
  expect(await mailsTo()).toHaveLength(1);
  await world.decideOpen('refuse');

  await world.later({ days: 8 });
  const second = await askFee();
  expect(await approve(second)).toEqual([409, 'second-approvals.invitedByAsker']);
  expect([await mayDecide(), await itemsOf(own, 'second-approvals.toApprove')]).toEqual([false, []]);
  await world.decideOpen('refuse');

  await world.later({ days: 23 });
  const third = await askFee();
  expect(await itemsOf(own, 'second-approvals.toApprove')).toHaveLength(1);
  expect(await mailsTo()).toHaveLength(2);
  expect(await approve(third)).toEqual([200, undefined]);
});

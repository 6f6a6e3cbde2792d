import { afterAll, expect, test } from 'vitest';
import { staffDetails } from '#accounts/server/tables.ts';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { waitingSteps } from '#application/testing/steps/waiting-steps.ts';
import { clock } from '#platform/calendar/clock.ts';

const world = await startPayWorld();
const { product, second } = world;
afterAll(() => product.close());
const { itemsOf } = waitingSteps(() => product);
type Administrator = typeof second;

async function joined(daysAgo: number, inviter: { id: string }): Promise<Administrator> {
  const createdAt = new Date(clock.now().getTime() - daysAgo * 86_400_000);
  const invited = await product.person({ role: 'admin', createdAt });
  const name = { firstName: 'Lívia', lastName: 'Andrade', dateOfBirth: '1988-04-30' };
  await product.database.insert(staffDetails).values({ userId: invited.id, ...name, invitedBy: inviter.id });
  return invited;
}

/** An administrator asks for another service fee, which takes two. */
async function askFee(who: Pick<Administrator, 'call'>): Promise<string> {
  const startsAt = new Date(clock.now().getTime() + 5 * 86_400_000).toISOString();
  await who.call('POST /serviceFees', { body: { basisPoints: 1_200, startsAt } });
  return (await world.openApproval())!.approvalId;
}

test('ADM-04 what somebody asks for is approved neither by who invited them a short while ago nor by others whom that one invited', async () => {
  const inviter = await product.person({ role: 'admin' });
  const approve = async (approvalId: string, who: Administrator) =>
    codeOf(await world.decide(approvalId, 'approve', who));
  const [own, sibling] = [await joined(1, inviter), await joined(8, inviter)];
  const third = await joined(2, own);
  for (const asker of [own, third]) {
    const approvalId = await askFee(asker);
    expect(await approve(approvalId, inviter)).toEqual([409, 'second-approvals.ownRequest']);
    expect(await approve(approvalId, sibling)).toEqual([409, 'second-approvals.invitedByAsker']);
    expect(await itemsOf(inviter, 'second-approvals.toApprove')).toEqual([]);
    expect(await approve(approvalId, second)).toEqual([200, undefined]);
  }
  await world.later({ days: 30 });
  expect(await approve(await askFee(own), inviter)).toEqual([200, undefined]);
});

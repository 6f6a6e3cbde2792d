import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startInterviewWorld } from '#application/testing/interview-world.ts';
import { users } from '#accounts/server/tables.ts';
import { confirmAddress } from '#accounts/mailed-codes/server/confirm-address.ts';
import { quizAttempts } from '#quizzes/server/tables.ts';
import { waitingSteps } from '#application/testing/steps/waiting-steps.ts';

let world: Awaited<ReturnType<typeof startInterviewWorld>>;
beforeAll(async () => {
  world = await startInterviewWorld();
});
afterAll(() => world.product.close());

const { waitingOf, itemsOf, letPass } = waitingSteps(() => world.product);

describe('a professional', () => {
  it('has an address to confirm until it is confirmed', async () => {
    const { database } = world.product;
    const member = await world.product.person({ role: 'squadMember', emailVerified: false });
    const { items, counts, total, userId } = await waitingOf(member);
    expect(items).toEqual([
      expect.objectContaining({
        kind: 'accounts.emailToConfirm',
        count: 1,
        about: member.email,
        company: null,
        until: null,
        address: '/confirm-email',
      }),
    ]);
    expect([counts, total, userId]).toEqual([
      { 'accounts.emailToConfirm': { count: 1, more: false } },
      { count: 1, more: false },
      member.id,
    ]);
    await database.transaction((transaction) => confirmAddress(transaction, member.id, new Date()));
    expect((await waitingOf(member)).total.count).toBe(0);
    const [saved] = await database.select().from(users).where(eq(users.id, member.id));
    expect(saved!.emailVerified).toBe(true);
  });

  it('chooses a time while one is left, and nobody else sees it', async () => {
    const { member, applicationId } = await world.candidate();
    const offered = await world.offer(world.owner, applicationId);
    const kind = 'applications.timesToChoose';
    expect(await itemsOf(member, kind)).toMatchObject([
      {
        title: 'Engenharia de dados 0',
        until: offered.body.slots.at(-1)!.startsAt,
        address: `/applications?application=${applicationId}`,
      },
    ]);
    const other = await world.candidate();
    for (const person of [world.owner, world.admin, other.member]) expect(await itemsOf(person, kind)).toEqual([]);
    await world.pick(member, applicationId, offered.body.slots[0]!.slotId);
    expect(await itemsOf(member, kind)).toEqual([]);

    await world.freeDiaries();
    await world.offer(world.owner, other.applicationId);
    expect(await itemsOf(other.member, kind)).toHaveLength(1);
    await letPass({ days: 5 });
    expect(await itemsOf(other.member, kind)).toEqual([]);
  });

  it('goes on with a test that has answers, in the language of the page', async () => {
    const member = await world.product.person({ role: 'squadMember' });
    const attempt = { memberId: member.id, quiz: 'culture' as const, quizVersion: 1 };
    await world.product.database.insert(quizAttempts).values({ ...attempt, quiz: 'personality' });
    await world.product.database.insert(quizAttempts).values({ ...attempt, answeredSteps: 2 });
    expect(await itemsOf(member, 'quizzes.testHalfDone')).toMatchObject([
      { title: 'Organizational culture', address: '/tests-organizational-culture-questions' },
    ]);
    const { body } = await member.call('GET /waiting', { headers: { 'accept-language': 'pt' } });
    expect(body.items[0]!.title).toBe('Cultura organizacional');
    const finished = { state: 'finished' as const, result: {}, finishedAt: new Date() };
    await world.product.database.update(quizAttempts).set(finished).where(eq(quizAttempts.memberId, member.id));
    expect((await waitingOf(member)).total.count).toBe(0);
  });
});

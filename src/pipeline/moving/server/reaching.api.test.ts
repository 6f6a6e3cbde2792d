import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startInterviewWorld } from '#application/testing/interview-world.ts';
import { conversationSteps } from '#application/testing/steps/conversation-steps.ts';
import { waitingSteps } from '#application/testing/steps/waiting-steps.ts';
import { messageParticipants } from '#conversations/server/tables.ts';
import { sendDueRejections } from './send-rejections.ts';

let world: Awaited<ReturnType<typeof startInterviewWorld>>;
beforeAll(async () => {
  world = await startInterviewWorld();
});
afterAll(() => world.product.close());

const { write, answer, markOwn, read, readOwn } = conversationSteps();
const { itemsOf } = waitingSteps(() => world.product);
const notice = { messages: { en: { subject: 'About {{position}}', text: 'Not this time.' } }, delayDays: 1 };
const disqualify = (applicationId: string) => world.onCandidate(world.owner, 'disqualify', applicationId, { notice });
const tomorrow = new Date(Date.now() + 1.1 * 86_400_000);
const send = () => sendDueRejections(world.product.database, { now: tomorrow, ports: world.product.ports });
const textsOf = async (applicationId: string) =>
  (await read(world.owner, applicationId)).body.messages.map(({ text }) => text);

it('PIP-06 whoever blocked the company is told in the product’s words alone', async () => {
  const { member, applicationId } = await world.candidate('new', 'en');
  await write(world.owner, applicationId, 'Hello');
  await member.call('PUT /applications/{applicationId}/messages/block', {
    params: { applicationId },
    body: { blocked: true },
  });
  const before = (await world.mailsTo(member.email)).length;
  await disqualify(applicationId);
  await send();
  expect((await world.own(member))!.stage).toBe('notSelected');
  expect(await textsOf(applicationId)).toEqual(['Hello']);
  const mails = (await world.mailsTo(member.email)).slice(before);
  expect(mails.map(({ subject }) => subject)).toEqual(['Engenharia de dados 0: Not selected']);
  expect(mails[0]!.textBody).not.toContain('Not this time.');
});

it('PIP-06 whoever switched the mails about messages off is still mailed that it is over', async () => {
  const { member, applicationId } = await world.candidate('new', 'en');
  await write(world.owner, applicationId, 'Hello');
  await markOwn(member, applicationId, { mails: false });
  const before = (await world.mailsTo(member.email)).length;
  await disqualify(applicationId);
  await send();
  expect(await textsOf(applicationId)).toEqual(['Hello', 'Not this time.']);
  const mails = (await world.mailsTo(member.email)).slice(before);
  expect(mails.map(({ subject }) => subject)).toEqual(['Engenharia de dados 0: Not selected']);
});

it('PIP-06 nobody has to answer that it is over: neither the candidate nor the company', async () => {
  const { member, applicationId } = await world.candidate('new', 'en');
  await write(world.owner, applicationId, 'Hello');
  await answer(member, applicationId, 'Hello, when will I know more?');
  await disqualify(applicationId);
  await send();
  const own = (await readOwn(member, applicationId)).body;
  expect([own.awaits, own.isUnread]).toEqual([null, true]);
  expect(await itemsOf(member, 'conversations.companyMessage')).toEqual([]);
  expect((await read(world.owner, applicationId)).body.awaits).toBeNull();
});

it('PIP-06 a rejection is mailed at its time, also when another message was mailed minutes before', async () => {
  const { member, applicationId } = await world.candidate('new', 'en');
  await write(world.owner, applicationId, 'Hello');
  await disqualify(applicationId);
  const { mailedAt, applicationId: ofThread, userId } = messageParticipants;
  const reader = and(eq(ofThread, applicationId), eq(userId, member.id));
  const { database } = world.product;
  const minutesBefore = new Date(tomorrow.getTime() - 5 * 60_000);
  await database.update(messageParticipants).set({ mailedAt: minutesBefore }).where(reader);
  const before = (await world.mailsTo(member.email)).length;
  await send();
  const mails = (await world.mailsTo(member.email)).slice(before);
  expect(mails.map(({ subject }) => subject)).toEqual(['About Engenharia de dados 0']);
  expect(
    await database.select({ at: mailedAt, due: messageParticipants.mailDueAt }).from(messageParticipants).where(reader),
  ).toEqual([{ at: tomorrow, due: null }]);
});

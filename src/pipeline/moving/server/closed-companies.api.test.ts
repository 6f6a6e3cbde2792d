import { afterAll, expect, it } from 'vitest';
import { startInterviewWorld } from '#application/testing/interview-world.ts';
import { conversationSteps } from '#application/testing/steps/conversation-steps.ts';
import { waitingSteps } from '#application/testing/steps/waiting-steps.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { sendScheduledJob } from '#conversations/server/threads/scheduled/send-scheduled.ts';
import { clock } from '#platform/calendar/clock.ts';
import { sendRejectionsJob } from './send-rejections.ts';

// This file has a world of its own, because it closes the company and runs jobs over everybody's records.
const world = await startInterviewWorld(startTestProduct());
const { product, owner } = world;
afterAll(() => product.close());
const { write, answer, readOwn } = conversationSteps();
const { letPass } = waitingSteps(() => product);

it('PIP-06 a company that closes tells whoever it turned down, sends nothing later, and takes no answers', async () => {
  const turnedDown = await world.candidate('new', 'en');
  await world.onCandidate(owner, 'disqualify', turnedDown.applicationId);
  const running = await world.candidate('new', 'en');
  await write(owner, running.applicationId, 'Hello');
  const sendAt = new Date(clock.now().getTime() + 3_600_000).toISOString();
  await write(owner, running.applicationId, 'See you on Monday', { sendAt });
  expect((await owner.call('POST /workspace/close', { body: { company: 'Casa Ipê' } })).status).toBe(200);

  await letPass({ minutes: 61 });
  for (const job of [sendRejectionsJob, sendScheduledJob]) await product.runJob(job);
  expect((await world.own(turnedDown.member))!.stage).toBe('notSelected');
  const subjects = (await world.mailsTo(turnedDown.member.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(['Engenharia de dados 0: Not selected']);
  const { messages, obstacle } = (await readOwn(running.member, running.applicationId)).body;
  expect([messages.map(({ text }) => text), obstacle]).toEqual([['Hello'], 'companyLeft']);
  const late = await answer(running.member, running.applicationId, 'Is anybody there?');
  expect([late.status, late.body.error.code]).toEqual([409, 'pipeline.companyLeft']);
});

import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { conversationSteps } from '#application/testing/steps/conversation-steps.ts';
import { waitingSteps } from '#application/testing/steps/waiting-steps.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { rejections } from '#pipeline/moving/server/tables.ts';
import { sendScheduledJob } from '#conversations/server/threads/scheduled/send-scheduled.ts';
import { sendRejectionsJob } from '#pipeline/moving/server/send-rejections.ts';
import { clock } from '#platform/calendar/clock.ts';

// This file has a world of its own, because its jobs send what everybody has scheduled.
const world = await startPipelineWorld(startTestProduct());
const { product, owner, otherOwner, admin, scene, onCandidate, mailsTo } = world;
afterAll(() => product.close());
const { write, readOwn } = conversationSteps();
const { letPass } = waitingSteps(() => product);

it('PRJ-05 PIP-06 nothing that the former company wrote for later leaves after a project has moved', async () => {
  const { projectId, ids, members } = await scene(['new', 'qualify'], 1, 'en');
  const [turnedDown, running] = ids as [string, string];
  const added = await owner.call('POST /candidates/rejectionReasons', { body: { name: 'Only ours' } });
  const messages = { en: { subject: 'From us', text: 'Words of the former company.' } };
  const notice = { messages, reason: added.body.reasonId, delayDays: 1 };
  await onCandidate(owner, 'disqualify', turnedDown, { notice });
  const sendAt = new Date(clock.now().getTime() + 3_600_000).toISOString();
  await write(owner, running, 'See you on Monday', { sendAt });
  const { version } = (await owner.call('GET /myProjects/{projectId}', { params: { projectId } })).body;
  const moved = await admin.call('PUT /changeProjectOwner/{squadOwnerId}', {
    params: { squadOwnerId: otherOwner.id },
    body: { projectId, version },
  });
  expect(moved.status).toBe(200);

  await letPass({ days: 2 });
  for (const job of [sendRejectionsJob, sendScheduledJob]) await product.runJob(job);
  const mails = await mailsTo(members[0]!.email);
  expect(mails.at(-1)!.subject).toBe('Engenharia de dados 0: Not selected');
  expect(mails.some(({ textBody }) => textBody.includes('Words of the former company.'))).toBe(false);
  expect((await readOwn(members[1]!, running)).body.messages).toEqual([]);
  const [kept] = await product.database.select().from(rejections).where(eq(rejections.applicationId, turnedDown));
  expect(kept).toMatchObject({ reasonId: null, text: null });
});

import { arrayOverlaps, eq, or } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { purgeLastMailsJob } from '#accounts/server/own-data/purge-last-mails.ts';
import { users } from '#accounts/server/tables.ts';
import { startInterviewWorld } from '#application/testing/interview-world.ts';
import { happenings, mailOutbox } from '#platform/db/tables.ts';

type World = Awaited<ReturnType<typeof startInterviewWorld>>;
let world: World;
beforeAll(async () => {
  world = await startInterviewWorld();
});
afterAll(() => world.product.close());

/** Simulates delivery, and then runs the job that follows it. */
async function deliverAndPurge(): Promise<void> {
  const { database, runJob } = world.product;
  await database.update(mailOutbox).set({ state: 'sent' }).where(eq(mailOutbox.state, 'queued'));
  await runJob(purgeLastMailsJob);
}

const NAME = 'Zuleica Prado';
/** Their bodies are encrypted, so each is decrypted and searched. */
async function telling() {
  const mails = await world.product.database.select().from(mailOutbox);
  return mails
    .filter(({ subject, textBody }) => `${subject} ${textBody}`.includes('Zuleica'))
    .map(({ recipient: to, subject, state }) => ({ to, subject, state }));
}

test('ACC-17 mails to others that tell of a person go with the account, those that were delivered as well, and so does what happened', async () => {
  const { product, owner, recruiter, watcher } = world;
  const { database } = product;
  const { member, applicationId } = await world.candidate();
  await database.update(users).set({ name: NAME }).where(eq(users.id, member.id));
  await world.offer(owner, applicationId, { meetingLink: 'https://meet.example/x' });
  const asked = await member.call('POST /applications/{applicationId}/interview/reschedule', {
    params: { applicationId },
    body: { reason: 'Doctor' },
  });
  expect(asked.status).toBe(200);
  const comment = { text: '@Colega look', mentionIds: [watcher.id] };
  expect((await world.onCandidate(owner, 'comments', applicationId, comment)).status).toBe(201);
  expect((await world.onCandidate(recruiter, 'suggestion', applicationId, { comment: 'Good' })).status).toBe(201);
  const before = (await telling()).filter(({ to }) => to !== member.email);
  expect(new Set(before.map(({ to }) => to))).toEqual(new Set([owner.email, watcher.email]));
  expect(before.length).toBeGreaterThanOrEqual(3);
  await database.update(mailOutbox).set({ state: 'sent' }).where(eq(mailOutbox.recipient, watcher.email));

  const theirs = or(arrayOverlaps(happenings.about, [member.id]), eq(happenings.actorId, member.id));
  expect(await database.$count(happenings, theirs)).toBeGreaterThanOrEqual(4);

  const erased = await member.call('POST /ownData/deletion', {
    body: { email: member.email, password: DEMO_PASSWORD },
  });
  expect(erased.status).toBe(200);
  // Only mails about what the deletion itself cancelled are still sent, and none remain once delivered.
  expect(await telling()).toEqual([
    { to: owner.email, subject: expect.stringContaining('cancelada'), state: 'queued' },
  ]);
  await deliverAndPurge();
  expect(await telling()).toEqual([]);
  expect(await database.$count(happenings, theirs)).toBe(0);
  const [stored] = await database.select().from(mailOutbox).where(eq(mailOutbox.recipient, watcher.email));
  expect(stored).toMatchObject({ state: 'sent', subject: '', textBody: '', htmlBody: '' });
});

test('ACC-17 the interviewers of a person who leaves still learn that the agreed interview is off, in mail and calendar', async () => {
  const { product, owner, watcher } = world;
  const { member, applicationId } = await world.candidate();
  await product.database.update(users).set({ name: NAME }).where(eq(users.id, member.id));
  expect((await world.offer(owner, applicationId, { interviewerIds: [watcher.id] })).status).toBe(201);
  const { interview } = (await world.own(member))!.interview!;
  expect((await world.pick(member, applicationId, interview!.slots[0]!.slotId)).status).toBe(200);

  const erased = await member.call('POST /ownData/deletion', {
    body: { email: member.email, password: DEMO_PASSWORD },
  });
  expect(erased.status).toBe(200);
  const queued = (await product.database.select().from(mailOutbox)).filter(
    ({ textBody, calendar }) => textBody.includes('Zuleica') && calendar?.includes('METHOD:CANCEL'),
  );
  expect(new Set(queued.map(({ recipient }) => recipient))).toEqual(new Set([owner.email, watcher.email]));
  expect(queued.every(({ state }) => state === 'queued')).toBe(true);
  await deliverAndPurge();
  expect(await telling()).toEqual([]);
});

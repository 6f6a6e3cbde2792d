import { arrayOverlaps, eq, or } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { users } from '#accounts/server/tables.ts';
import { startInterviewWorld } from '#application/testing/interview-world.ts';
import { happenings, mailOutbox } from '#platform/db/tables.ts';

type World = Awaited<ReturnType<typeof startInterviewWorld>>;
let world: World;
beforeAll(async () => {
  world = await startInterviewWorld();
});
afterAll(() => world.product.close());

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
  expect(await telling()).toEqual([]);
  expect(await database.$count(happenings, theirs)).toBe(0);
  const [kept] = await database.select().from(mailOutbox).where(eq(mailOutbox.recipient, watcher.email));
  expect(kept).toMatchObject({ state: 'sent', subject: '', textBody: '', htmlBody: '' });
});

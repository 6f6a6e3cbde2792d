import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startInterviewWorld } from '#application/testing/interview-world.ts';
import { mailOutbox } from '#platform/db/tables.ts';

let world: Awaited<ReturnType<typeof startInterviewWorld>>;
beforeAll(async () => {
  world = await startInterviewWorld();
});
afterAll(() => world.product.close());

// Mails are due by the database's own clock, which no test moves; the delivery may have taken one already.
const waits = sql<boolean>`${mailOutbox.attempts} = 0 and ${mailOutbox.nextAttemptAt} > now() + interval '5 seconds'`;
const subjectsTo = (email: string) =>
  world.product.database
    .select({ subject: mailOutbox.subject, waits })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, email))
    .orderBy(mailOutbox.createdAt, mailOutbox.id);
const move = (applicationId: string, toStage: string, more: object = {}) =>
  world.owner.call.raw('POST /candidates/move', { body: { applicationIds: [applicationId], toStage, ...more } });

it('PIP-04 a move asks before it cancels offered times, and its undo opens them again before anybody was told', async () => {
  const { member, applicationId } = await world.candidate();
  await world.offer(world.owner, applicationId);
  const before = await subjectsTo(member.email);
  const asked = await move(applicationId, 'offered');
  expect([asked.status, asked.body.error.code]).toEqual([409, 'pipeline.interviewOffered']);
  expect((await world.own(member))!.interview).toMatchObject({ step: 'pickTime' });

  expect((await move(applicationId, 'offered', { cancelsInterviews: true })).status).toBe(200);
  const told = (await subjectsTo(member.email)).slice(before.length);
  expect(told).toHaveLength(2);
  expect(told.every((mail) => mail.waits)).toBe(true);

  expect((await move(applicationId, 'clientInterview', { isUndo: true })).status).toBe(200);
  expect(await subjectsTo(member.email)).toEqual(before);
  const back = await world.own(member);
  expect(back).toMatchObject({ stage: 'companyInterview', interview: { kind: 'company', step: 'pickTime' } });
  const [slot] = back!.interview!.interview!.slots;
  expect((await world.pick(member, applicationId, slot!.slotId)).status).toBe(200);
});

it('PIP-06 an undo after the mail has left is told like any move', async () => {
  const { member, applicationId } = await world.candidate();
  await move(applicationId, 'offered');
  const sent = eq(mailOutbox.recipient, member.email);
  await world.product.database.update(mailOutbox).set({ state: 'sent' }).where(sent);
  const before = await subjectsTo(member.email);
  await move(applicationId, 'clientInterview', { isUndo: true });
  expect(await subjectsTo(member.email)).toHaveLength(before.length + 1);
});

it('PIP-04 a move asks before it cancels an agreed interview, and says at once that it did', async () => {
  const { member, applicationId } = await world.candidate();
  await world.offer(world.owner, applicationId);
  const [slot] = (await world.own(member))!.interview!.interview!.slots;
  await world.pick(member, applicationId, slot!.slotId);
  const before = await subjectsTo(member.email);
  expect((await move(applicationId, 'offered')).body.error.code).toBe('pipeline.interviewAgreed');
  await move(applicationId, 'offered', { cancelsInterviews: true });
  await move(applicationId, 'clientInterview', { isUndo: true });
  const told = (await subjectsTo(member.email)).slice(before.length);
  expect(told).toMatchObject([{ subject: expect.stringContaining('the interview was canceled'), waits: false }]);
  expect((await world.own(member))!.interview).toMatchObject({ step: 'cancelled' });
});

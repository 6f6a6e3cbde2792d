import { afterAll, beforeAll, expect, it } from 'vitest';
import { inDays, startInterviewWorld } from '#application/testing/interview-world.ts';

let world: Awaited<ReturnType<typeof startInterviewWorld>>;
beforeAll(async () => {
  world = await startInterviewWorld();
});
afterAll(() => world.product.close());

const promise = (who: typeof world.owner, projectId: string, dueAt: string) =>
  who.call('POST /myProjects/{projectId}/positions/{positionIndex}/answerDate', {
    params: { projectId, positionIndex: 0 },
    body: { dueAt },
  });

it('JOB-04 PIP-04 one date is promised to everyone of a position who waits, and mailed once', async () => {
  const { projectId, members } = await world.scene(['new', 'clientInterview', 'disqualified'], 1, 'en');
  const dueAt = inDays(12);
  const answers = await Promise.all([
    promise(world.owner, projectId, dueAt),
    promise(world.recruiter, projectId, dueAt),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.reduce((sum, { body }) => sum + body.candidates, 0)).toBe(2);
  const [first, second, ended] = await Promise.all(members.map(async (one) => (await world.own(one))!.answer));
  expect([first, second, ended]).toEqual([{ dueAt, isLate: false }, { dueAt, isLate: false }, null]);
  const mails = await Promise.all(members.map(async ({ email }) => (await world.mailsTo(email)).length));
  expect(mails).toEqual([1, 1, 0]);
  const [mail] = await world.mailsTo(members[0]!.email);
  expect(mail!.textBody).toContain(
    new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' }).format(new Date(dueAt)),
  );
});

it('JOB-04 PIP-04 such a date is refused to others, in the past and too far ahead', async () => {
  const { projectId } = await world.scene(['new']);
  expect((await promise(world.otherOwner, projectId, inDays(5))).status).toBe(404);
  expect((await promise(world.watcher, projectId, inDays(5))).status).toBe(403);
  for (const dueAt of [inDays(-1), inDays(92)]) {
    const refused = await promise(world.owner, projectId, dueAt);
    expect([refused.status, refused.body.error.code]).toEqual([422, 'jobs.answerDateWrong']);
  }
  expect((await promise(world.owner, projectId, 'soon')).status).toBe(422);
});

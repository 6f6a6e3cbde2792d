import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startInterviewWorld } from '#application/testing/interview-world.ts';
import { ANSWER_PROMISE_DAYS } from '#applications/rules/answer-promise.ts';
import { watchAnswers } from '#applications/advancing/server/answers/watch-answers.ts';
import { applications } from '#applications/server/tables.ts';

const DAY_MS = 86_400_000;
let world: Awaited<ReturnType<typeof startInterviewWorld>>;
beforeAll(async () => {
  world = await startInterviewWorld();
});
afterAll(() => world.product.close());

const watch = () => watchAnswers(world.product.database, new Date());
async function dueIn(days: number, ...ids: string[]): Promise<void> {
  for (const id of ids)
    await world.product.database
      .update(applications)
      .set({ answerDueAt: new Date(Date.now() + days * DAY_MS) })
      .where(eq(applications.id, id));
}
const subjectsTo = async (email: string) => (await world.mailsTo(email)).map(({ subject }) => subject);

describe('the promised answer', () => {
  it('JOB-04 is on the card from the day of applying, and gone when the answer is there', async () => {
    const { member, applicationId } = await world.candidate('qualify');
    const own = await world.own(member);
    const days = (Date.parse(own!.answer!.dueAt) - Date.parse(own!.appliedAt)) / DAY_MS;
    expect([days, own!.answer!.isLate]).toEqual([ANSWER_PROMISE_DAYS, false]);
    await world.onCandidate(world.owner, 'disqualify', applicationId, { notice: { delayDays: 0 } });
    expect((await world.own(member))!.answer).toBeNull();
  });

  it('JOB-04 the company is reminded before, both are notified after, and each once, however often it runs', async () => {
    const { ids, members } = await world.scene(['qualify', 'new', 'hired'], 1, 'en');
    const owner = world.owner.email;
    const before = (await subjectsTo(owner)).length;
    await dueIn(2, ...ids);
    await Promise.all([watch(), watch(), watch()]);
    await watch();
    const reminded = (await subjectsTo(owner)).slice(before);
    expect(reminded).toEqual([expect.stringContaining('respostas com data marcada')]);
    for (const { email } of members) expect(await subjectsTo(email)).toEqual([]);

    await dueIn(-1, ...ids);
    await Promise.all([watch(), watch()]);
    await watch();
    expect((await subjectsTo(owner)).slice(before + 1)).toEqual([expect.stringContaining('em atraso')]);
    const [first, second, hired] = await Promise.all(members.map(({ email }) => subjectsTo(email)));
    expect([first!.length, second!.length, hired!.length]).toEqual([1, 1, 0]);
    expect(first![0]).toContain('the answer is late');
    expect((await world.own(members[0]!))!.answer!.isLate).toBe(true);
  });

  it('JOB-04 PIP-02 whoever was told after a hire that they were not selected waits for nothing', async () => {
    const { ids, members, positionId } = await world.scene(['qualify']);
    const told = { state: 'setAside', toldStage: 'disqualified' } as const;
    await world.product.database.update(applications).set(told).where(eq(applications.positionId, positionId));
    await dueIn(-1, ...ids);
    const before = await subjectsTo(world.owner.email);
    await watch();
    expect(await subjectsTo(members[0]!.email)).toEqual([]);
    expect(await subjectsTo(world.owner.email)).toEqual(before);
  });

  it('JOB-04 when another date is promised the candidate is notified, and reminders start anew', async () => {
    const { member, applicationId } = await world.candidate('qualify');
    await dueIn(-1, applicationId);
    await watch();
    const dueAt = new Date(Date.now() + 2 * DAY_MS).toISOString();
    const promise = (who: typeof world.owner, date: string) =>
      who.call('POST /candidates/{applicationId}/answerDate', { params: { applicationId }, body: { dueAt: date } });
    expect((await promise(world.owner, dueAt)).status).toBe(200);
    expect((await world.own(member))!.answer).toEqual({ dueAt, isLate: false });
    expect((await subjectsTo(member.email)).at(-1)).toContain('a new date for the answer');
    const before = (await subjectsTo(world.owner.email)).length;
    await watch();
    expect((await subjectsTo(world.owner.email)).length).toBe(before + 1);
    for (const date of [new Date(Date.now() - 1_000), new Date(Date.now() + 91 * DAY_MS)]) {
      const refused = await promise(world.owner, date.toISOString());
      expect([refused.status, refused.body.error.code]).toEqual([422, 'jobs.answerDateWrong']);
    }
    expect((await promise(world.otherOwner, dueAt)).status).toBe(404);
  });
});

describe('a process that ends abruptly', () => {
  const close = (who: typeof world.owner, projectId: string, body: object = { reason: 'Flooded office' }) =>
    who.call('POST /myProjects/{projectId}/positions/{positionIndex}/closeProcess', {
      params: { projectId, positionIndex: 0 },
      body,
    });

  it('JOB-04 ends for everyone in it, who read it and are notified without the reason; ended ones keep their end', async () => {
    const { projectId, members, ids } = await world.scene(['new', 'clientInterview', 'disqualified'], 1, 'en');
    const answers = await Promise.all([close(world.owner, projectId), close(world.admin, projectId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.reduce((sum, { body }) => sum + body.candidates, 0)).toBe(2);
    const stages = await Promise.all(members.map(async (one) => (await world.own(one))!.stage));
    expect(stages).toEqual(['closedAbruptly', 'closedAbruptly', 'notSelected']);
    const [mail] = await world.mailsTo(members[1]!.email);
    expect(mail!.subject).toContain('Process ended');
    expect(JSON.stringify(await world.mailsTo(members[1]!.email))).not.toContain('Flooded');
    const own = await world.own(members[0]!);
    expect([own!.available, own!.answer, own!.abilities]).toEqual([
      false,
      null,
      { withdraw: false, applyAgain: false },
    ]);
    const back = await members[0]!.call('POST /applications/{applicationId}/withdraw', {
      params: { applicationId: ids[0]! },
    });
    expect([back.status, back.body.error.code]).toEqual([409, 'jobs.processClosed']);
    const moved = await world.move(world.owner, [ids[0]!], 'qualify');
    expect([moved.status, moved.body.error.code]).toEqual([409, 'pipeline.processClosed']);
  });

  it('JOB-04 is decided by those who may hire there', async () => {
    const { projectId } = await world.scene(['new']);
    expect((await close(world.recruiter, projectId)).status).toBe(403);
    expect((await close(world.watcher, projectId)).status).toBe(403);
    expect((await close(world.otherOwner, projectId)).status).toBe(404);
    expect((await close(world.owner, projectId, { reason: 'x'.repeat(2_001) })).status).toBe(422);
  });

  it('JOB-04 a filled position has nothing to end', async () => {
    const { projectId, ids } = await world.scene(['offered']);
    await world.onCandidate(world.owner, 'hire', ids[0]!);
    const answer = await close(world.owner, projectId);
    expect([answer.status, answer.body.error.code]).toEqual([409, 'pipeline.positionFilled']);
  });
});

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodySentTo } from '#application/testing/caller.ts';
import { cultureAnswers, motivatorsAnswers, startQuizWorld, statusesOf } from '#application/testing/quiz-world.ts';
import { quizAttempts } from '#quizzes/server/tables.ts';

let world: Awaited<ReturnType<typeof startQuizWorld>>;
beforeAll(async () => {
  world = await startQuizWorld();
});
afterAll(() => world.product.close());

const even = [25, 25, 25, 25];
const codeOf = (answer: { body: { error: { code: string } } }) => answer.body.error.code;

describe('beginning', () => {
  it('TST-01 shows the four tests with their minutes, and how far each is', async () => {
    const taker = await world.newTaker();
    const { body } = await taker.call('GET /tests');
    expect(body.tests.map((one: { quiz: string; minutes: number }) => [one.quiz, one.minutes])).toEqual([
      ['personality', 7],
      ['culture', 3],
      ['motivators', 10],
      ['softSkills', expect.any(Number)],
    ]);
    expect(body.tests).toContainEqual({
      quiz: 'culture',
      minutes: 3,
      state: 'notStarted',
      answeredSteps: 0,
      stepCount: 6,
      finishedAt: null,
      retakeAllowedAt: null,
    });
    const { version } = (await taker.start()).body;
    await taker.save(0, even, version);
    expect(await taker.overview()).toMatchObject({ state: 'inProgress', answeredSteps: 1, finishedAt: null });
  });

  it('TST-01 begun many times at once there is one attempt, and it goes on', async () => {
    const taker = await world.newTaker();
    expect((await taker.read()).body).toEqual({ attempt: null });
    const answers = await Promise.all(Array.from({ length: 6 }, () => taker.start()));
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await world.product.database.$count(quizAttempts, eq(quizAttempts.memberId, taker.id))).toBe(1);
  });

  it('TST-01 is for professionals only', async () => {
    const owner = await world.product.person({ role: 'squadOwner' });
    expect((await owner.call('GET /tests')).status).toBe(403);
    expect((await world.callsOf(owner, 'culture').start()).status).toBe(403);
    expect((await world.product.anonymous('GET /tests')).status).toBe(401);
    expect((await owner.call('POST /tests/{quiz}/start', { params: { quiz: 'other' } })).status).toBe(403);
    const taker = await world.newTaker();
    expect((await taker.call('POST /tests/{quiz}/start', { params: { quiz: 'other' } })).status).toBe(404);
  });
});

describe('saving', () => {
  it('TST-03 an unfinished test resumes with the saved answers, on another device too', async () => {
    const taker = await world.newTaker();
    const first = (await taker.start()).body;
    expect(first).toEqual({
      id: expect.any(String),
      quiz: 'culture',
      quizVersion: 1,
      answers: {},
      answeredSteps: 0,
      stepCount: 6,
      version: 1,
    });
    const second = (await taker.save(3, [10, 20, 30, 40], first.version)).body;
    const third = (await taker.save(0, even, second.version)).body;
    const changed = (await taker.save(3, [70, 10, 10, 10], third.version)).body;
    expect(changed).toMatchObject({ answers: { 0: even, 3: [70, 10, 10, 10] }, answeredSteps: 2, version: 4 });
    const elsewhere = world.product.caller(await world.product.openSession(taker.id));
    const resumed = world.callsOf({ id: taker.id, call: elsewhere }, 'culture');
    expect((await resumed.start()).body).toEqual(changed);
    expect((await resumed.read()).body).toEqual({ attempt: changed });
  });

  it('TST-03 of savers of one step at once one is taken and the others are told', async () => {
    const taker = await world.newTaker();
    const { version } = (await taker.start()).body;
    const given = [even, [100, 0, 0, 0], [0, 100, 0, 0], [0, 0, 100, 0], [0, 0, 0, 100]];
    const answers = await Promise.all(given.map((answer) => taker.save(2, answer, version)));
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409, 409]);
    for (const one of answers.filter(({ status }) => status === 409)) expect(codeOf(one)).toBe('platform.staleVersion');
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await taker.read()).body.attempt).toMatchObject({ answers: { 2: given[winner] }, version: version + 1 });
  });

  it('TST-03 answers given offline are saved together: all or none, of two for a step the later', async () => {
    const taker = await world.newTaker();
    const { version } = (await taker.start()).body;
    const params = { quiz: 'culture' };
    const save = (answers: BodySentTo<'PUT /tests/{quiz}/steps'>['answers']) =>
      taker.call('PUT /tests/{quiz}/steps', { params, body: { version, answers } });
    const refused = await save([
      { step: 0, answer: even },
      { step: 1, answer: [1, 2, 3, 4] },
      { step: 6, answer: even },
    ]);
    expect([refused.status, codeOf(refused)]).toEqual([422, 'quizzes.answerRefused']);
    const paths = refused.body.error.fields!.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(['answers.1.answer', 'answers.2.answer']);
    expect((await taker.read()).body.attempt!.answers).toEqual({});
    const saved = await save([
      { step: 4, answer: [100, 0, 0, 0] },
      { step: 1, answer: even },
      { step: 4, answer: even },
    ]);
    expect(saved.body).toMatchObject({ answers: { 1: even, 4: even }, answeredSteps: 2, version: version + 1 });
  });

  it.each([
    ['a sum below 100', 0, [25, 25, 25, 24]],
    ['a sum above 100', 0, [50, 50, 50, 50]],
    ['a percentage below 0', 0, [-10, 50, 50, 10]],
    ['a fraction', 0, [25.5, 24.5, 25, 25]],
    ['three parts', 0, [50, 25, 25]],
    ['text', 0, ['25', '25', '25', '25']],
    ['null', 0, null],
    ['an object', 0, { clan: 100 }],
    ['a step after the last', 6, even],
    ['a step far after the last', 900, even],
  ])('TST-03 refuses %s', async (_, step, answer) => {
    const taker = await world.newTaker();
    const { version } = (await taker.start()).body;
    const refused = await taker.save(step, answer, version);
    expect([refused.status, codeOf(refused)]).toEqual([422, 'quizzes.answerRefused']);
    expect((await taker.read()).body.attempt).toMatchObject({ answers: {}, version });
  });

  it('TST-04 refuses the answer of another step', async () => {
    const taker = await world.newTaker('motivators');
    const { version } = (await taker.start()).body;
    expect(codeOf(await taker.save(1, motivatorsAnswers[0], version))).toBe('quizzes.answerRefused');
    expect(codeOf(await taker.save(0, motivatorsAnswers[1], version))).toBe('quizzes.answerRefused');
    expect(codeOf(await taker.save(0, cultureAnswers[0], version))).toBe('quizzes.answerRefused');
    expect((await taker.save(0, motivatorsAnswers[0], version)).status).toBe(200);
  });

  it.each(['-1', 'one', '1.5', '1e9'])('TST-03 there is no step %s', async (step) => {
    const taker = await world.newTaker();
    const { version } = (await taker.start()).body;
    expect((await taker.save(step, even, version)).status).toBe(404);
  });

  it('TST-03 nothing is saved before beginning, nor with a version of the future, nor without an answer', async () => {
    const taker = await world.newTaker();
    expect(codeOf(await taker.save(0, even, 1))).toBe('quizzes.notStarted');
    expect(codeOf(await taker.finish(1))).toBe('quizzes.notStarted');
    await taker.start();
    expect(codeOf(await taker.save(0, even, 9))).toBe('platform.staleVersion');
    expect((await taker.save(0, even, 0)).status).toBe(422);
    expect(codeOf(await taker.save(0, undefined, 1))).toBe('platform.invalid');
  });

  it("TST-03 another's attempt is never touched", async () => {
    const [taker, stranger] = [await world.newTaker(), await world.newTaker()];
    const { version } = (await taker.start()).body;
    expect((await stranger.read()).body).toEqual({ attempt: null });
    expect(codeOf(await stranger.save(0, even, version))).toBe('quizzes.notStarted');
    expect(codeOf(await stranger.finish(version))).toBe('quizzes.notStarted');
    await stranger.start();
    await stranger.saveMany(cultureAnswers, 1);
    expect((await taker.read()).body.attempt).toMatchObject({ answers: {}, version });
  });
});

describe('a new version of a test', () => {
  /** Simulates an attempt started before the current version: one answer is still valid, two are not. */
  async function outdated() {
    const taker = await world.newTaker();
    const { version } = (await taker.start()).body;
    await world.product.database
      .update(quizAttempts)
      .set({ quizVersion: 0, answers: { 0: even, 1: ['old'], 9: even }, answeredSteps: 3 })
      .where(and(eq(quizAttempts.memberId, taker.id), eq(quizAttempts.quiz, 'culture')));
    return { taker, version };
  }
  const renewed = { quizVersion: 1, answers: { 0: even }, answeredSteps: 1, version: 2 };

  it.each(['start', 'read'] as const)('TST-03 is begun anew with what still fits on %s', async (way) => {
    const { taker } = await outdated();
    const begun = way === 'read' ? (await taker.read()).body.attempt : (await taker.start()).body;
    expect(begun).toMatchObject(renewed);
    expect((await taker.save(1, even, 2)).body).toMatchObject({ answeredSteps: 2, version: 3 });
  });

  it.each(['save', 'finish'] as const)('TST-03 refuses a %s that meant the old one, once', async (way) => {
    const { taker, version } = await outdated();
    const call = () => (way === 'save' ? taker.save(1, even, version) : taker.finish(version));
    const refused = await call();
    expect([refused.status, codeOf(refused)]).toEqual([409, 'quizzes.newVersion']);
    expect(codeOf(await call())).toBe('platform.staleVersion');
    expect((await taker.read()).body.attempt).toMatchObject(renewed);
    expect((await taker.overview())!.answeredSteps).toBe(1);
  });
});

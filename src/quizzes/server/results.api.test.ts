import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cultureAnswers, motivatorsAnswers, startQuizWorld, statusesOf } from '#application/testing/quiz-world.ts';
import { personalitySteps } from '#quizzes/content/personality-phrases.ts';
import { softSkillItems } from '#quizzes/content/soft-skill-items.ts';
import { traitsOfStyle } from '#quizzes/rules/personality/personality-traits.ts';
import { collectOwnTests, eraseOwnTests } from '#quizzes/server/own-data.ts';
import { quizAttempts, quizShares } from '#quizzes/server/tables.ts';

let world: Awaited<ReturnType<typeof startQuizWorld>>;
beforeAll(async () => {
  world = await startQuizWorld();
});
afterAll(() => world.product.close());

const codeOf = (answer: { body: { error: { code: string } } }) => answer.body.error.code;
const cultureResult = { shares: { clan: 40, adhocracy: 30, market: 20, hierarchy: 10 }, dominant: 'clan' };

describe('finishing', () => {
  const traitOf = (step: number, style: keyof typeof traitsOfStyle) =>
    personalitySteps[step]!.map(({ trait }) => trait).find((trait) =>
      traitsOfStyle[style].some((own) => own === trait),
    );
  it.each([
    [
      'TST-02 personality',
      'personality',
      personalitySteps.map((_, step) => ({ most: traitOf(step, 'dominance'), least: traitOf(step, 'conformity') })),
      { principal: 'dominance', styles: { dominance: { most: 25, least: 0 }, conformity: { most: 0, least: 25 } } },
    ],
    ['TST-03 culture', 'culture', cultureAnswers, cultureResult],
    ['TST-04 motivators', 'motivators', motivatorsAnswers, { topThree: ['creativity', 'integrity', 'approval'] }],
    ['TST-05 soft skills', 'softSkills', softSkillItems.map(() => 2), { totalPoints: 50, teamWork: 50 }],
  ] as const)('TST-01 %s is taken step by step to its result', async (_, quiz, given, expected) => {
    const taker = await world.newTaker(quiz);
    let { version } = (await taker.start()).body;
    for (const [step, answer] of given.entries()) ({ version } = (await taker.save(step, answer, version)).body);
    const { status, body } = await taker.finish(version);
    expect([status, body.quizVersion]).toEqual([200, 1]);
    expect(body.result).toMatchObject(expected);
    expect(await taker.overview()).toMatchObject({ state: 'finished', answeredSteps: given.length });
  });

  it('TST-03 an incomplete test is not finished, and what is missing is named', async () => {
    const taker = await world.newTaker();
    await taker.start();
    const { version } = (await taker.saveMany(cultureAnswers.slice(0, 4), 1)).body;
    const refused = await taker.finish(version);
    expect([refused.status, codeOf(refused)]).toEqual([422, 'quizzes.stepsMissing']);
    expect(refused.body.error.message).toBe('2 questions left to answer.');
    const paths = refused.body.error.fields!.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(['answers.4', 'answers.5']);
    expect((await taker.result()).body).toEqual({ finished: null, share: null });
    expect((await taker.overview())!.state).toBe('inProgress');
  });

  it('TST-03 finished many times at once it has one result, and the same one later', async () => {
    const taker = await world.newTaker();
    await taker.start();
    const { version } = (await taker.saveMany(cultureAnswers, 1)).body;
    const answers = await Promise.all(Array.from({ length: 6 }, () => taker.finish(version)));
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 200, 200]);
    const { body } = await taker.finish(version);
    expect(body).toEqual({ quiz: 'culture', quizVersion: 1, result: cultureResult, finishedAt: expect.any(String) });
    for (const answer of answers) expect(answer.body).toEqual(body);
    expect(await world.product.database.$count(quizAttempts, eq(quizAttempts.memberId, taker.id))).toBe(1);
    expect((await taker.result()).body).toMatchObject({ finished: body, share: null });
  });

  it('TST-03 does not finish what was changed elsewhere meanwhile', async () => {
    const taker = await world.newTaker();
    await taker.start();
    const { version } = (await taker.saveMany(cultureAnswers, 1)).body;
    await taker.save(0, [0, 0, 0, 100], version);
    expect(codeOf(await taker.finish(version))).toBe('platform.staleVersion');
    expect((await taker.finish(version + 1)).body.result).toMatchObject({ shares: { hierarchy: 25 } });
  });

  it('TST-01 TST-03 after finishing nothing is changed any more', async () => {
    const taker = await world.newTaker();
    const { body } = await taker.take(cultureAnswers);
    for (const version of [1, 2, 3]) {
      expect(codeOf(await taker.save(0, [100, 0, 0, 0], version))).toBe('quizzes.finished');
      expect(codeOf(await taker.saveMany(cultureAnswers, version))).toBe('quizzes.finished');
    }
    for (const version of [1, 3]) expect(codeOf(await taker.finish(version))).toBe('quizzes.finished');
    expect((await taker.read()).body).toEqual({ attempt: null });
    expect((await taker.result()).body.finished).toMatchObject(body);
    const { finishedAt } = body;
    const expected = { state: 'finished', answeredSteps: 6, finishedAt, retakeAllowedAt: finishedAt };
    expect(await taker.overview()).toMatchObject(expected);
  });
});

describe('taking again', () => {
  it('TST-01 culture may be taken again at once; until that is finished the earlier result counts', async () => {
    const taker = await world.newTaker();
    const first = (await taker.take(cultureAnswers)).body;
    expect((await taker.start()).body).toMatchObject({ answers: {}, version: 1 });
    expect(await taker.overview()).toMatchObject({
      state: 'inProgress',
      answeredSteps: 0,
      finishedAt: first.finishedAt,
    });
    expect((await taker.result()).body.finished).toMatchObject(first);
    const second = (await taker.take(cultureAnswers.map((points) => points.toReversed()))).body;
    expect(second.result).toMatchObject({ dominant: 'hierarchy' });
    expect((await taker.result()).body.finished).toMatchObject(second);
    expect(await world.product.database.$count(quizAttempts, eq(quizAttempts.memberId, taker.id))).toBe(2);
  });

  it('TST-04 the motivators are taken again after six months, and before that the date is told', async () => {
    const taker = await world.newTaker('motivators');
    expect((await taker.take(motivatorsAnswers)).status).toBe(200);
    const setFinished = (finishedAt: Date) =>
      world.product.database.update(quizAttempts).set({ finishedAt }).where(eq(quizAttempts.memberId, taker.id));
    const refused = await taker.start();
    expect([refused.status, codeOf(refused)]).toEqual([409, 'quizzes.retakeTooEarly']);
    const { retakeAllowedAt } = (await taker.overview())!;
    const date = new Date(retakeAllowedAt!).toLocaleDateString('en-US', {
      dateStyle: 'long',
      timeZone: 'America/Sao_Paulo',
    });
    expect(refused.body.error.message).toContain(date);
    const monthsAgo = (months: number) => {
      const moment = new Date();
      moment.setUTCDate(1);
      moment.setUTCMonth(moment.getUTCMonth() - months);
      return moment;
    };
    await setFinished(monthsAgo(5));
    expect((await taker.start()).status).toBe(409);
    await setFinished(monthsAgo(7));
    expect((await taker.start()).status).toBe(200);
  });
});

describe('sharing', () => {
  it('TST-06 a shared result is seen by whoever has the link, with the name and nothing else of the person', async () => {
    const taker = await world.newTaker();
    const { finishedAt } = (await taker.take(cultureAnswers)).body;
    const { status, body } = await taker.share();
    expect(status).toBe(200);
    expect(Buffer.from(body.token, 'base64url')).toHaveLength(16);
    expect(body.path).toBe(`/shared-organizational-culture-results/${taker.id}?token=${body.token}`);
    expect((await taker.result()).body.share).toEqual(body);
    const shown = await world.openShared(taker.id, 'culture', body.token);
    expect(shown.body).toEqual({
      quiz: 'culture',
      quizVersion: 1,
      result: cultureResult,
      finishedAt,
      name: 'Iara Souza',
    });
  });

  it('TST-06 shared many times at once it has one link; a revoked one opens nothing, and the next is another', async () => {
    const taker = await world.newTaker();
    await taker.take(cultureAnswers);
    const answers = await Promise.all(Array.from({ length: 5 }, () => taker.share()));
    const tokens = new Set(answers.map(({ body }) => body.token));
    expect([statusesOf(answers), tokens.size]).toEqual([[200, 200, 200, 200, 200], 1]);
    const [token] = [...tokens];
    expect((await taker.revoke()).body).toEqual({ done: true });
    expect((await taker.revoke()).body).toEqual({ done: true });
    expect((await world.openShared(taker.id, 'culture', token)).status).toBe(404);
    expect((await taker.result()).body.share).toBeNull();
    const next = (await taker.share()).body.token;
    expect(tokens.has(next)).toBe(false);
    expect((await world.openShared(taker.id, 'culture', token)).status).toBe(404);
    expect((await world.openShared(taker.id, 'culture', next)).status).toBe(200);
  });

  it('TST-06 only what the member shares is shown, only with its own token', async () => {
    const [taker, other] = [await world.newTaker(), await world.newTaker()];
    await taker.take(cultureAnswers);
    await world.callsOf(taker, 'motivators').take(motivatorsAnswers);
    await other.take(cultureAnswers);
    const { token } = (await taker.share()).body;
    const otherToken = (await other.share()).body.token;
    const attempts = [
      await world.openShared(taker.id, 'motivators', token),
      await world.openShared(taker.id, 'culture', otherToken),
      await world.openShared(taker.id, 'culture', token.slice(0, -1)),
      await world.openShared(taker.id, 'culture', ''),
      await world.openShared(taker.id, 'culture'),
      await world.openShared('nobody', 'culture', token),
    ];
    expect(statusesOf(attempts)).toEqual([404, 404, 404, 404, 404, 404]);
  });

  it('TST-06 what is not finished cannot be shared; a link goes on to the result of a retake', async () => {
    const taker = await world.newTaker();
    expect(codeOf(await taker.share())).toBe('quizzes.nothingToShare');
    await taker.start();
    expect(codeOf(await taker.share())).toBe('quizzes.nothingToShare');
    await taker.take(cultureAnswers);
    const { token } = (await taker.share()).body;
    await taker.take(cultureAnswers.map((points) => points.toReversed()));
    const shown = await world.openShared(taker.id, 'culture', token);
    expect(shown.body.result).toMatchObject({ dominant: 'hierarchy' });
  });
});

it('ACC-17 the own copy has answers and results, and the erasure takes them and the links away', async () => {
  const { database } = world.product;
  const [taker, other] = [await world.newTaker(), await world.newTaker()];
  for (const one of [taker, other]) {
    await one.take(cultureAnswers);
    await one.share();
  }
  await taker.start();
  const { token } = (await taker.share()).body;
  const copy = await collectOwnTests(database, taker.id);
  expect(copy.attempts).toMatchObject([
    { quiz: 'culture', state: 'finished', result: cultureResult, answers: { 5: [40, 30, 20, 10] } },
    { quiz: 'culture', state: 'inProgress', result: null },
  ]);
  expect(copy.shares).toEqual([{ quiz: 'culture', createdAt: expect.any(Date), revokedAt: null }]);
  await database.transaction((transaction) => eraseOwnTests(transaction, taker.id));
  expect(await database.$count(quizAttempts, eq(quizAttempts.memberId, taker.id))).toBe(0);
  expect(await database.$count(quizShares, eq(quizShares.memberId, taker.id))).toBe(0);
  expect((await world.openShared(taker.id, 'culture', token)).status).toBe(404);
  expect((await other.result()).body).toMatchObject({ finished: { result: cultureResult }, share: expect.any(Object) });
});

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cultureAnswers, motivatorsAnswers, startQuizWorld, statusesOf } from '#application/testing/quiz-world.ts';
import { personalitySteps } from '#quizzes/content/personality-phrases.ts';
import { softSkillItems } from '#quizzes/content/soft-skill-items.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import { quizAttempts } from '#quizzes/server/tables.ts';

let world: Awaited<ReturnType<typeof startQuizWorld>>;
beforeAll(async () => {
  world = await startQuizWorld();
});
afterAll(() => world.product.close());

const codeOf = (answer: { body: { error: { code: string } } }) => answer.body.error.code;
const personalityAnswers = personalitySteps.map(([most, least]) => ({ most: most!.trait, least: least!.trait }));
/** A phrase that belongs to a later step. */
const foreignTrait = personalitySteps
  .flat()
  .map(({ trait }) => trait)
  .find((trait) => personalitySteps[0]!.every((phrase) => phrase.trait !== trait));

interface Hostile {
  row: string;
  quiz: QuizKey;
  /** A complete set. */
  answers: readonly unknown[];
  /** A second valid answer of the first step. */
  other: unknown;
  /** Answers that the first step must refuse, by their fault. */
  wrong: Readonly<Record<string, unknown>>;
}

const hostile: readonly Hostile[] = [
  {
    row: 'TST-02',
    quiz: 'personality',
    answers: personalityAnswers,
    other: { most: personalityAnswers[0]!.least, least: personalityAnswers[0]!.most },
    wrong: {
      'a phrase of another step': { ...personalityAnswers[0], least: foreignTrait },
      'one phrase twice': { most: personalityAnswers[0]!.most, least: personalityAnswers[0]!.most },
      'only one phrase': { most: personalityAnswers[0]!.most },
      'no such phrase': { most: 'toString', least: '__proto__' },
      'the answer of another test': cultureAnswers[0],
    },
  },
  {
    row: 'TST-03',
    quiz: 'culture',
    answers: cultureAnswers,
    other: [0, 0, 0, 100],
    wrong: {
      'a sum of 100 with parts out of range': [150, -50, 0, 0],
      'parts beyond all numbers': [1e308, -1e308, 50, 50],
      'five parts': [20, 20, 20, 20, 20],
      'the answer of another test': 2,
    },
  },
  {
    row: 'TST-04',
    quiz: 'motivators',
    answers: motivatorsAnswers,
    other: [{ card: 'esteem', motivates: false }],
    wrong: {
      'the row of another step': motivatorsAnswers[1],
      'no such card': [{ card: 'money', motivates: true }],
      'a flag that is none': [{ card: 'esteem', motivates: 'yes' }],
      'an empty row': [],
      'the answer of another test': personalityAnswers[0],
    },
  },
  {
    row: 'TST-05',
    quiz: 'softSkills',
    answers: softSkillItems.map(() => 2),
    other: 4,
    wrong: {
      'less than never': -1,
      'more than always': 5,
      'between two words': 1.5,
      'a number as text': '2',
      'the answer of another test': cultureAnswers[0],
    },
  },
];

describe.each(hostile)('$row $quiz and bad answers', ({ row, quiz, answers, other, wrong }) => {
  it(`${row} refuses what its step does not take, alone and among good ones, and keeps nothing of it`, async () => {
    const taker = await world.newTaker(quiz);
    const { version } = (await taker.start()).body;
    const missing = { 'a step after the last': answers.length, 'a step far away': 1_000 };
    for (const [name, answer] of Object.entries(wrong)) {
      const refused = await taker.save(0, answer, version);
      expect([name, refused.status, codeOf(refused)]).toEqual([name, 422, 'quizzes.answerRefused']);
      const together = await taker.saveMany([answer, ...answers.slice(1)], version);
      expect([name, together.status, codeOf(together)]).toEqual([name, 422, 'quizzes.answerRefused']);
      expect(together.body.error.fields).toMatchObject([{ path: 'answers.0.answer' }]);
    }
    for (const [name, step] of Object.entries(missing)) {
      const refused = await taker.save(step, answers[0], version);
      expect([name, refused.status, codeOf(refused)]).toEqual([name, 422, 'quizzes.answerRefused']);
    }
    expect((await taker.save(1_001, answers[0], version)).status).toBe(404);
    expect((await taker.read()).body.attempt).toMatchObject({ answers: {}, answeredSteps: 0, version });
  });

  it(`${row} of two devices that save at once one is told, whether they send one answer or many`, async () => {
    const taker = await world.newTaker(quiz);
    const { version } = (await taker.start()).body;
    const given = [answers, [other], answers, [other]];
    const outcomes = await Promise.all(
      given.map((set, index) => (index < 2 ? taker.saveMany(set, version) : taker.save(0, set[0], version))),
    );
    expect(statusesOf(outcomes)).toEqual([200, 409, 409, 409]);
    for (const one of outcomes.filter(({ status }) => status === 409)) {
      expect(codeOf(one)).toBe('platform.staleVersion');
    }
    const kept = outcomes.find(({ status }) => status === 200)!.body;
    expect((await taker.read()).body.attempt).toEqual(kept);
    expect(kept.version).toBe(version + 1);
  });

  it(`${row} finishing and changing at once leaves one of both, and the result says which`, async () => {
    const taker = await world.newTaker(quiz);
    await taker.start();
    const { version } = (await taker.saveMany(answers, 1)).body;
    const [finish, save] = await Promise.all([taker.finish(version), taker.save(0, other, version)]);
    if (finish.status === 200) {
      expect(codeOf(save)).toBe('quizzes.finished');
      expect((await taker.result()).body.finished).toMatchObject(finish.body);
    } else {
      expect([codeOf(finish), save.status]).toEqual(['platform.staleVersion', 200]);
      expect((await taker.result()).body.finished).toBeNull();
    }
  });

  it(`${row} after finishing no answer is taken, with any version`, async () => {
    const taker = await world.newTaker(quiz);
    const { body } = await taker.take(answers);
    for (const version of [1, 2, 3, 9]) {
      expect(codeOf(await taker.save(0, other, version))).toBe('quizzes.finished');
      expect(codeOf(await taker.saveMany(answers, version))).toBe('quizzes.finished');
    }
    expect((await taker.result()).body.finished).toMatchObject(body);
  });

  it(`${row} an answer that means an older version of the test is refused, and what still fits stays`, async () => {
    const taker = await world.newTaker(quiz);
    const { version } = (await taker.start()).body;
    await world.product.database
      .update(quizAttempts)
      .set({ quizVersion: 0, answers: { 0: answers[0], 1: { outdated: true }, 2_000: answers[0] }, answeredSteps: 3 })
      .where(and(eq(quizAttempts.memberId, taker.id), eq(quizAttempts.quiz, quiz)));
    expect(codeOf(await taker.saveMany(answers, version))).toBe('quizzes.newVersion');
    const { attempt } = (await taker.read()).body;
    expect(attempt).toMatchObject({ quizVersion: 1, answeredSteps: 1, version: version + 1 });
    expect(attempt!.answers).toEqual({ 0: answers[0] });
    expect((await taker.saveMany(answers, attempt!.version)).body.answeredSteps).toBe(answers.length);
  });
});

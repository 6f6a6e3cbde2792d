import { shareTestProduct } from '#application/testing/test-product.ts';
import { motivatorKeys } from '#quizzes/rules/motivators/motivators.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';

/** A complete answer to the culture test: 40, 30, 20 and 10 for the letters of each question. */
export const cultureAnswers = Array.from({ length: 6 }, () => [40, 30, 20, 10]);
/** Deals cards one by one until the row is complete. */
export const motivatorsAnswers = motivatorKeys.map((_, step) =>
  motivatorKeys.slice(0, step + 1).map((card) => ({ card, motivates: true })),
);

/** The product, and professionals who take tests. */
export async function startQuizWorld() {
  const product = await shareTestProduct();

  /** A professional, with the calls of one test. */
  async function newTaker(quiz: QuizKey = 'culture', name = 'Iara Souza') {
    const person = await product.person({ role: 'squadMember', name });
    return { ...person, ...callsOf(person, quiz) };
  }

  function callsOf(person: Pick<Awaited<ReturnType<typeof product.person>>, 'id' | 'call'>, quiz: QuizKey) {
    const { call } = person;
    const params = { quiz };
    const saveMany = (answers: readonly unknown[], version: number) =>
      call('PUT /tests/{quiz}/steps', {
        params,
        body: { version, answers: answers.map((answer, step) => ({ step, answer })) },
      });
    const start = () => call('POST /tests/{quiz}/start', { params });
    const finish = (version: number) => call('POST /tests/{quiz}/finish', { params, body: { version } });
    return {
      start,
      finish,
      saveMany,
      read: () => call('GET /tests/{quiz}/attempt', { params }),
      save: (step: number | string, answer: unknown, version: number) =>
        call('PUT /tests/{quiz}/steps/{step}', { params: { quiz, step }, body: { version, answer } }),
      result: () => call('GET /tests/{quiz}/result', { params }),
      share: () => call('POST /tests/{quiz}/share', { params }),
      revoke: () => call('DELETE /tests/{quiz}/share', { params }),
      overview: async () => {
        const { body } = await call('GET /tests');
        return body.tests.find((test: { quiz: string }) => test.quiz === quiz);
      },
      /** Takes the test from the start to the result. */
      take: async (answers: readonly unknown[]) => {
        const { version } = (await start()).body;
        return finish((await saveMany(answers, version)).body.version);
      },
    };
  }

  /** Calls as somebody who has the link. */
  const openShared = (userId: string, quiz: QuizKey, token?: string) =>
    product.anonymous('GET /sharedTests/{userId}/{quiz}', {
      params: { userId, quiz },
      ...(token !== undefined && { query: { token } }),
    });

  return { product, newTaker, callsOf, openShared };
}

export const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted();

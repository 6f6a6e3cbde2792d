import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startQuizWorld } from '#application/testing/quiz-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { believableAnswers, buildFinishedTests } from '#quizzes/builders.ts';
import { type QuizKey, quizKeys } from '#quizzes/rules/quiz.ts';

let world: Awaited<ReturnType<typeof startQuizWorld>>;
beforeAll(async () => {
  world = await startQuizWorld();
});
afterAll(() => world.product.close());

async function sharer(quiz: QuizKey) {
  const taker = await world.newTaker(quiz, 'Iara <b>Souza</b>');
  await buildFinishedTests(world.product.database, [{ memberId: taker.id, quiz, answers: believableAnswers(quiz, 0) }]);
  const { path, token } = (await taker.share()).body as { path: string; token: string };
  return { ...taker, path, token };
}

const open = (path: string, language = 'en') =>
  fetch(world.product.url + path, { headers: { 'accept-language': language } });
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)![1]!;
const imageOf = (html: string) => new URL(/og:image" content="([^"]*)"/.exec(html)![1]!).pathname;

describe.each(quizKeys)('the shared page of %s', (quiz) => {
  it('TST-06 tells its name and shows its picture before any script runs, and asks search engines to stay away', async () => {
    const taker = await sharer(quiz);
    const answer = await open(taker.path);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(titleOf(html)).toContain('Iara &#60;b&#62;Souza&#60;/b&#62;: ');
    expect(html).toContain('<meta name="robots" content="noindex">');
    const image = await open(imageOf(html));
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
    const portuguese = await (await open(taker.path, 'pt-BR')).text();
    expect(titleOf(portuguese)).not.toBe(titleOf(html));
    expect(imageOf(portuguese)).toMatch(/\/pt\.png$/);
  });

  it('TST-06 is gone with its picture as soon as the link is revoked', async () => {
    const taker = await sharer(quiz);
    const image = imageOf(await (await open(taker.path)).text());
    // No browser and no cache on the way may show it without asking again.
    expect((await open(image)).headers.get('cache-control')).toBe('private, no-cache');
    await taker.revoke();
    const answer = await open(taker.path);
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).not.toContain('Iara');
    expect(html).toContain('noindex');
    expect((await open(image)).status).toBe(404);
  });
});

it('TST-06 no page and no picture answers a link that is none', async () => {
  const { id, token } = await sharer('culture');
  const other = await sharer('culture');
  const page = '/shared-organizational-culture-results';
  for (const path of [
    page,
    `${page}/`,
    `${page}/nobody?token=${token}`,
    `${page}/${id}`,
    `${page}/${id}?token=`,
    `${page}/${id}?token=${other.token}`,
    `${page}/${id}?token=${'x'.repeat(5000)}`,
    `/shared-personality-results/${id}?token=${token}`,
    `/previews/tests/culture/${id}/${other.token}/en.png`,
    `/previews/tests/culture/nobody/${token}/en.png`,
    `/previews/tests/other/${id}/${token}/en.png`,
    `/previews/tests/culture/${id}/${token}/fr.png`,
  ]) {
    expect([path.slice(0, 120), (await open(path)).status]).toEqual([path.slice(0, 120), 404]);
  }
});

it('TST-06 guessing at links is stopped after sixty tries in a minute', async () => {
  const limited = await startTestProduct({ RATE_LIMITS: '1' });
  const guess = () =>
    limited.anonymous('GET /sharedTests/{userId}/{quiz}', {
      params: { userId: crypto.randomUUID(), quiz: 'culture' },
      query: { token: 'guessed' },
    });
  const answers = [];
  for (let count = 0; count < 61; count += 1) answers.push((await guess()).status);
  expect(answers).toEqual([...Array<number>(60).fill(404), 429]);
  await limited.close();
});

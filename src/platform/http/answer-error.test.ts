import fastify from 'fastify';
import { expect, test } from 'vitest';
import { DependencyError } from '#platform/errors/dependency-error.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { answerError } from '#platform/http/answer-error.ts';

test.each([
  ['POST', new Error('broken'), 'Something failed on our side, so this wasn’t done'],
  ['POST', new DependencyError('away'), 'Try again in a few minutes, or ask support.'],
  ['GET', new Error('broken'), 'Something went wrong on our side.'],
  ['POST', platformErrors.unavailable(), 'We’re temporarily unavailable.'],
] as const)('GEN-03 %s that fails with “%s” reads %j', async (method, problem, words) => {
  const app = fastify();
  app.setErrorHandler(answerError);
  app.route({ method, url: '/', handler: () => Promise.reject(problem) });
  const { error } = (await app.inject({ method, url: '/', headers: { 'accept-language': 'en' } })).json();
  expect(error.message).toContain(words);
  await app.close();
});

test.each([
  ['something that is asked to come again', platformErrors.unavailable(), 503, 0],
  ['a refusal', platformErrors.notFound(), 404, 0],
  ['a dependency that failed', new DependencyError('away'), 503, 1],
  ['a fault', new Error('broken'), 500, 1],
])(
  'API-02 the log names failures of the product, not what it answers on purpose: %s',
  async (_, problem, status, times) => {
    const lines: string[] = [];
    const app = fastify({ logger: { level: 'error', stream: { write: (line) => void lines.push(line) } } });
    app.setErrorHandler(answerError);
    app.get('/', () => Promise.reject(problem));
    expect((await app.inject('/')).statusCode).toBe(status);
    expect(lines.filter((line) => line.includes('request failed'))).toHaveLength(times);
    await app.close();
  },
);

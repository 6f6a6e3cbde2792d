import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';
import { tabSpace } from './tab-space.ts';

const api = createClient<{ 'GET /things': object }>() as (key: string) => Promise<unknown>;
const kept = new Map<string, string>();
let answer: (space: string) => void;

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer = (space) => resolve(Response.json({}, { headers: { workspaceid: space } }));
    return promise;
  });
});
afterEach(() => vi.unstubAllGlobals());

it('WSP-01 a late answer of a space that the tab has left does not lead it back there', async () => {
  tabSpace.enter('closed');
  const asked = api('GET /things');
  tabSpace.leave();
  answer('closed');
  await asked;
  expect(tabSpace.read()).toBeNull();
});

it('WSP-01 a tab without a space takes that of its first answer', async () => {
  const asked = api('GET /things');
  answer('own');
  await asked;
  expect(tabSpace.read()).toBe('own');
});

describe('GEN-05 a press counts once', () => {
  const change = createClient<{ 'PUT /things/{id}': object }>() as (
    key: string,
    options: { params: { id: string }; body: unknown },
  ) => Promise<unknown>;
  let answers: ((response: Response) => void)[];
  const put = (id: string, isOn: boolean) => change('PUT /things/{id}', { params: { id }, body: { isOn } });
  beforeEach(() => {
    answers = [];
    vi.stubGlobal('fetch', () => {
      const { promise, resolve } = Promise.withResolvers<Response>();
      answers.push(resolve);
      return promise;
    });
  });
  const answerAll = () => answers.forEach((resolve) => resolve(Response.json({ done: true })));

  it('the same call again while the first one runs is the first one', async () => {
    const calls = [put('1', true), put('1', true)];
    expect(answers).toHaveLength(1);
    answerAll();
    expect(await Promise.all(calls)).toEqual([{ done: true }, { done: true }]);
  });

  it('so is a call of somebody who is signed out, which has no key', async () => {
    const logIn = createClient<{ 'POST /auth/login': object }>() as (key: string, options: object) => Promise<unknown>;
    const calls = [1, 2].map(() => logIn('POST /auth/login', { body: { email: 'ana@example.test' } }));
    expect(answers).toHaveLength(1);
    answerAll();
    expect(await Promise.all(calls)).toEqual([{ done: true }, { done: true }]);
  });

  it('another body, another address and a call after the answer are calls of their own', async () => {
    const calls = [put('1', true), put('1', false), put('1', true), put('2', true)];
    expect(answers).toHaveLength(4);
    answerAll();
    await Promise.all(calls);
    const later = put('1', true);
    expect(answers).toHaveLength(5);
    answerAll();
    await later;
  });
});

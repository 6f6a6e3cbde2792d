import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

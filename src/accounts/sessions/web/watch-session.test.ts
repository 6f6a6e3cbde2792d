import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '#ui/client.ts';
import { endedSession } from '#ui/session/ended-session.ts';
import { sessionQuery } from './session.ts';
import { watchSession } from './watch-session.ts';

const signedIn = { session: { userId: '1' }, demo: false, demoSignIns: [], providers: [] } as never;
const api = createClient() as (key: string) => Promise<unknown>;
let stop = () => {};

function start(session: unknown, status: number, code: string) {
  vi.stubGlobal('fetch', async () => Response.json({ error: { code, message: '' } }, { status }));
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, session as never);
  const reloadAt = vi.fn<(address: string) => void>();
  stop = watchSession(queryClient, reloadAt);
  return { queryClient, reloadAt };
}

afterEach(() => {
  stop();
  endedSession.settle();
  vi.unstubAllGlobals();
});

test.each([
  [signedIn, 401, 'platform.unauthenticated', true],
  [signedIn, 403, 'platform.forbidden', false],
  [signedIn, 401, 'accounts.wrongPassword', false],
  [{ session: null }, 401, 'platform.unauthenticated', false],
])(
  'SES-06 after a refusal the page of %o stays and %i %s asks to log in again: %s',
  async (session, status, code, asks) => {
    const { queryClient, reloadAt } = start(session, status, code);
    await expect(api('GET /users')).rejects.toThrow();
    expect(endedSession.read()).toBe(asks);
    expect(reloadAt).not.toHaveBeenCalled();
    expect(queryClient.getQueryData(sessionQuery.queryKey)).toEqual(session);
  },
);

test('SES-06 a refusal of a call that was sent before the login asks nobody to log in again', async () => {
  start(signedIn, 401, 'platform.unauthenticated');
  let answer = (_: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  const late = api('GET /users');
  endedSession.announce();
  endedSession.settle();
  answer(Response.json({ error: { code: 'platform.unauthenticated', message: '' } }, { status: 401 }));
  await expect(late).rejects.toThrow();
  expect(endedSession.read()).toBe(false);
});

test('SES-07 a 401 of the profession group signs out and reloads the root', async () => {
  const { queryClient, reloadAt } = start(signedIn, 401, 'platform.unauthenticated');
  await expect(api('GET /professionsGroup')).rejects.toThrow();
  expect(reloadAt).toHaveBeenCalledWith('/');
  expect(endedSession.read()).toBe(false);
  expect(queryClient.getQueryData(sessionQuery.queryKey)?.session).toBeNull();
});

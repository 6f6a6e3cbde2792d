import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { endedSession } from '#ui/session/ended-session.ts';
import { sessionQuery } from './session.ts';

afterEach(() => {
  endedSession.settle();
  vi.unstubAllGlobals();
});

const ana = { userId: 'ana', displayName: 'Ana' };

async function readAgain(known: object | null, answered: object | null) {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('fetch', async () => Response.json({ session: answered }));
  vi.stubGlobal('window', { location: { reload } });
  const queryClient = new QueryClient();
  if (known) queryClient.setQueryData(sessionQuery.queryKey, { session: known } as never);
  const { session } = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
  return { session, reload };
}

test('SES-06 a session that is gone meanwhile keeps its page and asks to log in again', async () => {
  expect((await readAgain(ana, null)).session).toEqual(ana);
  expect(endedSession.read()).toBe(true);
});

test('SES-06 who is not signed in yet is asked nothing, and news of the same person are taken', async () => {
  expect((await readAgain(null, null)).session).toBeNull();
  const { session, reload } = await readAgain(ana, { ...ana, displayName: 'Ana Lima' });
  expect(session).toMatchObject({ displayName: 'Ana Lima' });
  expect(reload).not.toHaveBeenCalled();
  expect(endedSession.read()).toBe(false);
});

test('SES-07 a tab whose browser was signed in as somebody else meanwhile begins anew', async () => {
  const { reload } = await readAgain(ana, { userId: 'bia' });
  expect(reload).toHaveBeenCalledOnce();
});

import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#platform/ui/api-error.ts';
import { sessionQuery } from './session.ts';
import { watchSession } from './watch-session.ts';

const signedIn = { session: { userId: '1' }, demo: false, demoSignIns: [], providers: [] } as never;
const refusal = (status: number, code: string) => new ApiError({ status, code, message: '' });

test.each([
  [refusal(401, 'platform.unauthenticated'), 1],
  [refusal(403, 'platform.forbidden'), 0],
  [refusal(401, 'accounts.wrongPassword'), 0],
  [new Error('other'), 0],
])('SES-06 after %s the guards ask again %i times', async (problem, times) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const guardAgain = vi.fn<() => Promise<void>>(async () => {});
  queryClient.setQueryData(sessionQuery.queryKey, signedIn);
  watchSession(queryClient, guardAgain);
  const fail = () => Promise.reject(problem);
  await Promise.allSettled([
    queryClient.fetchQuery({ queryKey: ['one'], queryFn: fail }),
    queryClient.fetchQuery({ queryKey: ['two'], queryFn: fail }),
  ]);
  expect(guardAgain).toHaveBeenCalledTimes(times);
  expect(queryClient.getQueryData(sessionQuery.queryKey)?.session === null).toBe(times > 0);
});

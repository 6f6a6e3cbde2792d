import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const MAXIMUM_RETRIES = 2;
const LONGEST_WAIT_S = 10;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 600_000,
        refetchOnWindowFocus: true,
        // Offline calls fail with a message instead of waiting silently.
        networkMode: 'always',
        retry: (count, error) =>
          count < MAXIMUM_RETRIES && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
        retryDelay,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The server's Retry-After, or one and two seconds; randomised, so that browsers do not retry together. */
function retryDelay(count: number, error: unknown): number {
  const asked = error instanceof ApiError ? Math.min(error.retryAfter ?? 0, LONGEST_WAIT_S) * 1_000 : 0;
  return Math.max(asked, 1_000 * 2 ** count) * (1 + Math.random() / 2);
}

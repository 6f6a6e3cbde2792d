import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const MAXIMUM_RETRIES = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 600_000,
        refetchOnWindowFocus: true,
        // Offline calls fail with words of their own instead of waiting silently.
        networkMode: 'always',
        retry: (count, error) =>
          count < MAXIMUM_RETRIES && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

import type { ComponentProps, ReactNode } from 'react';
import { LoadError } from './error-state.tsx';
import { Loading } from './skeleton.tsx';

interface UnreadProps extends Omit<ComponentProps<typeof LoadError>, 'error' | 'onRetry' | 'retrying'> {
  query: { data: unknown; error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  /** Null: nothing shows that it is being read. */
  skeleton: ReactNode;
}

/** In place of what is read: its skeleton, or what failed, with another try. */
export function Unread({ query: { data, error, isFetching, refetch }, skeleton, ...look }: UnreadProps) {
  if (data) return null;
  if (error) return <LoadError {...look} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return skeleton === null ? null : <Loading>{skeleton}</Loading>;
}

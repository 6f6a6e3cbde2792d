import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Disclosure } from '#ui/page/disclosure.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';

interface LoadWhenOpenedProps<Data> {
  summary: string;
  /** Enabled once it is open. */
  query: UseQueryResult<Data>;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  className?: string | undefined;
  children: (data: Data) => ReactNode;
}

/** Content that few people need, loaded when opened. */
export function LoadWhenOpened<Data>({ query, isOpen, children, ...look }: LoadWhenOpenedProps<Data>) {
  return (
    <Disclosure strong {...look}>
      {query.isError && <LoadError error={query.error} onRetry={() => void query.refetch()} compact />}
      {isOpen && query.isPending && (
        <Loading>
          <SkeletonText lines={3} />
        </Loading>
      )}
      {query.data !== undefined && children(query.data)}
    </Disclosure>
  );
}

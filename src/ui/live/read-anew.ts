import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Reads anew after news. A read under way may have begun before the change, and its answer would hide it: it is dropped first. */
export function readAnew(queryClient: QueryClient, queryKey: QueryKey): void {
  void queryClient.cancelQueries({ queryKey }).then(() => queryClient.invalidateQueries({ queryKey }));
}

/** After a change was put into what is shown: the same, if a read is under way. */
export function readAnewIfReading(queryClient: QueryClient, queryKey: QueryKey): void {
  if (queryClient.isFetching({ queryKey }) > 0) readAnew(queryClient, queryKey);
}

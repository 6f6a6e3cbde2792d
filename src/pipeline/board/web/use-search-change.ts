import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

export type SearchChange<Search> = { [Key in keyof Search]?: Search[Key] | undefined };

/** Changes parts of the address's search; undefined removes a key. */
export function useSearchChange<Search extends object>() {
  const navigate = useNavigate();
  return useCallback(
    (next: SearchChange<Search>, replace = true) => {
      const merge = (now: object) =>
        Object.fromEntries(Object.entries({ ...now, ...next }).filter(([, value]) => value !== undefined));
      void navigate({ to: '.', search: merge, replace });
    },
    [navigate],
  );
}

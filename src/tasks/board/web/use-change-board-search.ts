import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { ChangeBoardSearch } from './addresses.ts';

/** Changes parts of the address of the board that is open. */
export function useChangeBoardSearch(): ChangeBoardSearch {
  const navigate = useNavigate();
  return useCallback<ChangeBoardSearch>(
    (next) => {
      const merge = (now: object) =>
        Object.fromEntries(Object.entries({ ...now, ...next }).filter(([, value]) => value !== undefined));
      void navigate({ to: '.', search: merge, replace: true });
    },
    [navigate],
  );
}

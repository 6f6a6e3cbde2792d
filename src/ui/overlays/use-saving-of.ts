import { type MutationKey, useMutationState } from '@tanstack/react-query';
import type { Saving } from './use-typed-words.ts';

/** The last call with this key, for a dialog whose form is further in. */
export function useSavingOf(mutationKey: MutationKey): Saving {
  const calls = useMutationState({
    filters: { mutationKey },
    select: ({ state: { status, error } }) => ({ isPending: status === 'pending', error }),
  });
  return calls.at(-1) ?? { isPending: false, error: null };
}

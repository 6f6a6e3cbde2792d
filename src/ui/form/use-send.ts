import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../api-error.ts';
import { toast } from '../toasts/toast-store.ts';

/** Says what failed, and why where the server says so. */
export const sayProblem = (title: string) => (problem: unknown) =>
  toast.error(title, { ...(isApiError(problem) && { description: problem.message }) });

interface Sending<Output, Input> {
  send: (input: Input) => Promise<Output>;
  /** What is said once it is done; null: nothing. */
  done: string | null | ((output: Output, input: Input) => string);
  /** Heads why it is not done; without it a form says so. */
  failed?: string;
  /** What is read anew, done or not. */
  reads: QueryKey;
  onDone?: (output: Output, input: Input) => void;
}

/** Sends what somebody typed or chose, says what became of it, and reads anew what it changed. */
export function useSend<Output, Input = void>({ send, done, failed, reads, onDone }: Sending<Output, Input>) {
  const queryClient = useQueryClient();
  return useMutation<Output, Error, Input>({
    mutationFn: send,
    onSuccess: (output, input) => {
      const words = typeof done === 'function' ? done(output, input) : done;
      if (words !== null) toast.success(words);
      onDone?.(output, input);
    },
    ...(failed !== undefined && { onError: sayProblem(failed) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: reads }),
  });
}

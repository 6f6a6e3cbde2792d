import { isApiError } from '#ui/api-error.ts';
import { toast } from '#ui/toasts/toast-store.ts';

/** Says what failed, and why where the server says so. */
export const sayProblem = (title: string) => (problem: unknown) =>
  toast.error(title, { ...(isApiError(problem) && { description: problem.message }) });

import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';

/** The id of the request's space; the gate refuses calls without one. */
export function spaceIdOf(context: SignedInContext): string {
  if (!context.workspace) throw platformErrors.forbidden();
  return context.workspace.id;
}

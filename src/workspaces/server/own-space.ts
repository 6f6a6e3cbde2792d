import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';

/** The space that the request speaks for; the gate has let nobody through without one. */
export function spaceIdOf(context: SignedInContext): string {
  if (!context.workspace) throw platformErrors.forbidden();
  return context.workspace.id;
}

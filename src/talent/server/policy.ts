import type { Context } from '#platform/http/request-context.ts';
import type { HireWay } from '#talent/rules/hire-way.ts';

/** Where the hire banner leads the caller; null for callers without one. */
export function hireWayOf({ session, workspace }: Pick<Context, 'session' | 'workspace'>): HireWay | null {
  if (!session) return 'signUp';
  if (session.role !== 'squadOwner') return null;
  const mayPost = workspace === null || workspace.isOwner || workspace.permissions.includes('createProject');
  return mayPost && !workspace?.viewingAs ? 'brief' : null;
}

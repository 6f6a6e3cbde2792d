import type { SignedInContext } from '#platform/http/request-context.ts';

/** Administrators and the owner of the space read every ticket in it, colleagues and professionals those they opened. */
export function readsAll({ session, workspace }: Pick<SignedInContext, 'session' | 'workspace'>): boolean {
  return session.role === 'admin' || workspace?.isOwner === true;
}

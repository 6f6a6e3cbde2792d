import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { findOwnWorkspace, findWorkspaceWithin } from '#workspaces/server/queries.ts';

/** The balance of a space. Nothing can be paid in or out yet, so every wallet holds zero. */
export async function readBalance(context: SignedInContext, ownerId: string | undefined) {
  const named = ownerId ? await findOwnWorkspace(context.database, ownerId) : null;
  const requestedId = ownerId ? named?.id : context.workspace?.id;
  const workspace = requestedId ? await findWorkspaceWithin(context.database, context.reach, requestedId) : null;
  if (!workspace) throw platformErrors.notFound();
  const cents = 0;
  return { userWallet: cents / 100, cents, currency: 'BRL' as const };
}

import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { findOwnWorkspace, findWorkspaceWithin } from '#workspaces/server/queries.ts';

/** The space whose wallet is asked for: the caller's, or that of a named owner. Throws `platform.notFound` where the caller does not reach it. */
export async function requireWalletSpace(context: SignedInContext, ownerId: string | undefined) {
  const named = ownerId ? await findOwnWorkspace(context.database, ownerId) : null;
  const requestedId = ownerId ? named?.id : context.workspace?.id;
  const workspace = requestedId ? await findWorkspaceWithin(context.database, context.reach, requestedId) : null;
  if (!workspace) throw platformErrors.notFound();
  return workspace;
}

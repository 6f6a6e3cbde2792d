import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { sumOfBalances } from '#wallet/ledger/server/read-balances.ts';
import { findOwnWorkspace, findWorkspaceWithin } from '#workspaces/server/queries.ts';

/** What a space holds in reais: what is free and what is set aside for projects. */
export async function readBalance(context: SignedInContext, ownerId: string | undefined) {
  const named = ownerId ? await findOwnWorkspace(context.database, ownerId) : null;
  const requestedId = ownerId ? named?.id : context.workspace?.id;
  const workspace = requestedId ? await findWorkspaceWithin(context.database, context.reach, requestedId) : null;
  if (!workspace) throw platformErrors.notFound();
  const cents = await sumOfBalances(context.database, workspace.id, 'BRL');
  return { userWallet: cents / 100, cents, currency: 'BRL' as const };
}

import { eq } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { CompanySize } from '#workspaces/company/rules/company-size.ts';
import { divideName } from '#workspaces/company/rules/divide-name.ts';
import { companyAbilities } from '#workspaces/server/policy.ts';
import { findOwnWorkspace, findWorkspaceWithin } from '#workspaces/server/queries.ts';
import type { workspaces } from '#workspaces/server/tables.ts';

/** The company data of the request's space, or of a named owner within the caller's reach. */
export async function readOwnerData(context: SignedInContext, ownerId: string | undefined) {
  return presentOwnerData(context, context.database, await findRequestedWorkspace(context, ownerId));
}

/** The request's space, or that of a named owner within the caller's reach. */
export async function findRequestedWorkspace(context: SignedInContext, ownerId: string | undefined) {
  const named = ownerId ? await findOwnWorkspace(context.database, ownerId) : null;
  const requestedId = ownerId ? named?.id : context.workspace?.id;
  const workspace = requestedId ? await findWorkspaceWithin(context.database, context.reach, requestedId) : null;
  if (!workspace) throw platformErrors.notFound();
  return workspace;
}

/** The owner's name is that of the account; what the space holds of it only says where it divides. */
export async function presentOwnerData(
  context: SignedInContext,
  database: Database,
  workspace: typeof workspaces.$inferSelect,
) {
  const { firstName, phoneCode, phoneNumber, employees, id, ...rest } = workspace;
  const [owner] = await database.select({ name: users.name }).from(users).where(eq(users.id, workspace.ownerId));
  return {
    ...rest,
    workspaceId: id,
    ...divideName(owner?.name ?? '', firstName),
    phone: { code: phoneCode, number: phoneNumber },
    employees: employees === '' ? null : (employees as CompanySize),
    abilities: companyAbilities(context.session, context.workspace, id),
  };
}

import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { hasPermission } from '#projects/server/policy.ts';
import { returnableCents } from '#wallet/allocations/rules/allocation.ts';
import { readBalanceOf } from '#wallet/ledger/server/read-balances.ts';
import { listHires, listProjectsToCredit } from './project-credits.ts';

/** What the caller’s space can give to which project. */
export async function readAllocations(context: SignedInContext) {
  const { database, workspace } = context;
  if (!workspace) throw platformErrors.notFound();
  const found = await listProjectsToCredit(database, workspace.id);
  const [availableCents, debtCents, hires] = await Promise.all([
    readBalanceOf(database, { kind: 'available', workspaceId: workspace.id }, 'BRL'),
    readBalanceOf(database, { kind: 'debt', workspaceId: workspace.id }, 'BRL'),
    listHires(
      database,
      found.filter(({ takesCredits }) => takesCredits).map(({ projectId }) => projectId),
    ),
  ]);
  return {
    availableCents,
    debtCents,
    projects: found.map(({ projectId, title, allocatedCents, dueCents }) => ({
      ...{ projectId, title, allocatedCents, dueCents },
      returnableCents: returnableCents({ allocatedCents, dueCents }),
      hires: hires.filter((hire) => hire.projectId === projectId).map(({ projectId: _, ...hire }) => hire),
    })),
    abilities: { allocate: hasPermission(context, 'assignProfessionals') },
  };
}

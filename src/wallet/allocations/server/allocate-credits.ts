import { and, eq } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { hasPermission } from '#projects/server/policy.ts';
import { projects } from '#projects/server/tables.ts';
import { priceHires, returnableCents } from '#wallet/allocations/rules/allocation.ts';
import { walletErrors } from '#wallet/errors.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { coverPayableHours, lockCredits } from '#wallet/hours/server/cover-payable-hours.ts';
import { creditAllocations } from '#wallet/hours/server/tables.ts';
import type { Posting } from '#wallet/ledger/rules/posting.ts';
import { announceWallets } from '#wallet/ledger/server/announce-wallet.ts';
import { postTransaction } from '#wallet/ledger/server/post-transaction.ts';
import { readBalanceOf, requireNoDebt } from '#wallet/ledger/server/read-balances.ts';
import { listPricedHires, listProjectsToCredit } from './project-credits.ts';

interface Hours {
  projectId: string;
  hires: readonly { hireId: string; minutes: number }[];
}

/** Sets credits aside for hours of hires. Throws `wallet.hireUnpriced`, `wallet.notEnough`. */
export function allocateCredits(context: SignedInContext, { projectId, hires }: Hours) {
  return moveOwn(context, projectId, 'creditsAllocated', async (transaction, workspaceId, project) => {
    if (!project.takesCredits) throw platformErrors.notFound();
    await requireNoDebt(transaction, workspaceId, 'BRL');
    const priced = new Map((await listPricedHires(transaction, [projectId])).map((hire) => [hire.hireId, hire]));
    const wanted = new Map(hires.map((hire) => [hire.hireId, hire]));
    const { lines } = priceHires(
      [...wanted.values()].map(({ hireId, minutes }) => {
        const hire = priced.get(hireId);
        if (!hire) throw walletErrors.hireUnpriced();
        return { hireId, minutes, grossCents: hire.grossCents };
      }),
    );
    // Minutes at a price of nothing.
    if (lines.some((line) => line.cents === 0)) throw walletErrors.hireUnpriced();
    return lines;
  });
}

/** Takes credits of a project back, as far as no approved hours need them. Throws `wallet.creditsDue`. */
export function returnCredits(context: SignedInContext, { projectId, cents }: { projectId: string; cents: number }) {
  return moveOwn(context, projectId, 'creditsReturned', async (_transaction, _workspaceId, project) => {
    if (cents > returnableCents(project)) throw walletErrors.creditsDue();
    return [{ cents: -cents }];
  });
}

/** Moves what `prepare` says, which knows the project as it stands while nobody else moves its credits. */
async function moveOwn(
  context: SignedInContext,
  projectId: string,
  happening: 'creditsAllocated' | 'creditsReturned',
  prepare: (
    transaction: Database,
    workspaceId: string,
    project: Awaited<ReturnType<typeof requireProject>>['project'],
  ) => Promise<Move['lines']>,
) {
  const { database, session, now } = context;
  return database.transaction(async (transaction) => {
    const { workspaceId, project } = await requireProject(transaction, context, projectId);
    const lines = await prepare(transaction, workspaceId, project);
    await moveCredits(transaction, { workspaceId, projectId, lines, actorId: session.userId, now });
    await recordHappening(transaction, {
      ...{ name: walletHappenings[happening], workspaceId, actorId: session.userId },
      ids: { projectId },
    });
    await announceWallets(transaction, [workspaceId]);
    return {
      projectId,
      allocatedCents: await readBalanceOf(transaction, { kind: 'allocated', workspaceId, projectId }, 'BRL'),
      availableCents: await readBalanceOf(transaction, { kind: 'available', workspaceId }, 'BRL'),
    };
  });
}

/** The project, and whether the caller may move its credits: one of another space is not found before that is asked. */
async function requireProject(transaction: Database, context: SignedInContext, projectId: string) {
  if (!context.workspace) throw platformErrors.notFound();
  const workspaceId = context.workspace.id;
  // Two people who move credits of one project do so one after the other.
  await lockProject(transaction, workspaceId, projectId);
  if (!hasPermission(context, 'assignProfessionals')) throw platformErrors.forbidden();
  const [project] = await listProjectsToCredit(transaction, workspaceId, projectId);
  if (!project) throw platformErrors.notFound();
  return { workspaceId, project };
}

/** Holds a project of the space, and its credits, until the transaction ends. Throws `platform.notFound` for one of another space. */
async function lockProject(transaction: Database, workspaceId: string, projectId: string): Promise<void> {
  const [locked] = await transaction
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.workspaceId, workspaceId)))
    .for('no key update');
  if (!locked) throw platformErrors.notFound();
  await lockCredits(transaction, projectId);
}

interface Move {
  workspaceId: string;
  projectId: string;
  /** Above zero to the project, for hours of a hire; below zero back to the wallet. */
  lines: readonly { cents: number; hireId?: string; minutes?: number; grossCents?: number }[];
  actorId: string;
  now: Date;
}

/** Moves credits in reais between a company’s wallet and its project, where they cover hours at once. */
export async function moveCredits(
  transaction: Database,
  { workspaceId, projectId, lines, actorId, now }: Move,
): Promise<void> {
  const cents = lines.reduce((sum, line) => sum + line.cents, 0);
  const posting: Posting = {
    ...{ key: `allocation:${newId()}`, type: 'allocation', currency: 'BRL', actorId },
    cause: { kind: 'project', id: projectId },
    lines: [
      { account: { kind: 'available', workspaceId }, cents: -cents },
      { account: { kind: 'allocated', workspaceId, projectId }, cents },
    ],
  };
  const { transactionId } = await postTransaction(transaction, posting, now);
  const common = { workspaceId, projectId, transactionId, createdBy: actorId, createdAt: now };
  await transaction.insert(creditAllocations).values(lines.map((line) => ({ ...common, ...line })));
  if (cents > 0) await coverPayableHours(transaction, projectId, { isNew: null, now });
}

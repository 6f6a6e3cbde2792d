import { and, asc, eq, or, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '#platform/db/connection.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { viewsContract } from '#pipeline/company/contract/views.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { companyOf } from '#pipeline/candidates/server/company-of.ts';
import { lockWorkspace } from '#workspaces/server/lock-workspace.ts';
import { canManage } from '#pipeline/candidates/server/policy.ts';
import { candidateViewDefaults, candidateViews } from './tables.ts';

type Kept = z.output<(typeof viewsContract)['POST /candidates/views']['body']>;
const MAXIMUM_VIEWS = 50;

/** A view belongs to its author; a shared one can be used by the whole company. */
const isSeen = ({ session }: SignedInContext): SQL | undefined =>
  or(eq(candidateViews.authorId, session.userId), eq(candidateViews.isShared, true));

export async function listViews(context: SignedInContext, companyId: string | undefined) {
  const workspaceId = companyOf(context, companyId);
  const { database, session } = context;
  const [rows, [chosen]] = await Promise.all([
    database
      .select()
      .from(candidateViews)
      .where(and(eq(candidateViews.workspaceId, workspaceId), isSeen(context)))
      .orderBy(asc(candidateViews.name), asc(candidateViews.id))
      .limit(500),
    database
      .select({ viewId: candidateViewDefaults.viewId })
      .from(candidateViewDefaults)
      .where(and(eq(candidateViewDefaults.userId, session.userId), eq(candidateViewDefaults.workspaceId, workspaceId))),
  ]);
  return { views: rows.map((row) => present(context, row, chosen?.viewId)), mayShare: canManage(context) };
}

export function saveView(context: SignedInContext, companyId: string | undefined, kept: Kept) {
  const workspaceId = companyOf(context, companyId);
  if (kept.isShared && !canManage(context)) throw platformErrors.forbidden();
  const authorId = context.session.userId;
  return context.database.transaction(async (transaction) => {
    await lockWorkspace(transaction, workspaceId);
    const own = and(eq(candidateViews.workspaceId, workspaceId), eq(candidateViews.authorId, authorId));
    if ((await transaction.$count(candidateViews, own)) >= MAXIMUM_VIEWS)
      throw pipelineErrors.tooManyViews({ count: MAXIMUM_VIEWS });
    const [made] = await transaction
      .insert(candidateViews)
      .values({ workspaceId, authorId, ...kept })
      .returning();
    return present(context, made!, undefined);
  });
}

export function changeView(context: SignedInContext, viewId: string, { version, ...kept }: Kept & { version: number }) {
  return context.database.transaction(async (transaction) => {
    const view = await lockView(transaction, context, viewId);
    if (kept.isShared && !canManage(context)) throw platformErrors.forbidden();
    if (view.version !== version) throw platformErrors.staleVersion();
    const [changed] = await transaction
      .update(candidateViews)
      .set({ ...kept, version: version + 1, updatedAt: context.now })
      .where(eq(candidateViews.id, viewId))
      .returning();
    return present(context, changed!, undefined);
  });
}

export function deleteView(context: SignedInContext, viewId: string): Promise<void> {
  return context.database.transaction(async (transaction) => {
    await lockView(transaction, context, viewId);
    await transaction.delete(candidateViews).where(eq(candidateViews.id, viewId));
  });
}

export function chooseDefault(context: SignedInContext, companyId: string | undefined, viewId: string | null) {
  const workspaceId = companyOf(context, companyId);
  const { userId } = context.session;
  return context.database.transaction(async (transaction) => {
    if (viewId === null) {
      await transaction
        .delete(candidateViewDefaults)
        .where(and(eq(candidateViewDefaults.userId, userId), eq(candidateViewDefaults.workspaceId, workspaceId)));
      return;
    }
    const [view] = await transaction
      .select({ id: candidateViews.id })
      .from(candidateViews)
      .where(and(eq(candidateViews.id, viewId), eq(candidateViews.workspaceId, workspaceId), isSeen(context)))
      .for('key share');
    if (!view) throw platformErrors.notFound();
    const { userId: person, workspaceId: company } = candidateViewDefaults;
    await transaction
      .insert(candidateViewDefaults)
      .values({ userId, workspaceId, viewId })
      .onConflictDoUpdate({ target: [person, company], set: { viewId } });
  });
}

type ViewRow = typeof candidateViews.$inferSelect;

function mayChange(context: SignedInContext, { authorId, isShared }: ViewRow): boolean {
  return authorId === context.session.userId || (isShared && canManage(context));
}

async function lockView(transaction: Database, context: SignedInContext, viewId: string): Promise<ViewRow> {
  const [view] = await transaction
    .select()
    .from(candidateViews)
    .where(and(eq(candidateViews.id, viewId), withinReach(candidateViews.workspaceId, context.reach), isSeen(context)))
    .for('update');
  if (!view) throw platformErrors.notFound();
  if (!mayChange(context, view)) throw platformErrors.forbidden();
  return view;
}

function present(context: SignedInContext, row: ViewRow, defaultId: string | undefined) {
  const { id: viewId, name, isShared, settings, authorId, version } = row;
  return {
    viewId,
    name,
    isShared,
    settings,
    version,
    isOwn: authorId === context.session.userId,
    isDefault: viewId === defaultId,
    abilities: { change: mayChange(context, row) },
  };
}

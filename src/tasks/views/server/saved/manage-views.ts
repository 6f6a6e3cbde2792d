import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { requireReader } from '#tasks/board/server/find-reader.ts';
import { taskBoards } from '#tasks/board/server/tables.ts';
import { taskErrors } from '#tasks/errors.ts';
import { MAXIMUM_VIEWS_PER_PERSON } from '#tasks/rules/task-limits.ts';
import type { KeptTaskView } from '#tasks/views/saved-schemas.ts';
import { taskViews } from './tables.ts';

interface ViewPlace {
  projectId: string;
  viewId: string;
}

const ownViews = ({ session }: SignedInContext, projectId: string) =>
  and(eq(taskViews.projectId, projectId), eq(taskViews.authorId, session.userId));
const ownView = (context: SignedInContext, { projectId, viewId }: ViewPlace) =>
  and(ownViews(context, projectId), eq(taskViews.id, viewId));

export async function listViews(context: SignedInContext, projectId: string) {
  const { database } = context;
  await requireReader(database, context, projectId);
  const rows = await database
    .select()
    .from(taskViews)
    .where(ownViews(context, projectId))
    .orderBy(sql`fold_text(${taskViews.name})`, asc(taskViews.id));
  return { views: rows.map(present) };
}

export function saveView(context: SignedInContext, projectId: string, kept: KeptTaskView) {
  return onBoard(context, projectId, async (transaction) => {
    if ((await transaction.$count(taskViews, ownViews(context, projectId))) >= MAXIMUM_VIEWS_PER_PERSON)
      throw taskErrors.tooManyViews({ count: MAXIMUM_VIEWS_PER_PERSON });
    const values = { projectId, authorId: context.session.userId, ...kept };
    const [made] = await transaction.insert(taskViews).values(values).returning();
    return present(made!);
  });
}

export function changeView(
  context: SignedInContext,
  place: ViewPlace,
  { version, ...kept }: KeptTaskView & { version: number },
) {
  return onBoard(context, place.projectId, async (transaction) => {
    const [view] = await transaction.select().from(taskViews).where(ownView(context, place));
    if (!view) throw platformErrors.notFound();
    if (view.version !== version) throw platformErrors.staleVersion();
    const change = { ...kept, version: version + 1, updatedAt: context.now };
    const [changed] = await transaction.update(taskViews).set(change).where(eq(taskViews.id, view.id)).returning();
    return present(changed!);
  });
}

export function deleteView(context: SignedInContext, place: ViewPlace): Promise<void> {
  return onBoard(context, place.projectId, async (transaction) => {
    const gone = await transaction.delete(taskViews).where(ownView(context, place)).returning({ id: taskViews.id });
    if (gone.length === 0) throw platformErrors.notFound();
  });
}

export function chooseDefault(context: SignedInContext, projectId: string, viewId: string | null): Promise<void> {
  return onBoard(context, projectId, async (transaction) => {
    await transaction.update(taskViews).set({ isDefault: false }).where(ownViews(context, projectId));
    if (viewId === null) return;
    const chosen = await transaction
      .update(taskViews)
      .set({ isDefault: true })
      .where(ownView(context, { projectId, viewId }))
      .returning({ id: taskViews.id });
    if (chosen.length === 0) throw platformErrors.notFound();
  });
}

/** Writers of the views of a board wait for each other, so that their limit and the one default hold; ended projects keep theirs. */
async function onBoard<Result>(
  context: SignedInContext,
  projectId: string,
  write: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  const { enabledAt } = await requireReader(context.database, context, projectId);
  if (enabledAt === null) throw taskErrors.boardNotEnabled();
  return context.database.transaction(async (transaction) => {
    await transaction
      .select({ projectId: taskBoards.projectId })
      .from(taskBoards)
      .where(eq(taskBoards.projectId, projectId))
      .for('no key update');
    return write(transaction);
  });
}

function present({ id: viewId, name, settings, isDefault, version }: typeof taskViews.$inferSelect) {
  return { viewId, name, settings, isDefault, version };
}

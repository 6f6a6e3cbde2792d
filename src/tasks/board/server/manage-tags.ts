import { and, eq, sql } from 'drizzle-orm';
import type { TagColour } from '#platform/contract/tag-colours.ts';
import type { Database } from '#platform/db/connection.ts';
import { isUniqueViolation } from '#platform/db/is-unique-violation.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { taskErrors } from '#tasks/errors.ts';
import { MAXIMUM_TAGS_PER_BOARD } from '#tasks/rules/task-limits.ts';
import { announceBoard } from './announce-tasks.ts';
import { taskHappenings } from '#tasks/happenings.ts';
import { type BoardReader, lockBoard, requireReader } from './find-reader.ts';
import { taskTags } from './tables.ts';

interface Look {
  name: string;
  colour: TagColour;
}

export function createTag(context: SignedInContext, projectId: string, look: Look) {
  return onBoard(context, projectId, async (transaction, reader) => {
    const count = await transaction.$count(taskTags, eq(taskTags.projectId, projectId));
    if (count >= MAXIMUM_TAGS_PER_BOARD) throw taskErrors.tooManyTags({ count: MAXIMUM_TAGS_PER_BOARD });
    const [made] = await unlessTaken(
      look.name,
      transaction
        .insert(taskTags)
        .values({ projectId, ...look })
        .returning(),
    );
    await announceBoard(transaction, reader, taskHappenings.tagCreated);
    return present(made!);
  });
}

export function changeTag(
  context: SignedInContext,
  { projectId, tagId }: { projectId: string; tagId: string },
  { version, ...look }: Look & { version: number },
) {
  return onBoard(context, projectId, async (transaction, reader) => {
    const tag = await findTag(transaction, projectId, tagId);
    if (tag.version !== version) throw platformErrors.staleVersion();
    const change = { ...look, version: sql`${taskTags.version} + 1` };
    const [changed] = await unlessTaken(
      look.name,
      transaction.update(taskTags).set(change).where(eq(taskTags.id, tagId)).returning(),
    );
    await announceBoard(transaction, reader, taskHappenings.tagChanged);
    return present(changed!);
  });
}

export function deleteTag(context: SignedInContext, { projectId, tagId }: { projectId: string; tagId: string }) {
  return onBoard(context, projectId, async (transaction, reader) => {
    await findTag(transaction, projectId, tagId);
    await transaction.delete(taskTags).where(eq(taskTags.id, tagId));
    await announceBoard(transaction, reader, taskHappenings.tagDeleted);
  });
}

async function onBoard<Result>(
  context: SignedInContext,
  projectId: string,
  change: (transaction: Database, reader: BoardReader) => Promise<Result>,
): Promise<Result> {
  const reader = await requireReader(context.database, context, projectId);
  return context.database.transaction(async (transaction) => {
    await lockBoard(transaction, reader);
    return change(transaction, reader);
  });
}

async function findTag(transaction: Database, projectId: string, tagId: string) {
  const [tag] = await transaction
    .select()
    .from(taskTags)
    .where(and(eq(taskTags.id, tagId), eq(taskTags.projectId, projectId)));
  if (!tag) throw platformErrors.notFound();
  return tag;
}

async function unlessTaken<Result>(name: string, write: PromiseLike<Result>): Promise<Result> {
  try {
    return await write;
  } catch (problem) {
    throw isUniqueViolation(problem) ? taskErrors.tagTaken({ name }) : problem;
  }
}

function present({ id: tagId, name, colour, version }: typeof taskTags.$inferSelect) {
  return { tagId, name, colour, version };
}

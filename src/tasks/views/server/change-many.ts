import { sql } from 'drizzle-orm';
import type { Ports } from '#platform/capability/ports.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { isRefusal, type ProductError } from '#platform/errors/product-error.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { translateError } from '#platform/i18n/translate.ts';
import type { TaskChange } from '#tasks/board/schemas.ts';
import { cardColumns, type CardRow, matching, presentCard } from '#tasks/board/server/card-rows.ts';
import { changeLockedTask } from '#tasks/board/server/change-task.ts';
import { deleteLockedTask } from '#tasks/board/server/delete-task.ts';
import { type BoardReader, lockBoard, requireReader } from '#tasks/board/server/find-reader.ts';
import { type LockedTask, lockTask } from '#tasks/board/server/lock-task.ts';
import type { ManyChange, ManyResults } from '#tasks/views/schemas.ts';

/** Changes every task that it can, each wholly or not at all, and says of the others why they stayed. */
export async function changeMany(
  context: SignedInContext,
  projectId: string,
  {
    taskIds,
    change,
    versions,
    orderKeys,
  }: {
    taskIds: readonly string[];
    change: ManyChange;
    versions?: readonly number[] | undefined;
    orderKeys?: readonly string[] | undefined;
  },
): Promise<{ results: ManyResults }> {
  const { database, ports, now, language } = context;
  const reader = await requireReader(database, context, projectId);
  const ids = [...new Set(taskIds)];
  const seen = new Map(versions?.map((version, index) => [taskIds[index], version]));
  const keys = new Map(orderKeys?.map((orderKey, index) => [taskIds[index], orderKey]));
  const refusals = new Map<string, ProductError>();
  const cards = await database.transaction(async (transaction) => {
    await lockBoard(transaction, reader);
    // Each goes to the top of its new column: from the last to the first they stand as they were given.
    for (const taskId of ids.toReversed()) {
      try {
        await transaction.transaction((one) =>
          changeOne(one, reader, {
            ...{ taskId, change, ports, now },
            ...{ version: seen.get(taskId), orderKey: keys.get(taskId) },
          }),
        );
      } catch (problem) {
        if (!isRefusal(problem)) throw problem;
        refusals.set(taskId, problem);
      }
    }
    return readCards(transaction, reader, ids);
  });
  return {
    results: ids.map((taskId) => {
      const refusal = refusals.get(taskId);
      const message = refusal && translateError(language, refusal.code, refusal.parameters);
      return {
        taskId,
        refusal: refusal && message !== undefined ? { code: refusal.code, message } : null,
        card: cards.get(taskId) ?? null,
      };
    }),
  };
}

async function changeOne(
  transaction: Database,
  reader: BoardReader,
  {
    taskId,
    change,
    ports,
    now,
    version,
    orderKey,
  }: {
    taskId: string;
    change: ManyChange;
    ports: Ports;
    now: Date;
    version: number | undefined;
    orderKey: string | undefined;
  },
): Promise<void> {
  const task = await lockTask(transaction, reader, { taskId, ports });
  if (version !== undefined && task.version !== version) throw platformErrors.staleVersion();
  if (change.kind === 'delete') await deleteLockedTask(transaction, reader, { task, now });
  else await changeLockedTask(transaction, reader, { task, change: changeOf(task, change), orderKey, now });
}

const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id);

/** What the change means for one task. */
function changeOf({ assignedIds, tagIds }: LockedTask, change: Exclude<ManyChange, { kind: 'delete' }>): TaskChange {
  switch (change.kind) {
    case 'move':
      return { status: change.status };
    case 'assign':
      return { assigned: [...assignedIds, change.memberId] };
    case 'unassign':
      return { assigned: without(assignedIds, change.memberId) };
    case 'tag':
      return { tags: [...tagIds, change.tagId] };
    case 'untag':
      return { tags: without(tagIds, change.tagId) };
    case 'due':
      return { dueOn: change.dueOn };
  }
}

async function readCards(transaction: Database, reader: BoardReader, taskIds: readonly string[]) {
  const { rows } = await transaction.execute<CardRow>(sql`
    select ${cardColumns} from tasks t where ${matching(reader, {})} and t.id = any(${sql.param([...taskIds])}::uuid[])`);
  return new Map(rows.map((row) => [row.id, presentCard(row)]));
}

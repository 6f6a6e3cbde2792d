import { eq } from 'drizzle-orm';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { requireReader } from '#tasks/board/server/find-reader.ts';
import { readTask } from '#tasks/board/server/read-task.ts';
import { listComments, mentionsOf, presentComment } from './comment-queries.ts';
import { listMentionable } from './mention-people.ts';
import { taskComments } from './tables.ts';

interface TaskPlace {
  projectId: string;
  taskId: string;
}

/** The comments of a task, the same for everybody who sees it. */
export async function readComments(context: SignedInContext, place: TaskPlace) {
  const { database, session, now } = context;
  const { abilities } = await readTask(context, place);
  const ofTask = eq(taskComments.taskId, place.taskId);
  const [rows, mentions] = await Promise.all([listComments(database, ofTask), mentionsOf(database, ofTask)]);
  const shown = { mentions, readerId: session.userId, writes: abilities.edit, now };
  return { comments: rows.map((row) => presentComment(row, shown)), abilities: { write: abilities.edit } };
}

/** Whom the caller can mention at a task. */
export async function readMentionable(context: SignedInContext, place: TaskPlace) {
  const { database } = context;
  await readTask(context, place);
  const reader = await requireReader(database, context, place.projectId);
  const people = await listMentionable(database, reader, place.taskId, context.now);
  return {
    people: people.filter(({ id }) => id !== reader.userId).map(({ id, name, image }) => ({ id, name, image })),
  };
}

import { and, eq } from 'drizzle-orm';
import { interviewNotes } from '#applications/interviews/server/tables.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { findInterview } from './agenda-queries.ts';

async function requireInterview({ database, reach }: SignedInContext, interviewId: string): Promise<void> {
  if (!(await findInterview(database, reach, interviewId))) throw platformErrors.notFound();
}

const isOwn = ({ session }: SignedInContext, interviewId: string) =>
  and(eq(interviewNotes.interviewId, interviewId), eq(interviewNotes.authorId, session.userId));

export async function readNote(context: SignedInContext, interviewId: string) {
  await requireInterview(context, interviewId);
  const [note] = await context.database.select().from(interviewNotes).where(isOwn(context, interviewId));
  return { text: note?.text ?? '', version: note?.version ?? 0 };
}

/** Saves the caller's own notes; a stale version is refused. */
export async function writeNote(
  context: SignedInContext,
  interviewId: string,
  { text, version }: { text: string; version: number },
) {
  await requireInterview(context, interviewId);
  const { database, session, now: updatedAt } = context;
  const row = { text, version: version + 1, updatedAt };
  const written =
    version === 0
      ? await database
          .insert(interviewNotes)
          .values({ interviewId, authorId: session.userId, ...row })
          .onConflictDoNothing()
          .returning()
      : await database
          .update(interviewNotes)
          .set(row)
          .where(and(isOwn(context, interviewId), eq(interviewNotes.version, version)))
          .returning();
  if (written.length === 0) throw platformErrors.staleVersion();
  return { version: version + 1 };
}

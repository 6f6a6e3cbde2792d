import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { applications } from '#applications/server/tables.ts';
import { erasePairsOf } from '#pipeline/duplicates/server/decide-pairs.ts';
import { eraseFilesAbout } from '#pipeline/files/server/manage-files.ts';
import { candidateFiles } from '#pipeline/files/server/tables.ts';
import { rejections } from '#pipeline/moving/server/tables.ts';
import { candidateTagLinks } from '#pipeline/tags/server/tables.ts';
import { candidateViewDefaults, candidateViews } from '#pipeline/company/server/views/tables.ts';
import type { Database } from '#platform/db/connection.ts';

/** A person's saved views and the names of the files that they added to candidates, for the export of the person's data. */
export async function collectOwnTools(database: Database, userId: string) {
  const { name, isShared, settings, createdAt } = candidateViews;
  return {
    views: await database
      .select({ name, isShared, settings, createdAt })
      .from(candidateViews)
      .where(eq(candidateViews.authorId, userId))
      .orderBy(asc(createdAt)),
    files: await database
      .select({ name: candidateFiles.name, addedAt: candidateFiles.createdAt })
      .from(candidateFiles)
      .where(eq(candidateFiles.addedBy, userId))
      .orderBy(asc(candidateFiles.createdAt)),
  };
}

/**
 * A company's tags, files and unsent messages about a person are deleted with the account; so are the person's own views, except shared ones that others
 * use.
 */
export async function eraseTools(transaction: Database, userId: string): Promise<void> {
  const about = transaction.select({ id: applications.id }).from(applications).where(eq(applications.memberId, userId));
  await transaction.delete(candidateTagLinks).where(inArray(candidateTagLinks.applicationId, about));
  // Nobody is left to tell; the bare reason stays for statistics.
  await transaction
    .update(rejections)
    .set({ subject: null, text: null, sentAt: sql`coalesce(${rejections.sentAt}, ${rejections.decidedAt})` })
    .where(inArray(rejections.applicationId, about));
  await eraseFilesAbout(transaction, userId);
  await erasePairsOf(transaction, userId);
  await transaction.delete(candidateViewDefaults).where(eq(candidateViewDefaults.userId, userId));
  await transaction
    .delete(candidateViews)
    .where(and(eq(candidateViews.authorId, userId), eq(candidateViews.isShared, false)));
}

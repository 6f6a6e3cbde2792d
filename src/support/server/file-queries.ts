import { and, asc, eq } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { supportFiles } from './tables.ts';

/** The files of a ticket, in the order in which they came. */
export function listFiles(database: Database, ticketId: string, fileId?: string) {
  return database
    .select({ file: supportFiles, addedBy: users.name, role: users.role })
    .from(supportFiles)
    .innerJoin(users, eq(users.id, supportFiles.addedBy))
    .where(and(eq(supportFiles.ticketId, ticketId), fileId === undefined ? undefined : eq(supportFiles.id, fileId)))
    .orderBy(asc(supportFiles.addedAt), asc(supportFiles.id));
}

export function presentFile({ file, addedBy, role }: Awaited<ReturnType<typeof listFiles>>[number]) {
  const { id: fileId, name, sizeBytes, addedAt } = file;
  return { fileId, name, sizeBytes, addedBy, isTeam: role === 'admin', addedAt: addedAt.toISOString() };
}

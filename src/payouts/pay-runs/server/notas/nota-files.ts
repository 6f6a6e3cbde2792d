import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { releaseFiles } from '#platform/files/stored-files.ts';
import { professionalNotas } from './tables.ts';

/** The kind of their stored files. */
export const NOTA_KIND = 'nota';

const filesOf = (memberId: string) =>
  and(eq(professionalNotas.memberId, memberId), isNotNull(professionalNotas.fileKey));

/** What a person attached, for the own copy. */
export function listNotas(database: Database, memberId: string) {
  const { number, month, issuedOn, attachedAt, fileKey, fileFormat } = professionalNotas;
  return database
    .select({ number, month, issuedOn, attachedAt, fileKey, fileFormat })
    .from(professionalNotas)
    .where(eq(professionalNotas.memberId, memberId))
    .orderBy(professionalNotas.month, professionalNotas.id);
}

/** Number and date stay with what was paid; the files, which name the person, go with the account. */
export async function eraseNotaFiles(transaction: Database, memberId: string): Promise<void> {
  const kept = await transaction
    .select({ fileKey: professionalNotas.fileKey })
    .from(professionalNotas)
    .where(filesOf(memberId));
  await transaction.update(professionalNotas).set({ fileKey: null }).where(filesOf(memberId));
  await releaseFiles(
    transaction,
    kept.flatMap(({ fileKey }) => fileKey ?? []),
  );
}

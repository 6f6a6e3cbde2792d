import { createReadStream } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import type { FileAnswer } from '#platform/contract/file-answer.ts';
import type { Upload } from '#platform/contract/operation.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { announceWaiting } from '#platform/events/announce-waiting.ts';
import { readHead } from '#platform/files/read-head.ts';
import { openFile, releaseFiles, retainFile, storeFile } from '#platform/files/stored-files.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { payoutsErrors } from '#payouts/errors.ts';
import { recordPayout } from '#payouts/server/record-payout.ts';
import { notaFormat } from '#payouts/pay-runs/rules/nota-formats.ts';
import { lockPayRuns } from '#payouts/pay-runs/server/freeze-run.ts';
import { professionalNotas } from '#payouts/pay-runs/server/taxes/tables.ts';
import { invoiceFileName, invoiceMediaTypes } from '#wallet/statements/rules/invoice-file.ts';

export const NOTA_KIND = 'nota';

interface WorkedMonth {
  hireId: string;
  /** `YYYY-MM` */
  month: string;
}

/**
 * Attaches the nota fiscal of a month of own work in a project, or another one in its place as long as no run took hours by it.
 * Throws `platform.notFound`, `payouts.notaUsed`, `payouts.notaFileUnknown`.
 */
export async function attachNota(
  context: SignedInContext,
  worked: WorkedMonth,
  { upload, ...typed }: { number: string; issuedOn: string; upload: Upload },
): Promise<void> {
  const { database, session, files, now } = context;
  const fileFormat = notaFormat(await readHead(upload));
  if (fileFormat === null) throw payoutsErrors.notaFileUnknown();
  // Asked before the bytes are kept, so that refused files fill no disk; asked again below.
  await findFormer(database, session.userId, worked);
  const fileKey = await storeFile(database, files, {
    ...{ kind: NOTA_KIND, mediaType: invoiceMediaTypes[fileFormat] },
    ...{ bytes: createReadStream(upload.path), sizeBytes: upload.sizeBytes },
  });
  await database.transaction(async (transaction) => {
    // A run that is frozen meanwhile has seen the nota or has not.
    await lockPayRuns(transaction);
    const former = await findFormer(transaction, session.userId, worked);
    const attached = { ...typed, fileKey, fileFormat, attachedAt: now };
    const { hireId, month } = worked;
    await transaction
      .insert(professionalNotas)
      .values({ id: newId(), hireId, memberId: session.userId, month: `${month}-01`, ...attached })
      .onConflictDoUpdate({ target: [professionalNotas.hireId, professionalNotas.month], set: attached });
    await retainFile(transaction, fileKey);
    await releaseFiles(transaction, former === null ? [] : [former]);
    await recordPayout(transaction, 'notaAttached', session.userId, { userId: session.userId });
    await announceWaiting(transaction, { userIds: [session.userId] });
  });
}

/** The file that stood there before, of a month in which the caller worked; null: none. */
async function findFormer(database: Database, userId: string, { hireId, month }: WorkedMonth): Promise<string | null> {
  const { rows } = await database.execute<{ fileKey: string | null; isUsed: boolean }>(sql`
    select n.file_key as "fileKey", n.id is not null and exists (
      select from pay_run_entries x join time_entries e on e.id = x.entry_id
      where x.released_at is null and e.hire_id = h.id and to_char(e.local_date, 'YYYY-MM') = ${month}) as "isUsed"
    from project_professionals h left join professional_notas n on n.hire_id = h.id and to_char(n.month, 'YYYY-MM') = ${month}
    where h.id = ${hireId} and h.member_id = ${userId} and exists (
      select from time_entries e where e.hire_id = h.id and e.state <> 'refused' and to_char(e.local_date, 'YYYY-MM') = ${month})`);
  const [found] = rows;
  if (!found) throw platformErrors.notFound();
  if (found.isUsed) throw payoutsErrors.notaUsed();
  return found.fileKey;
}

/** The file of a nota fiscal, for those who keep the books. */
export async function readNota(context: SignedInContext, notaId: string): Promise<FileAnswer> {
  const { database, files, language } = context;
  const [nota] = await database.select().from(professionalNotas).where(eq(professionalNotas.id, notaId));
  const opened = nota?.fileKey ? await openFile(database, files, { key: nota.fileKey, kind: NOTA_KIND }) : null;
  if (!nota || !opened) throw platformErrors.notFound();
  const word = translate(language, 'payouts/own-payments:nota.fileName');
  return { ...opened, downloadName: invoiceFileName(word, nota.number, nota.fileFormat) };
}

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
  const kept = (await listNotas(transaction, memberId)).flatMap(({ fileKey }) => fileKey ?? []);
  await transaction.update(professionalNotas).set({ fileKey: null }).where(eq(professionalNotas.memberId, memberId));
  await releaseFiles(transaction, kept);
}

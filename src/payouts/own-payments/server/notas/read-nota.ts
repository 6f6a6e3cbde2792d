import { eq } from 'drizzle-orm';
import type { FileAnswer } from '#platform/contract/file-answer.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { openFile } from '#platform/files/stored-files.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { NOTA_KIND } from '#payouts/pay-runs/server/notas/nota-files.ts';
import { professionalNotas } from '#payouts/pay-runs/server/notas/tables.ts';
import { invoiceFileName } from '#wallet/statements/rules/invoice-file.ts';

/** The file of a nota fiscal, for those who keep the books. */
export async function readNota(context: SignedInContext, notaId: string): Promise<FileAnswer> {
  const { database, files, language } = context;
  const [nota] = await database.select().from(professionalNotas).where(eq(professionalNotas.id, notaId));
  const opened = nota?.fileKey ? await openFile(database, files, { key: nota.fileKey, kind: NOTA_KIND }) : null;
  if (!nota || !opened) throw platformErrors.notFound();
  const word = translate(language, 'payouts/own-payments:nota.fileName');
  return { ...opened, downloadName: invoiceFileName(word, nota.number, nota.fileFormat) };
}

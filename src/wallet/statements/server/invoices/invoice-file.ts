import { createReadStream } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import type { FileAnswer } from '#platform/contract/file-answer.ts';
import type { Upload } from '#platform/contract/operation.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { readHead } from '#platform/files/read-head.ts';
import { openFile, releaseFiles, retainFile, storeFile } from '#platform/files/stored-files.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { walletErrors } from '#wallet/errors.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { invoiceFileName, invoiceFormat, invoiceMediaTypes } from '#wallet/statements/rules/invoice-file.ts';
import { requireWalletSpace } from '#wallet/statements/server/read-wallets.ts';
import { INVOICE_KIND, lockInvoice } from './attach-invoice.ts';
import { invoices } from '#wallet/statements/server/tables.ts';

/**
 * Stores the bytes first and marks them as used in one transaction, so that a failure half-way leaves no file behind; a former file goes.
 * Throws `platform.notFound`, `platform.staleVersion`, `wallet.invoiceFileUnknown`.
 */
export async function addInvoiceFile(context: SignedInContext, transactionId: string, version: number, upload: Upload) {
  const { database, session, reach, files, now } = context;
  const fileFormat = invoiceFormat(await readHead(upload));
  if (fileFormat === null) throw walletErrors.invoiceFileUnknown();
  // Asked before the bytes are kept, so that refused files fill no disk; asked again below.
  await lockInvoice(database, reach, transactionId, version);
  const fileKey = await storeFile(database, files, {
    ...{ kind: INVOICE_KIND, mediaType: invoiceMediaTypes[fileFormat] },
    ...{ bytes: createReadStream(upload.path), sizeBytes: upload.sizeBytes },
  });
  return database.transaction(async (transaction) => {
    const { workspaceId, fileKey: former } = await lockInvoice(transaction, reach, transactionId, version);
    await transaction
      .update(invoices)
      .set({ fileKey, fileFormat, attachedBy: session.userId, attachedAt: now, version: version + 1 })
      .where(eq(invoices.transactionId, transactionId));
    await retainFile(transaction, fileKey);
    await releaseFiles(transaction, former === null ? [] : [former]);
    await recordHappening(transaction, {
      name: former === null ? walletHappenings.invoiceFileAttached : walletHappenings.invoiceReplaced,
      ...{ workspaceId, actorId: session.userId, ids: { transactionId } },
    });
    return { version: version + 1 };
  });
}

/** The bytes, for whoever reads the wallet. */
export async function downloadInvoice(
  context: SignedInContext,
  transactionId: string,
  ownerId: string | undefined,
): Promise<FileAnswer> {
  const { database, files, language } = context;
  const space = await requireWalletSpace(context, ownerId);
  const [invoice] = await database
    .select({ number: invoices.number, key: invoices.fileKey, format: invoices.fileFormat })
    .from(invoices)
    .where(and(eq(invoices.transactionId, transactionId), eq(invoices.workspaceId, space.id)));
  const key = invoice?.key ?? null;
  const opened = key === null ? null : await openFile(database, files, { key, kind: INVOICE_KIND });
  if (!opened) throw platformErrors.notFound();
  const word = translate(language, 'wallet/statements:fileName.invoice');
  return { ...opened, downloadName: invoiceFileName(word, invoice!.number, invoice!.format!) };
}

import { createReadStream } from 'node:fs';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Reach } from '#platform/access/reach.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import type { FileAnswer } from '#platform/contract/file-answer.ts';
import type { Upload } from '#platform/contract/operation.ts';
import type { Database } from '#platform/db/connection.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { readHead } from '#platform/files/read-head.ts';
import { openFile, releaseFiles, retainFile, storeFile } from '#platform/files/stored-files.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { walletErrors } from '#wallet/errors.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { ledgerAccounts, ledgerLines, ledgerTransactions } from '#wallet/ledger/server/tables.ts';
import { walletPaths } from '#wallet/paths.ts';
import { invoiceFileName, invoiceFormat, invoiceMediaTypes } from '#wallet/statements/rules/invoice-file.ts';
import { takesInvoice } from '#wallet/statements/rules/statement-lines.ts';
import { requireWalletSpace } from '#wallet/statements/server/read-wallets.ts';
import { invoices } from '#wallet/statements/server/tables.ts';
import { listMoneyReaders } from '#workspaces/company/server/find-owner-to-mail.ts';

interface TypedInvoice {
  number: string;
  /** The date on it. */
  issuedOn: string;
  /** Zero: the caller saw none. */
  version: number;
}

/**
 * Attaches number and date of a nota fiscal to a payment, or others in their place, and mails it to the owner. Throws `platform.notFound`,
 * `platform.staleVersion`, `wallet.takesNoInvoice`.
 */
export async function attachInvoice(
  { database, session, reach, now }: SignedInContext,
  transactionId: string,
  { number, issuedOn, version }: TypedInvoice,
) {
  return database.transaction(async (transaction) => {
    const payment = await requirePayment(transaction, reach, transactionId);
    const { workspaceId } = payment;
    const attached = { number, issuedOn, attachedBy: session.userId, attachedAt: now };
    const isThis = eq(invoices.transactionId, transactionId);
    const [known] = await transaction.select().from(invoices).where(isThis).for('update');
    // When two people attach the first one at once, the second waits for the first, and changes nothing.
    const written = await transaction
      .insert(invoices)
      .values({ ...attached, transactionId, workspaceId })
      .onConflictDoUpdate({
        target: invoices.transactionId,
        set: { ...attached, version: version + 1 },
        setWhere: eq(invoices.version, version),
      })
      .returning({ version: invoices.version });
    if ((known?.version ?? 0) !== version || written.length === 0) throw platformErrors.staleVersion();
    const former = known?.number ?? null;
    await recordHappening(transaction, {
      name: former === null ? walletHappenings.invoiceAttached : walletHappenings.invoiceReplaced,
      ...{ workspaceId, actorId: session.userId, ids: { transactionId } },
    });
    if (number !== former) await mailInvoice(transaction, { payment, number, former });
    return { version: version + 1 };
  });
}

export const INVOICE_KIND = 'invoice';

type InvoicedPayment = Awaited<ReturnType<typeof requirePayment>>;

/** The payment of a company that an invoice can be attached to. Throws `platform.notFound`, or `wallet.takesNoInvoice` for what is no payment for something. */
async function requirePayment(database: Database, reach: Reach, transactionId: string) {
  const [found] = await database
    .select({
      type: ledgerTransactions.type,
      currency: ledgerTransactions.currency,
      at: ledgerTransactions.postedAt,
      workspaceId: sql<string>`${ledgerAccounts.workspaceId}`,
      /** What the company gained; negative, what it lost. */
      cents: sql<number>`sum(${ledgerLines.cents})::float8`,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerLines, eq(ledgerLines.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
    .where(
      and(
        eq(ledgerTransactions.id, transactionId),
        isNotNull(ledgerAccounts.workspaceId),
        withinReach(ledgerAccounts.workspaceId, reach),
      ),
    )
    .groupBy(ledgerTransactions.id, ledgerAccounts.workspaceId);
  if (!found) throw platformErrors.notFound();
  if (!takesInvoice(found.type)) throw walletErrors.takesNoInvoice();
  return found;
}

/** The invoice as its caller saw it, locked. Throws `platform.notFound`, `platform.staleVersion`. */
async function lockInvoice(transaction: Database, reach: Reach, transactionId: string, version: number) {
  const [invoice] = await transaction
    .select()
    .from(invoices)
    .where(and(eq(invoices.transactionId, transactionId), withinReach(invoices.workspaceId, reach)))
    .for('update');
  if (!invoice) throw platformErrors.notFound();
  if (invoice.version !== version) throw platformErrors.staleVersion();
  return invoice;
}

interface News {
  payment: InvoicedPayment;
  number: string;
  /** The number that it replaces; null: there was none. */
  former: string | null;
}

/** Tells whoever reads of the company’s money which nota fiscal belongs to a payment. */
async function mailInvoice(
  transaction: Database,
  { payment: { workspaceId, cents, currency, at }, number, former }: News,
): Promise<void> {
  const news = former === null ? 'invoice' : 'otherInvoice';
  const mails = (await listMoneyReaders(transaction, workspaceId)).map((reader) => {
    const values = {
      ...{ number, former: former ?? '', day: dayInWords(at, reader.language) },
      amount: moneyInWords(Math.abs(cents), currency, reader.language),
    };
    return writeLetter(reader, 'wallet/statements:mail', values, (say) => ({
      subject: say(`${news}.subject`),
      paragraphs: [say(`${news}.text`)],
      action: { label: say('action'), path: walletPaths.wallet() },
    }));
  });
  const happening = former === null ? walletHappenings.invoiceAttached : walletHappenings.invoiceReplaced;
  await queueMails(transaction, happening, mails);
}

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

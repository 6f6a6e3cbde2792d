import { and, eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import type { FileAnswer } from '#platform/contract/file-answer.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { buildPdf } from '#platform/reports/build-pdf.ts';
import { ledgerAccounts, ledgerLines, ledgerTransactions } from '#wallet/ledger/server/tables.ts';
import { companyOnPaper } from './company-on-paper.ts';
import { requireWalletSpace } from './find-wallet-space.ts';
import { describeTransactions } from './describe-transactions.ts';
import { linesOf } from './read-lines.ts';
import { readTransactions } from './read-transactions.ts';
import { changingTypes } from '#wallet/statements/rules/statement-lines.ts';

/** What a transaction did to a company's money, on paper. It is no nota fiscal, and says so. */
export async function writeReceipt(
  context: SignedInContext,
  transactionId: string,
  ownerId: string | undefined,
): Promise<FileAnswer> {
  const { database, language } = context;
  const space = await requireWalletSpace(context, ownerId);
  const [own] = await database
    .select({ currency: ledgerTransactions.currency })
    .from(ledgerLines)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerLines.transactionId))
    .where(and(eq(ledgerLines.transactionId, transactionId), eq(ledgerAccounts.workspaceId, space.id)))
    .limit(1);
  if (!own) throw platformErrors.notFound();
  const { currency } = own;
  const transaction = await findTransaction(context, { workspaceId: space.id, currency }, transactionId);
  const say = (key: string) => translate(language, `wallet/statements:${key}`);
  const facts: [string, string][] = [
    [say('receipt.company'), companyOnPaper(space)],
    [say('column.date'), dayInWords(new Date(transaction.at), language)],
    ...(transaction.projectTitle ? [[say('column.project'), transaction.projectTitle] as [string, string]] : []),
    ...(transaction.description ? [[say('column.description'), transaction.description] as [string, string]] : []),
    ...linesOf(transaction, 'statement', { currency, types: [] }).map(({ type, cents }): [string, string] => [
      say(`type.${type}`),
      moneyInWords(cents, currency, language),
    ]),
    [say('column.transaction'), transaction.id],
    ...(transaction.invoice ? [[say('column.invoice'), transaction.invoice.number] as [string, string]] : []),
  ];
  const bytes = await buildPdf({
    title: say('receipt.title'),
    language,
    brand: 'default',
    footer: say('receipt.note'),
    content: [
      { text: say('receipt.title'), style: 'title' },
      { text: say('receipt.note'), margin: [0, 4, 0, 20] },
      {
        layout: 'noBorders',
        table: { widths: [140, '*'], body: facts.map(([label, value]) => [label, { text: value, bold: true }]) },
      },
    ],
  });
  return {
    stream: Readable.from([bytes]),
    sizeBytes: bytes.length,
    mediaType: 'application/pdf',
    downloadName: `${say('fileName.receipt')}-${transaction.id.slice(-8)}.pdf`,
  };
}

/** The one transaction, as the company's lines have it. Money that only changed its place has no receipt. */
async function findTransaction(
  context: SignedInContext,
  whose: Pick<Parameters<typeof readTransactions>[1], 'workspaceId' | 'currency'>,
  transactionId: string,
) {
  const [transaction] = await readTransactions(
    context.database,
    { ...whose, types: changingTypes, only: transactionId },
    { after: null, limit: 1, newestFirst: true },
  );
  if (!transaction) throw platformErrors.notFound();
  const [described] = await describeTransactions(context, [transaction]);
  return described!;
}

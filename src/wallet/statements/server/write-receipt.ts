import { sql } from 'drizzle-orm';
import { formatCnpj } from '#platform/brazil/cnpj.ts';
import type { FileAnswer } from '#platform/contract/file-answer.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { type Language, localeOf } from '#platform/i18n/language.ts';
import { minutesInWords } from '#platform/i18n/minutes-in-words.ts';
import { translate } from '#platform/i18n/translate.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { issuePaper, type PaperFact } from '#platform/reports/paper/issued-paper.ts';
import { paperSums } from '#platform/reports/paper/paper-parts.ts';
import { dayOnPaper, periodOnPaper } from '#platform/reports/paper/paper-words.ts';
import { readPaymentDetails } from '#profiles/private/server/payment-details.ts';
import { priceOfEntry } from '#projects/professionals/server/set-price.ts';
import { changingTypes, statementLines } from '#wallet/statements/rules/statement-lines.ts';
import { companyOnPaper } from './company-on-paper.ts';
import { type DescribedTransaction, describeTransactions, readTransactions } from './read-transactions.ts';
import { requireWalletSpace } from './read-wallets.ts';

/** What a transaction did to a company's money, on paper. It is no nota fiscal, and says so. */
export async function writeReceipt(
  context: SignedInContext,
  transactionId: string,
  ownerId: string | undefined,
): Promise<FileAnswer> {
  const { database, language, settings, ports } = context;
  const space = await requireWalletSpace(context, ownerId);
  const transaction = await findTransaction(context, space.id, transactionId);
  const { causeKind, causeId, projectTitle, description, invoice } = transaction;
  const [work, reference] = await Promise.all([
    readWork(database, transactionId),
    causeKind === 'order' ? ports.readProviderReference(database, { orderId: causeId, transactionId }) : null,
  ]);
  const say = (key: string) => translate(language, `wallet/statements:${key}`);
  const facts: readonly (readonly [label: string, value: string | null | undefined])[] = [
    [say('column.type'), say(`type.${statementLines(transaction)[0]?.type ?? 'discounted'}`)],
    [say('column.description'), work ? null : description],
    [say('column.project'), projectTitle],
    ...(work ? factsOf(work, transaction, language) : []),
    [say('receipt.reference'), reference],
    [say('column.invoice'), invoice?.number],
    [say('column.invoiceDate'), invoice?.issuedOn && dayOnPaper(invoice.issuedOn, language)],
  ];
  return issuePaper({
    ...{ title: say('receipt.title'), language, issuer: settings.issuer, receiver: companyOnPaper(space) },
    ...{
      number: transactionId,
      date: new Date(transaction.at),
      note: [say('receipt.note'), work && say('receipt.rounding')].filter(Boolean).join(' '),
    },
    facts: facts.filter((fact): fact is PaperFact => Boolean(fact[1])),
    lines: [paperSums(sumsOf(transaction, language, work !== null))],
    fileName: `${say('fileName.receipt')}-${transactionId.slice(-8)}`,
  });
}

/** Whose hours were paid, when they were worked, how many, and for how much each. */
function factsOf(
  { professional, grossPrice, from, to }: PaidWork,
  { minutes, currency }: DescribedTransaction,
  language: Language,
): PaperFact[] {
  const say = (key: string) => translate(language, `wallet/statements:${key}`);
  return [
    [say('receipt.professional'), professional],
    [say('paper.period'), periodOnPaper({ from, to }, [], language)],
    [say('column.hours'), minutes ? minutesInWords(minutes, localeOf(language)) : ''],
    [say('receipt.price'), grossPrice === null ? '' : moneyInWords(grossPrice, currency, language)],
  ];
}

/** Each part of the sum with its name, then all of it; of work, what was charged and who got it. */
function sumsOf(transaction: DescribedTransaction, language: Language, isWork: boolean): PaperFact[] {
  const say = (key: string) => translate(language, `wallet/statements:${key}`);
  const { cents, feeCents, currency } = transaction;
  const money = (sum: number) => moneyInWords(sum, currency, language);
  if (isWork)
    return [
      [say('receipt.net'), money(-cents - feeCents)],
      [say('type.serviceFee'), money(feeCents)],
      [say('receipt.gross'), money(-cents)],
    ];
  return [
    ...statementLines(transaction).map((line): PaperFact => [say(`type.${line.type}`), money(line.cents)]),
    [say('paper.total'), money(cents)],
  ];
}

/** The one transaction, as the company's lines have it. Money that only changed its place has no receipt. */
async function findTransaction(context: SignedInContext, workspaceId: string, transactionId: string) {
  const [transaction] = await readTransactions(
    context.database,
    { workspaceId, currency: undefined, types: changingTypes, only: transactionId },
    { after: null, limit: 1, newestFirst: true },
  );
  if (!transaction) throw platformErrors.notFound();
  const [described] = await describeTransactions(context, [transaction]);
  return described!;
}

interface PaidWork {
  /** Name and CNPJ; without a company the name alone, and empty once the account is deleted. */
  professional: string;
  /** Agreed for these hours, in cents per hour. */
  grossPrice: number | null;
  /** Local dates of the first and the last hours. */
  from: string | null;
  to: string | null;
}

/** Which work of a hire a transaction paid; null: it paid none. */
async function readWork(database: Database, transactionId: string): Promise<PaidWork | null> {
  const { rows } = await database.execute<Omit<PaidWork, 'professional'> & { memberId: string; name: string }>(sql`
    select h.member_id as "memberId", u.name, min(${priceOfEntry(sql`h`, 'gross')})::float8 as "grossPrice", min(e.local_date)::text as "from",
      max(e.local_date)::text as "to"
    from ledger_transactions t join project_professionals h on h.id = t.cause_id join users u on u.id = h.member_id
    left join ledger_reservations r on r.ended_by = t.id left join covered_hours c on c.reservation_id = r.id
    left join time_entries e on e.id = c.entry_id
    where t.id = ${transactionId} and t.type = 'work' and t.cause_kind = 'hire' group by h.id, u.id`);
  const [found] = rows;
  if (!found) return null;
  const { memberId, name, ...work } = found;
  const taxId = (await readPaymentDetails(database, [memberId])).get(memberId)?.companyTaxId;
  return { ...work, professional: [name, taxId && `CNPJ ${formatCnpj(taxId)}`].filter(Boolean).join(', ') };
}

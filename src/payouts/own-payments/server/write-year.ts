import { sql } from 'drizzle-orm';
import type { FileAnswer } from '#platform/contract/file-answer.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { localeOf } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { currencies, type Currency } from '#platform/money/currencies.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { splitCents } from '#platform/money/split-cents.ts';
import { issuePaper, type PaperFact } from '#platform/reports/paper/issued-paper.ts';
import { paperSums, paperTable } from '#platform/reports/paper/paper-parts.ts';
import { minutesInWords } from '#platform/i18n/minutes-in-words.ts';
import { readTaxesOfYear } from '#payouts/pay-runs/server/taxes/open-taxes.ts';
import { nameOnPaper } from '#wallet/statements/server/company-on-paper.ts';
import type { LegalCompany } from '#workspaces/company/rules/legal-company.ts';
import { namedTaxes, readReceiver } from './paper-receiver.ts';

/** What was paid in a year, by month and company; each currency has sums of its own. */
export async function writeYear(context: SignedInContext, year: number): Promise<FileAnswer> {
  const { database, session, settings, language, now } = context;
  const paid = await listPaid(database, session.userId, year);
  if (paid.length === 0) throw platformErrors.notFound();
  const [receiver, taxes] = await Promise.all([
    readReceiver(database, session.userId),
    readTaxesOfYear(database, session.userId, year),
  ]);
  const say = (key: string, values: Record<string, string> = {}) =>
    translate(language, `payouts/own-payments:${key}`, values);
  const locale = localeOf(language);
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const rows = [...Map.groupBy(paid, (one) => `${one.month} ${one.workspaceId} ${one.currency}`).values()];
  const amounts = (some: readonly PaidHire[], currency: Currency) => {
    const gross = sumOf(some, ({ cents }) => cents);
    const withheld = sumOf(some, ({ taxCents }) => taxCents);
    return [gross, withheld, gross - withheld].map((cents) => moneyInWords(cents, currency, language));
  };
  const sums = currencies.flatMap((currency): PaperFact[] => {
    const own = paid.filter((one) => one.currency === currency);
    if (own.length === 0) return [];
    const [gross, , net] = amounts(own, currency);
    // Taxes are withheld from reais only.
    const withheld = currency === 'BRL' ? namedTaxes(taxes, language) : [];
    return [[say('paper.gross'), gross!], ...withheld, [say('paper.net'), net!]];
  });
  return issuePaper({
    ...{ title: say('paper.year', { year: String(year) }), language, issuer: settings.issuer, receiver },
    ...{ number: `${year}-${session.userId.slice(-8)}`, date: now, note: say('paper.note') },
    fileName: `${say('paper.yearFile')}-${year}`,
    facts: [],
    lines: [
      paperTable(
        [
          { header: say('paper.month'), width: 56 },
          { header: say('paper.payer'), width: '*' },
          { header: say('column.hours'), width: 46, isRight: true },
          ...[say('paper.gross'), say('paper.withheldSum'), say('paper.net')].map((header) => ({
            ...{ header, width: 66, isRight: true },
          })),
        ],
        rows.map((own) => [
          month.format(new Date(`${own[0]!.month}-01T00:00:00Z`)),
          // A CNPJ is longer than the column’s words; it goes on in the next line as a whole.
          { text: nameOnPaper(own[0]!) },
          minutesInWords(
            sumOf(own, ({ minutes }) => minutes),
            locale,
          ),
          ...amounts(own, own[0]!.currency),
        ]),
      ),
      { stack: [paperSums(sums)], margin: [0, 12, 0, 0] },
    ],
  });
}

interface PaidRow extends Record<string, unknown> {
  paymentId: string;
  month: string;
  workspaceId: string;
  company: string | null;
  legalCompany: LegalCompany | null;
  currency: Currency;
  minutes: number;
  /** Before taxes. */
  cents: number;
  /** Withheld from the whole payment. */
  paymentTaxCents: number;
}

interface PaidHire extends PaidRow {
  /** Its part of what was withheld from its payment. */
  taxCents: number;
}

const sumOf = (some: readonly PaidHire[], value: (hire: PaidHire) => number) =>
  some.reduce((sum, hire) => sum + value(hire), 0);

/** The hires that were paid in a year, by month and company. Taxes are those of a payment, so its hires share them by their net. */
async function listPaid(database: Database, memberId: string, year: number): Promise<PaidHire[]> {
  const { rows } = await database.execute<PaidRow>(sql`
    select y.id as "paymentId", to_char(y.paid_at at time zone 'America/Sao_Paulo', 'YYYY-MM') as month, w.id as "workspaceId",
      w.company, w.legal_company as "legalCompany", y.currency, h.minutes, h.net_cents::float8 as cents,
      y.tax_cents::float8 as "paymentTaxCents"
    from payments y join pay_run_hires h on h.payment_id = y.id and h.released_at is null join workspaces w on w.id = h.workspace_id
    where y.member_id = ${memberId} and y.state in ('paid', 'paidByHand')
      and extract(year from y.paid_at at time zone 'America/Sao_Paulo') = ${year}
    order by month, w.company, w.id, y.currency, h.id`);
  const parts = new Map(
    [...Map.groupBy(rows, ({ paymentId }) => paymentId)].map(([paymentId, hires]) => [
      paymentId,
      splitCents(
        hires[0]!.paymentTaxCents,
        hires.map(({ cents }) => cents),
      ),
    ]),
  );
  return rows.map((row) => ({ ...row, taxCents: parts.get(row.paymentId)!.shift()! }));
}

import { type SQL, sql } from 'drizzle-orm';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import type { FileAnswer } from '#platform/contract/file-answer.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { localeOf } from '#platform/i18n/language.ts';
import { currencies, type Currency } from '#platform/money/currencies.ts';
import type { PaperFact } from '#platform/reports/paper/issued-paper.ts';
import { nameOnPaper } from '#wallet/statements/server/company-on-paper.ts';
import type { LegalCompany } from '#workspaces/company/rules/legal-company.ts';
import { listTaxSums, paperWords, shareOut, writePaper } from './write-paper.ts';

/** What was paid in a year, by month and company; each currency has sums of its own. */
export async function writeYear(context: SignedInContext, year: number): Promise<FileAnswer> {
  const { database, session, language, now } = context;
  const isPaidThen = sql`y.member_id = ${session.userId} and y.state in ('paid', 'paidByHand')
    and extract(year from y.paid_at at time zone ${HOME_TIME_ZONE}) = ${year}`;
  const paid = await listPaid(database, isPaidThen);
  if (paid.length === 0) throw platformErrors.notFound();
  const taxes = await listTaxSums(database, language, isPaidThen);
  const { say, money, hours } = paperWords(language);
  const month = new Intl.DateTimeFormat(localeOf(language), { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const rows = [...Map.groupBy(paid, (one) => `${one.month} ${one.workspaceId} ${one.currency}`).values()];
  const amounts = (some: readonly PaidHire[], currency: Currency) => {
    const gross = sumOf(some, ({ weight }) => weight);
    const withheld = sumOf(some, ({ part }) => part);
    return [gross, withheld, gross - withheld].map((cents) => money(cents, currency));
  };
  const sums = currencies.flatMap((currency): PaperFact[] => {
    const own = paid.filter((one) => one.currency === currency);
    if (own.length === 0) return [];
    const [gross, , net] = amounts(own, currency);
    // Taxes are withheld from reais only.
    return [[say('paper.gross'), gross!], ...(currency === 'BRL' ? taxes : []), [say('paper.net'), net!]];
  });
  return writePaper(context, {
    title: say('paper.year', { year: String(year) }),
    ...{ number: `${year}-${session.userId.slice(-8)}`, date: now, facts: [] },
    fileName: `${say('paper.yearFile')}-${year}`,
    columns: [
      { header: say('paper.month'), width: 56 },
      { header: say('paper.payer'), width: '*' },
      { header: say('column.hours'), width: 46, isRight: true },
      ...[say('paper.gross'), say('paper.withheldSum'), say('paper.net')].map((header) => ({
        ...{ header, width: 66, isRight: true },
      })),
    ],
    rows: rows.map((own) => [
      month.format(new Date(`${own[0]!.month}-01T00:00:00Z`)),
      // A CNPJ is longer than the column’s words; it goes on in the next line as a whole.
      { text: nameOnPaper(own[0]!) },
      hours(sumOf(own, ({ minutes }) => minutes)),
      ...amounts(own, own[0]!.currency),
    ]),
    sums,
  });
}

interface PaidRow extends Record<string, unknown> {
  /** The payment, whose taxes its hires share by what they have before them. */
  group: string;
  whole: number;
  weight: number;
  month: string;
  workspaceId: string;
  company: string | null;
  legalCompany: LegalCompany | null;
  currency: Currency;
  minutes: number;
}
type PaidHire = PaidRow & { part: number };

const sumOf = (some: readonly PaidHire[], value: (hire: PaidHire) => number) =>
  some.reduce((sum, hire) => sum + value(hire), 0);

async function listPaid(database: Database, where: SQL): Promise<PaidHire[]> {
  const { rows } = await database.execute<PaidRow>(sql`
    select y.id as "group", y.tax_cents::float8 as whole, h.net_cents::float8 as weight,
      to_char(y.paid_at at time zone ${HOME_TIME_ZONE}, 'YYYY-MM') as month, w.id as "workspaceId",
      w.company, w.legal_company as "legalCompany", y.currency, h.minutes
    from payments y join pay_run_hires h on h.payment_id = y.id and h.released_at is null join workspaces w on w.id = h.workspace_id
    where ${where} order by month, w.company, w.id, y.currency, h.id`);
  return shareOut(rows);
}

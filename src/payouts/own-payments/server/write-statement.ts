import { and, eq, ne, sql } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { users } from '#accounts/server/tables.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { minutesInWords } from '#timesheets/hours/rules/minutes-in-words.ts';
import type { FileAnswer } from '#platform/contract/file-answer.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { type Language, localeOf } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { currencies, type Currency } from '#platform/money/currencies.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { splitCents } from '#platform/money/split-cents.ts';
import { buildPdf } from '#platform/reports/build-pdf.ts';
import { privateRecordOf } from '#profiles/private/server/private-records.ts';
import { formatOwnCompany } from '#profiles/private/rules/own-company.ts';
import { sumOfTaxes, taxNames, type WithheldTaxes } from '#payouts/pay-runs/rules/withheld-taxes.ts';
import { payments } from '#payouts/pay-runs/server/tables.ts';
import { readTaxesOfPayment, readTaxesOfYear } from '#payouts/pay-runs/server/taxes/open-taxes.ts';

interface Line {
  date: string;
  title: string;
  company: string;
  minutes: number;
  cents: number;
}

/** What one payment pays, day by day; its lines add up to it. */
export async function writeStatement(context: SignedInContext, paymentId: string): Promise<FileAnswer> {
  const { database, session, language } = context;
  const own = and(eq(payments.id, paymentId), eq(payments.memberId, session.userId), ne(payments.state, 'dropped'));
  const [payment] = await database.select().from(payments).where(own);
  if (!payment) throw platformErrors.notFound();
  const say = (key: string) => translate(language, `payouts/own-payments:${key}`);
  const lines = await listDays(database, paymentId);
  return asPdf(context, {
    title: say('paper.statement'),
    fileName: `${say('paper.statementFile')}-${paymentId.slice(-8)}.pdf`,
    facts: [
      [say('column.state'), say(`state.${payment.state}`)],
      [say('paper.date'), dayInWords(payment.paidAt ?? payment.createdAt, language)],
      [say('paper.number'), paymentId],
    ],
    columns: [say('paper.day'), say('column.project'), say('column.hours'), say('column.amount')],
    rows: [
      ...lines.map(({ date, title, company, minutes, cents }) => [
        dayOf(date, language),
        `${title}, ${company}`,
        minutesInWords(minutes, localeOf(language)),
        moneyInWords(cents, payment.currency, language),
      ]),
      ...taxRows(await readTaxesOfPayment(database, paymentId), language),
    ],
    totals: [moneyInWords(payment.cents, payment.currency, language)],
  });
}

interface YearRow extends Record<string, unknown> {
  month: string;
  company: string;
  currency: Currency;
  minutes: number;
  cents: number;
}

/** What was paid in a year, by month and company; each currency has a total of its own. */
export async function writeYear(context: SignedInContext, year: number): Promise<FileAnswer> {
  const { database, session, language } = context;
  const { rows } = await database.execute<YearRow>(sql`
    select to_char(y.paid_at at time zone 'America/Sao_Paulo', 'YYYY-MM') as month, coalesce(w.company, '') as company, y.currency,
      sum(h.minutes)::int as minutes, sum(h.net_cents)::float8 as cents
    from payments y join pay_run_hires h on h.payment_id = y.id and h.released_at is null join workspaces w on w.id = h.workspace_id
    where y.member_id = ${session.userId} and y.state in ('paid', 'paidByHand')
      and extract(year from y.paid_at at time zone 'America/Sao_Paulo') = ${year}
    group by 1, w.id, y.currency order by 1, 2, 3`);
  if (rows.length === 0) throw platformErrors.notFound();
  const taxes = await readTaxesOfYear(database, session.userId, year);
  const say = (key: string, values: Record<string, string> = {}) =>
    translate(language, `payouts/own-payments:${key}`, values);
  const month = new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return asPdf(context, {
    title: say('paper.year', { year: String(year) }),
    fileName: `${say('paper.yearFile')}-${year}.pdf`,
    facts: [],
    columns: [say('paper.month'), say('paper.company'), say('column.hours'), say('column.amount')],
    rows: [
      ...rows.map((row) => [
        month.format(new Date(`${row.month}-01T00:00:00Z`)),
        row.company,
        minutesInWords(row.minutes, localeOf(language)),
        moneyInWords(row.cents, row.currency, language),
      ]),
      ...taxRows(taxes, language),
    ],
    totals: currencies
      .filter((currency) => rows.some((row) => row.currency === currency))
      .map((currency) => {
        const paid = rows.filter((row) => row.currency === currency).reduce((sum, { cents }) => sum + cents, 0);
        // Taxes are withheld from reais only.
        return moneyInWords(currency === 'BRL' ? paid - sumOfTaxes(taxes) : paid, currency, language);
      }),
  });
}

/** What was withheld, each tax a row of its own. */
function taxRows(taxes: WithheldTaxes | null, language: Language): string[][] {
  if (taxes === null) return [];
  return taxNames
    .filter((tax) => taxes[`${tax}Cents`] > 0)
    .map((tax) => [
      '',
      translate(language, `payouts/own-payments:paper.withheld.${tax}`),
      '',
      moneyInWords(-taxes[`${tax}Cents`], 'BRL', language),
    ]);
}

/** The net of each hire split over its days by their minutes, to the cent. */
async function listDays(database: Database, paymentId: string): Promise<Line[]> {
  const { rows } = await database.execute<
    Omit<Line, 'cents'> & { hireId: string; net: number } & Record<string, unknown>
  >(sql`
    select h.id as "hireId", h.net_cents::float8 as net, e.local_date::text as date, p.title, coalesce(w.company, '') as company,
      sum(e.minutes)::int as minutes
    from pay_run_hires h join pay_run_entries x on x.run_hire_id = h.id and x.released_at is null
    join time_entries e on e.id = x.entry_id join projects p on p.id = h.project_id join workspaces w on w.id = h.workspace_id
    where h.payment_id = ${paymentId} and h.released_at is null
    group by h.id, e.local_date, p.title, w.company order by e.local_date, h.id`);
  const parts = new Map(
    [...Map.groupBy(rows, ({ hireId }) => hireId)].map(([hireId, days]) => [
      hireId,
      splitCents(
        days[0]!.net,
        days.map(({ minutes }) => minutes),
      ),
    ]),
  );
  return rows.map(({ hireId, date, title, company, minutes }) => ({
    ...{ date, title, company, minutes },
    cents: parts.get(hireId)!.shift()!,
  }));
}

interface Paper {
  title: string;
  fileName: string;
  facts: [string, string][];
  columns: [string, string, string, string];
  rows: string[][];
  /** One for each currency. */
  totals: string[];
}

async function asPdf(
  { database, session, language }: SignedInContext,
  { title, fileName, facts, columns, rows, totals }: Paper,
): Promise<FileAnswer> {
  const say = (key: string) => translate(language, `payouts/own-payments:${key}`);
  const [[person], company] = await Promise.all([
    database.select({ name: users.name }).from(users).where(eq(users.id, session.userId)),
    privateRecordOf(database, session.userId, 'ownCompany'),
  ]);
  const legal = company && formatOwnCompany(company.details);
  const whose = [legal?.legalName || legal?.name || person!.name, legal?.taxId].filter(Boolean).join(', ');
  const bytes = await buildPdf({
    title,
    language,
    brand: 'default',
    footer: say('paper.note'),
    content: [
      { text: title, style: 'title' },
      { text: say('paper.note'), margin: [0, 4, 0, 16] },
      {
        layout: 'noBorders',
        table: {
          widths: [140, '*'],
          body: [[say('paper.to'), whose] as [string, string], ...facts].map(([label, value]) => [
            label,
            { text: value, bold: true },
          ]),
        },
      },
      {
        margin: [0, 16, 0, 0],
        layout: 'lightHorizontalLines',
        table: {
          headerRows: 1,
          widths: ['auto', '*', 'auto', 'auto'],
          body: [
            columns.map((text) => ({ text, bold: true })),
            ...rows.map((row) =>
              row.map((text, index) => ({ text, alignment: index > 1 ? 'right' : 'left' }) as const),
            ),
            ...totals.map((total) => [
              { text: say('paper.total'), bold: true, colSpan: 3 },
              '',
              '',
              { text: total, bold: true, alignment: 'right' as const },
            ]),
          ],
        },
      },
    ],
  });
  return {
    stream: Readable.from([bytes]),
    sizeBytes: bytes.length,
    mediaType: 'application/pdf',
    downloadName: fileName,
  };
}

function dayOf(date: string, language: Language): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(localeOf(language), {
    dateStyle: 'short',
    timeZone: 'UTC',
  });
}

import { and, eq, ne, sql } from 'drizzle-orm';
import type { FileAnswer } from '#platform/contract/file-answer.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { localeOf } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { splitCents } from '#platform/money/split-cents.ts';
import { issuePaper, type PaperFact } from '#platform/reports/paper/issued-paper.ts';
import { paperSums, paperTable } from '#platform/reports/paper/paper-parts.ts';
import { dayOnPaper } from '#platform/reports/paper/paper-words.ts';
import { minutesInWords } from '#platform/i18n/minutes-in-words.ts';
import { payments } from '#payouts/pay-runs/server/tables.ts';
import { readTaxesOfPayment } from '#payouts/pay-runs/server/taxes/open-taxes.ts';
import { nameOnPaper } from '#wallet/statements/server/company-on-paper.ts';
import type { LegalCompany } from '#workspaces/company/rules/legal-company.ts';
import { namedTaxes, readReceiver } from './paper-receiver.ts';

/** What one payment pays, day by day; its lines add up to it. */
export async function writeStatement(context: SignedInContext, paymentId: string): Promise<FileAnswer> {
  const { database, session, settings, language } = context;
  const own = and(eq(payments.id, paymentId), eq(payments.memberId, session.userId), ne(payments.state, 'dropped'));
  const [payment] = await database.select().from(payments).where(own);
  if (!payment) throw platformErrors.notFound();
  const [receiver, days, taxes] = await Promise.all([
    readReceiver(database, session.userId),
    listDays(database, paymentId),
    readTaxesOfPayment(database, paymentId),
  ]);
  const say = (key: string) => translate(language, `payouts/own-payments:${key}`);
  const money = (cents: number) => moneyInWords(cents, payment.currency, language);
  const payers = [...new Set(days.map(nameOnPaper))];
  return issuePaper({
    ...{ title: say('paper.statement'), language, issuer: settings.issuer, receiver },
    ...{ number: paymentId, date: payment.paidAt ?? payment.createdAt, note: say('paper.note') },
    fileName: `${say('paper.statementFile')}-${paymentId.slice(-8)}`,
    facts: [
      [say('column.state'), say(`state.${payment.state}`)],
      ...payers.map((payer): PaperFact => [say('paper.payer'), payer]),
      ...(payment.reference === null ? [] : [[say('paper.reference'), payment.reference] as const]),
    ],
    lines: [
      paperTable(
        [
          { header: say('paper.day'), width: 80 },
          { header: say('column.project'), width: '*' },
          { header: say('column.hours'), width: 80, isRight: true },
          { header: say('column.amount'), width: 90, isRight: true },
        ],
        days.map(({ date, title, company, minutes, cents }) => [
          dayOnPaper(date, language),
          [title, company].filter(Boolean).join(', '),
          minutesInWords(minutes, localeOf(language)),
          money(cents),
        ]),
      ),
      {
        stack: [
          paperSums([
            [say('paper.gross'), money(payment.cents + payment.taxCents)],
            ...namedTaxes(taxes, language),
            [say('paper.net'), money(payment.cents)],
          ]),
        ],
        margin: [0, 12, 0, 0],
      },
    ],
  });
}

interface Day extends Record<string, unknown> {
  hireId: string;
  /** The net of the hire in all. */
  net: number;
  date: string;
  title: string;
  company: string | null;
  legalCompany: LegalCompany | null;
  minutes: number;
}

/** The net of each hire split over its days by their minutes, to the cent. */
async function listDays(database: Database, paymentId: string): Promise<(Day & { cents: number })[]> {
  const { rows } = await database.execute<Day>(sql`
    select h.id as "hireId", h.net_cents::float8 as net, e.local_date::text as date, p.title, w.company,
      w.legal_company as "legalCompany", sum(e.minutes)::int as minutes
    from pay_run_hires h join pay_run_entries x on x.run_hire_id = h.id and x.released_at is null
    join time_entries e on e.id = x.entry_id join projects p on p.id = h.project_id join workspaces w on w.id = h.workspace_id
    where h.payment_id = ${paymentId} and h.released_at is null
    group by h.id, e.local_date, p.title, w.id order by e.local_date, h.id`);
  const parts = new Map(
    [...Map.groupBy(rows, ({ hireId }) => hireId)].map(([hireId, days]) => [
      hireId,
      splitCents(
        days[0]!.net,
        days.map(({ minutes }) => minutes),
      ),
    ]),
  );
  return rows.map((day) => ({ ...day, cents: parts.get(day.hireId)!.shift()! }));
}

import { and, eq, ne, sql } from 'drizzle-orm';
import type { FileAnswer } from '#platform/contract/file-answer.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { PaperFact } from '#platform/reports/paper/issued-paper.ts';
import { dayOnPaper } from '#platform/reports/paper/paper-words.ts';
import { payments } from '#payouts/pay-runs/server/tables.ts';
import { nameOnPaper } from '#wallet/statements/server/company-on-paper.ts';
import type { LegalCompany } from '#workspaces/company/rules/legal-company.ts';
import { listTaxSums, paperWords, shareOut, writePaper } from './write-paper.ts';

/** What one payment pays, day by day; its lines add up to it. */
export async function writeStatement(context: SignedInContext, paymentId: string): Promise<FileAnswer> {
  const { database, session, language } = context;
  const own = and(eq(payments.id, paymentId), eq(payments.memberId, session.userId), ne(payments.state, 'dropped'));
  const [payment] = await database.select().from(payments).where(own);
  if (!payment) throw platformErrors.notFound();
  const { currency, cents, taxCents, reference } = payment;
  const { say, money, hours } = paperWords(language);
  const days = await listDays(database, paymentId);
  const payers = [...new Set(days.map(nameOnPaper))];
  return writePaper(context, {
    ...{ title: say('paper.statement'), number: paymentId, date: payment.paidAt ?? payment.createdAt },
    fileName: `${say('paper.statementFile')}-${paymentId.slice(-8)}`,
    facts: [
      [say('column.state'), say(`state.${payment.state}`)],
      ...payers.map((payer): PaperFact => [say('paper.payer'), payer]),
      ...(reference === null ? [] : [[say('paper.reference'), reference] as const]),
    ],
    columns: [
      { header: say('paper.day'), width: 80 },
      { header: say('column.project'), width: '*' },
      { header: say('column.hours'), width: 80, isRight: true },
      { header: say('column.amount'), width: 90, isRight: true },
    ],
    rows: days.map(({ date, title, company, weight, part }) => [
      dayOnPaper(date, language),
      [title, company].filter(Boolean).join(', '),
      hours(weight),
      money(part, currency),
    ]),
    sums: [
      [say('paper.gross'), money(cents + taxCents, currency)],
      ...(await listTaxSums(database, language, sql`y.id = ${paymentId}`)),
      [say('paper.net'), money(cents, currency)],
    ],
  });
}

interface Day extends Record<string, unknown> {
  /** The hire, whose net is shared by the minutes of its days. */
  group: string;
  whole: number;
  weight: number;
  date: string;
  title: string;
  company: string | null;
  legalCompany: LegalCompany | null;
}

async function listDays(database: Database, paymentId: string) {
  const { rows } = await database.execute<Day>(sql`
    select h.id as "group", h.net_cents::float8 as whole, e.local_date::text as date, p.title, w.company,
      w.legal_company as "legalCompany", sum(e.minutes)::int as weight
    from pay_run_hires h join pay_run_entries x on x.run_hire_id = h.id and x.released_at is null
    join time_entries e on e.id = x.entry_id join projects p on p.id = h.project_id join workspaces w on w.id = h.workspace_id
    where h.payment_id = ${paymentId} and h.released_at is null
    group by h.id, e.local_date, p.title, w.id order by e.local_date, h.id`);
  return shareOut(rows);
}

import { asc, eq } from 'drizzle-orm';
import { listAdministrators } from '#accounts/server/list-administrators.ts';
import { checkoutHappenings } from '#checkout/happenings.ts';
import type { ExpectedAmount, ReportedAmount, ReportProblem } from '#checkout/orders/rules/provider-reports.ts';
import { type Order, orders, type HeldKind, heldReports } from '#checkout/orders/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { Language } from '#platform/i18n/language.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { amountOf, type LedgerDifference } from '#wallet/ledger/rules/differences.ts';
import { ledgerPath } from '#wallet/paths.ts';

interface Report {
  kind: HeldKind;
  /** Names the payment, dispute or refund at the provider. */
  reference: string;
  order: Pick<Order, 'id' | 'workspaceId'>;
  reported: ReportedAmount;
  expected: ExpectedAmount;
  problem: ReportProblem;
  now: Date;
}

/** Keeps a report that is not booked, because it is not what was ordered. Administrators are told once, however often it comes. */
export async function holdReport(transaction: Database, report: Report): Promise<void> {
  const { kind, reference, order, reported, now } = report;
  const { cents, currency } = reported;
  const held = await transaction
    .insert(heldReports)
    .values({ reference, kind, orderId: order.id, cents, currency, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (held.length === 0) return;
  await recordHappening(transaction, {
    ...{ name: checkoutHappenings.reportHeld, workspaceId: order.workspaceId, actorId: null },
    ids: { orderId: order.id },
  });
  await mailAdministrators(transaction, report);
}

/** The provider says by now what was ordered. */
export async function releaseReport(transaction: Database, reference: string): Promise<void> {
  await transaction.delete(heldReports).where(eq(heldReports.reference, reference));
}

/** What is held, for the proof: the ledger has nothing of it. */
export async function listHeld(database: Database, limit: number): Promise<LedgerDifference[]> {
  const rows = await database
    .select({ held: heldReports, workspaceId: orders.workspaceId })
    .from(heldReports)
    .innerJoin(orders, eq(orders.id, heldReports.orderId))
    .orderBy(asc(heldReports.createdAt))
    .limit(limit);
  return rows.map(({ held: { reference, cents, currency }, workspaceId }) => ({
    ...{ kind: 'heldReport', about: reference, workspaceId },
    ...amountOf(-cents, currency),
  }));
}

async function mailAdministrators(
  transaction: Database,
  { kind, reference, order, reported, expected, problem }: Report,
): Promise<void> {
  for (const reader of await listAdministrators(transaction)) {
    const values = {
      reference,
      order: order.id,
      reported: inWords(reported, reader.language),
      expected: moneyInWords(expected.cents, expected.currency, reader.language),
    };
    const mail = writeLetter(reader, 'checkout/orders:mail', values, (say) => ({
      subject: say(`report.subject.${kind}`),
      paragraphs: [say(`report.problem.${problem}`), say(`report.text.${kind}`), say('report.where')],
      action: { label: say('wallet/ledger:mail.open'), path: ledgerPath },
      footer: say('wallet/ledger:mail.footer'),
    }));
    await queueMail(transaction, checkoutHappenings.reportHeld, mail);
  }
}

/** Nobody knows how many decimals a currency has that is none of ours. */
function inWords({ cents, currency: code }: ReportedAmount, language: Language): string {
  const { cents: known, currency } = amountOf(cents, code);
  return known === null ? code : moneyInWords(known, currency, language);
}

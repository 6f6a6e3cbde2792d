import { eq, sql } from 'drizzle-orm';
import type { ApprovalReason } from '#second-approvals/rules/outgoing.ts';
import { PEOPLE_SHOWN } from '#second-approvals/server/list-approvals.ts';
import type { ApprovalKind, ApprovalPeople, ApprovalWords } from '#second-approvals/server/ports.ts';
import { requestApproval } from '#second-approvals/server/request-approval.ts';
import type { ApprovalDetails } from '#second-approvals/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { recordPayout } from '#payouts/server/record-payout.ts';
import { payoutsPaths } from '#payouts/paths.ts';
import { titleWithName } from '#payouts/pay-runs/rules/title-with-name.ts';
import type { PaymentRequestKind } from '#payouts/pay-runs/server/payment-conditions.ts';
import { shownKey } from '#payouts/pay-runs/server/payment-keys.ts';
import { type Payment, payments } from '#payouts/pay-runs/server/tables.ts';

type PaidRow = Pick<Payment, 'key' | 'keyKind' | 'cents' | 'taxCents' | 'currency'> & {
  aboutId: string;
  userId: string;
  name: string;
  count: number;
};

/** Who gets what by runs, or by payments, whose ids requests are about: amounts and keys as they were frozen. */
export async function listPaidPeople(
  database: Database,
  aboutIds: readonly string[],
): Promise<Map<string, ApprovalPeople>> {
  const ids = sql`${sql.param(aboutIds)}::uuid[]`;
  const { rows } = await database.execute<PaidRow & Record<string, unknown>>(sql`
    select * from (
      select about.id as "aboutId", u.id as "userId", u.name, y.key, y.key_kind as "keyKind", y.currency, y.cents::float8 as cents,
        y.tax_cents::float8 as "taxCents", (count(*) over (partition by about.id))::int as count,
        row_number() over (partition by about.id order by y.cents desc, y.id) as place
      from unnest(${ids}) about(id) join payments y on y.run_id = about.id or y.id = about.id
      join users u on u.id = y.member_id) listed
    where place <= ${PEOPLE_SHOWN} order by "aboutId", place`);
  const people = new Map<string, ApprovalPeople>();
  for (const [aboutId, own] of Map.groupBy(rows, (row) => row.aboutId))
    people.set(aboutId, {
      people: own.map(({ userId, name, ...row }) => ({ userId, name, money: { ...row, keyEnd: shownKey(row) } })),
      count: own[0]!.count,
    });
  return people;
}

export async function lockPayment(transaction: Database, paymentId: string): Promise<Payment> {
  const [payment] = await transaction.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  if (!payment) throw platformErrors.notFound();
  return payment;
}

const recorded = {
  handPayment: 'handPaymentAsked',
  handReturn: 'handReturnAsked',
  fileReturn: 'fileReturnAsked',
  paymentRetry: 'retryAsked',
} as const satisfies Record<PaymentRequestKind, string>;

interface PaymentRequest {
  askedBy: string;
  excluded?: readonly string[];
  reasons?: readonly ApprovalReason[];
  /** What its approval needs besides. */
  more?: ApprovalDetails;
  now: Date;
}

/** Asks a second administrator about a payment; its kind says what for. Throws `second-approvals.alreadyAsked`. */
export async function askForPayment(
  transaction: Database,
  kind: PaymentRequestKind,
  { id: aboutId, runId, currency, cents, memberId }: Payment,
  { more, ...request }: PaymentRequest,
): Promise<void> {
  const details = { runId, currency, cents, memberId, ...more };
  await recordPayout(transaction, recorded[kind], request.askedBy, { paymentId: aboutId, userId: memberId });
  await requestApproval(transaction, {
    ...{ ...request, kind, words: wordsOf(kind), aboutId, details },
  });
}

/** What such a request does once it is approved. Refused, it changes nothing. */
export const paymentApproval = (
  kind: PaymentRequestKind,
  does: Pick<ApprovalKind, 'carryOut' | 'goOn'>,
): ApprovalKind => ({ ...wordsOf(kind), ...does });

/** What such a request reads like, and where its run is. The first ones named no currency: they were of reais. */
const wordsOf = (kind: PaymentRequestKind): ApprovalWords => ({
  describe: ({ details: { runId, currency, cents }, memberName }, language) => {
    const amount = moneyInWords(Number(cents), (currency ?? 'BRL') as Currency, language);
    const title = titleWithName(translate(language, `payouts/pay-runs:approval.${kind}`, { amount }), memberName ?? '');
    return { title, path: payoutsPaths.payRun(String(runId)) };
  },
  listPeople: listPaidPeople,
});

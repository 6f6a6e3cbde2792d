import { sql } from 'drizzle-orm';
import {
  forAdministrators,
  waitingColumns,
  type WaitingPart,
  type WaitingReader,
  type WaitingRow,
  waitingSource,
} from '#platform/capability/waiting.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { payoutsWaiting } from '#payouts/paths.ts';
import { selectToPayAbroad, selectToTopUpAbroad } from '#payouts/pay-runs/server/foreign/hours-abroad.ts';
import { waitsForHand } from '#payouts/pay-runs/server/mending/to-pay-outside.ts';
import { selectToAskBank, selectToFile } from '#payouts/pay-runs/server/provider/cnab/select-to-file.ts';
import { hasOwnCompany } from '#profiles/private/server/payment-details.ts';
import { maySeePayments } from '#wallet/server/waiting.ts';

/** Payments that failed or came back, run by run. */
const selectBroken = forAdministrators(
  () => sql`
      select ${waitingColumns({
        count: sql`count(*)`,
        since: sql`min(y.created_at)`,
        until: sql`min(y.created_at)`,
        place: sql`jsonb_build_object('runId', y.run_id)`,
      })} from payments y where y.state in ('failed', 'returned') group by y.run_id`,
);

/** Payments without a key that are owed, and that nobody was asked to confirm, run by run. */
const selectToPayOutside = forAdministrators(
  () => sql`
      select ${waitingColumns({
        count: sql`count(*)`,
        since: sql`min(y.created_at)`,
        place: sql`jsonb_build_object('runId', y.run_id)`,
      })} from payments y where ${waitsForHand(sql`y`)} group by y.run_id`,
);

const selectToTopUp = ({ session, workspace }: WaitingReader) =>
  session.role === 'squadOwner' && maySeePayments(workspace) ? selectToTopUpAbroad(workspace!.id) : null;

/** Months whose payable hours wait for a nota fiscal; who works without a company needs none, which SQL cannot tell. */
function selectToAttach({ session, settings }: WaitingReader) {
  if (session.role !== 'squadMember' || !settings.requireNota) return null;
  return sql`
      select ${waitingColumns({
        count: sql`count(distinct (e.hire_id, date_trunc('month', e.local_date)))`,
        since: sql`min(e.created_at)`,
        place: sql`jsonb_build_object('memberId', r.member_id, 'encrypted', r.encrypted)`,
      })} from time_entries e join project_professionals h on h.id = e.hire_id join positions o on o.id = h.position_id
      join covered_hours c on c.entry_id = e.id
      join private_records r on r.member_id = e.member_id and r.kind = 'ownCompany' and r.encrypted is not null
      where e.member_id = ${session.userId} and e.state = 'payable' and coalesce(o.hiring_model, '') <> 'CLT'
        and coalesce(h.agreed_currency, 'BRL') = 'BRL'
        and not exists (select from pay_run_entries x where x.entry_id = e.id and x.released_at is null)
        and not exists (select from professional_notas n
          where n.hire_id = e.hire_id and n.month = date_trunc('month', e.local_date)::date)
      group by r.member_id, r.encrypted`;
}

const withTitle = <Place>(row: WaitingRow<Place>, { language }: WaitingReader) => ({
  ...row,
  title: translate(language, 'payouts:menu.payRuns'),
});

/** What a company lacks follows its wallet, whose topics the wallet names. */
export const waiting: WaitingPart = {
  sources: [
    waitingSource({ kind: payoutsWaiting.paymentsBroken, select: selectBroken, complete: withTitle }),
    waitingSource({ kind: payoutsWaiting.paymentsOutside, select: selectToPayOutside, complete: withTitle }),
    waitingSource({ kind: payoutsWaiting.paymentsToFile, select: selectToFile, complete: withTitle }),
    waitingSource({ kind: payoutsWaiting.paymentsToAskBank, select: selectToAskBank, complete: withTitle }),
    waitingSource({
      kind: payoutsWaiting.hoursAbroad,
      select: forAdministrators(selectToPayAbroad),
      complete: withTitle,
    }),
    waitingSource({
      kind: payoutsWaiting.notasToAttach,
      select: selectToAttach,
      complete: (row: WaitingRow<{ memberId: string; encrypted: string }>, { language }) =>
        hasOwnCompany(row.place) ? { ...row, place: {}, title: translate(language, 'payouts:menu.ownPayments') } : null,
    }),
    waitingSource({
      kind: payoutsWaiting.creditsAbroad,
      select: selectToTopUp,
      complete: (row: WaitingRow<{ currency: Currency }>, { language }) => ({
        ...row,
        title: translate(language, 'wallet:menu.payments'),
      }),
    }),
  ],
  follows: () => [],
};

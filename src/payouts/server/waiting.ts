import { sql } from 'drizzle-orm';
import {
  titled,
  waitingColumns,
  type WaitingPart,
  type WaitingReader,
  type WaitingRow,
  waitingSource,
  waitsForTeam,
} from '#platform/capability/waiting.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { payoutsWaiting } from '#payouts/paths.ts';
import { selectToPayAbroad, selectToTopUpAbroad } from '#payouts/pay-runs/server/hours-abroad.ts';
import { waitsForHand } from '#payouts/pay-runs/server/payment-conditions.ts';
import { isToFile } from '#payouts/pay-runs/server/provider/cnab/remittances.ts';
import { hasOwnCompany, hasPixKey } from '#profiles/private/server/payment-details.ts';
import { maySeePayments } from '#wallet/server/waiting.ts';

const counted = { count: sql`count(*)`, since: sql`min(y.created_at)` };
const ofRun = { ...counted, place: sql`jsonb_build_object('runId', y.run_id)` };
const soon = { until: sql`min(y.created_at)` };

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

/** Payable hours of somebody in reais, with the record that names the key, which SQL cannot read. */
const selectToKey = ({ session }: WaitingReader) =>
  session.role !== 'squadMember'
    ? null
    : sql`
      select ${waitingColumns({
        since: sql`min(e.created_at)`,
        place: sql`jsonb_build_object('memberId', e.member_id, 'encrypted', max(r.encrypted))`,
      })} from time_entries e join project_professionals h on h.id = e.hire_id join positions o on o.id = h.position_id
      left join private_records r on r.member_id = e.member_id and r.kind = 'bankDetails'
      where e.member_id = ${session.userId} and e.state = 'payable' and coalesce(o.hiring_model, '') <> 'CLT'
        and coalesce(h.agreed_currency, 'BRL') = 'BRL'
      group by e.member_id`;

export const waiting: WaitingPart = {
  sources: [
    waitsForTeam(
      payoutsWaiting.paymentsBroken,
      'payouts:menu.payRuns',
      () => sql`select ${waitingColumns({ ...ofRun, ...soon })} from payments y
        where y.state in ('failed', 'returned') group by y.run_id`,
    ),
    waitsForTeam(
      payoutsWaiting.paymentsOutside,
      'payouts:menu.payRuns',
      () => sql`select ${waitingColumns(ofRun)} from payments y where ${waitsForHand(sql`y`)} group by y.run_id`,
    ),
    waitsForTeam(
      payoutsWaiting.paymentsToFile,
      'payouts:menu.payRuns',
      () => sql`select ${waitingColumns({ ...counted, ...soon })} from cnab_payments y
        where ${isToFile(sql`y`)} having count(*) > 0`,
    ),
    waitsForTeam(
      payoutsWaiting.paymentsToAskBank,
      'payouts:menu.payRuns',
      () => sql`select ${waitingColumns(counted)} from cnab_payments y
        where y.outcome = 'sent' and y.unclear_codes is not null having count(*) > 0`,
    ),
    waitsForTeam(payoutsWaiting.hoursAbroad, 'payouts:menu.payRuns', selectToPayAbroad),
    waitingSource({
      kind: payoutsWaiting.keyToAdd,
      select: selectToKey,
      complete: (row: WaitingRow<{ memberId: string; encrypted: string | null }>, { language }) =>
        hasPixKey(row.place) ? null : { ...row, place: {}, title: translate(language, 'payouts:menu.ownPayments') },
    }),
    waitingSource({
      kind: payoutsWaiting.notasToAttach,
      select: selectToAttach,
      complete: (row: WaitingRow<{ memberId: string; encrypted: string }>, { language }) =>
        hasOwnCompany(row.place) ? { ...row, place: {}, title: translate(language, 'payouts:menu.ownPayments') } : null,
    }),
    waitingSource<{ currency: Currency }>({
      kind: payoutsWaiting.creditsAbroad,
      select: ({ session, workspace }) =>
        session.role === 'squadOwner' && maySeePayments(workspace) ? selectToTopUpAbroad(workspace!.id) : null,
      complete: titled('wallet:menu.payments'),
    }),
  ],
  follows: () => [],
};

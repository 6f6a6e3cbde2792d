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
import { WALLET_TOPIC } from '#wallet/ledger/server/announce-wallet.ts';
import { selectToFile } from '#wallet/pay-runs/server/provider/cnab/select-to-file.ts';
import { selectToPayAbroad, selectToTopUpAbroad } from '#wallet/pay-runs/server/foreign/hours-abroad.ts';
import { waitsForHand } from '#wallet/pay-runs/server/mending/to-pay-outside.ts';
import { isBelowAgreed, isUnpriced } from '#wallet/prices/server/hire-queries.ts';
import { walletWaiting } from '#wallet/paths.ts';

/** Due at once: nobody is paid before each difference is explained. */
const selectDiffering = forAdministrators(
  () => sql`
      select ${waitingColumns({
        count: sql`jsonb_array_length(p.differences)`,
        since: sql`p.proven_at`,
        until: sql`p.proven_at`,
      })} from (select * from ledger_proofs order by proven_at desc, id desc limit 1) p
      where jsonb_array_length(p.differences) > 0`,
);

/** Payable hours that nobody can be paid by, all of them together. */
const selectToPrice = forAdministrators(
  () => sql`
      select ${waitingColumns({
        count: sql`count(*)`,
        since: sql`min(h.updated_at)`,
      })} from project_professionals h join positions o on o.id = h.position_id join users u on u.id = h.member_id
      where ${isUnpriced}
        and not exists (select from hire_prices x
          where x.hire_id = h.id and x.replaced_at is null and x.holds_from is null and not ${isBelowAgreed})
        and exists (select from time_entries e where e.hire_id = h.id and e.state = 'payable')
      having count(*) > 0`,
);

const maySeePayments = (workspace: WaitingReader['workspace']) =>
  workspace?.isOwner === true || workspace?.permissions.includes('accessPayments') === true;

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

/** Prices that hold once the reader's side confirms them. */
const selectToConfirm =
  (role: 'squadOwner' | 'squadMember') =>
  ({ session, workspace }: WaitingReader) => {
    if (session.role !== role || (role === 'squadOwner' && !maySeePayments(workspace))) return null;
    const own =
      role === 'squadOwner'
        ? sql`h.workspace_id = ${workspace!.id} and x.company_at is null and not ${isBelowAgreed}`
        : sql`h.member_id = ${session.userId} and x.member_at is null`;
    return sql`
      select ${waitingColumns({
        count: sql`count(*)`,
        title: sql`min(p.title)`,
        since: sql`min(x.created_at)`,
      })} from hire_prices x join project_professionals h on h.id = x.hire_id
      join users u on u.id = h.member_id join projects p on p.id = h.project_id
      where x.replaced_at is null and x.holds_from is null and ${own} having count(*) > 0`;
  };

export const waiting: WaitingPart = {
  sources: [
    waitingSource({
      kind: walletWaiting.hiresToPrice,
      select: selectToPrice,
      complete: (row, { language }) => ({ ...row, title: translate(language, 'wallet:menu.prices') }),
    }),
    waitingSource({
      kind: walletWaiting.paymentsBroken,
      select: selectBroken,
      complete: (row, { language }) => ({ ...row, title: translate(language, 'wallet:menu.payRuns') }),
    }),
    waitingSource({
      kind: walletWaiting.paymentsOutside,
      select: selectToPayOutside,
      complete: (row, { language }) => ({ ...row, title: translate(language, 'wallet:menu.payRuns') }),
    }),
    waitingSource({
      kind: walletWaiting.paymentsToFile,
      select: selectToFile,
      complete: (row, { language }) => ({ ...row, title: translate(language, 'wallet:menu.payRuns') }),
    }),
    waitingSource({
      kind: walletWaiting.hoursAbroad,
      select: forAdministrators(selectToPayAbroad),
      complete: (row, { language }) => ({ ...row, title: translate(language, 'wallet:menu.payRuns') }),
    }),
    waitingSource({
      kind: walletWaiting.creditsAbroad,
      select: selectToTopUp,
      complete: (row: WaitingRow<{ currency: Currency }>, { language }) => ({
        ...row,
        title: translate(language, 'wallet:menu.payments'),
      }),
    }),
    waitingSource({ kind: walletWaiting.pricesOfCompany, select: selectToConfirm('squadOwner') }),
    waitingSource({ kind: walletWaiting.pricesOfProfessional, select: selectToConfirm('squadMember') }),
    waitingSource({
      kind: walletWaiting.ledgerDiffers,
      select: selectDiffering,
      complete: (row, { language }) => ({ ...row, title: translate(language, 'wallet:menu.ledger') }),
    }),
  ],
  follows: ({ role, reach }) =>
    role !== 'squadOwner' || reach.every
      ? []
      : reach.workspaceIds.map((workspaceId) => `${WALLET_TOPIC}:${workspaceId}`),
};

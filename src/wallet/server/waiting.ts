import { sql } from 'drizzle-orm';
import {
  forAdministrators,
  waitingColumns,
  type WaitingPart,
  type WaitingReader,
  waitingSource,
} from '#platform/capability/waiting.ts';
import { translate } from '#platform/i18n/translate.ts';
import { isOpenDifference } from '#wallet/ledger/server/open-differences.ts';
import { WALLET_TOPIC } from '#wallet/ledger/server/announce-wallet.ts';
import { isBelowAgreed, isUnpriced } from '#wallet/prices/server/hire-queries.ts';
import { walletWaiting } from '#wallet/paths.ts';
import { maySeePayments } from '#wallet/server/may-see-payments.ts';

/** Due at once: what each difference concerns waits until it is explained. */
const selectDiffering = forAdministrators(
  () => sql`
      select ${waitingColumns({
        count: sql`count(*)`,
        since: sql`min(first_seen_at)`,
        until: sql`min(first_seen_at)`,
      })} from ledger_differences where ${isOpenDifference} having count(*) > 0`,
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

import { sql } from 'drizzle-orm';
import { forAdministrators, waitingColumns, type WaitingPart, waitingSource } from '#platform/capability/waiting.ts';
import { translate } from '#platform/i18n/translate.ts';
import { isOpenDifference } from '#wallet/ledger/server/open-differences.ts';
import { WALLET_TOPIC } from '#wallet/ledger/server/announce-wallet.ts';
import { isUnpriced } from '#wallet/prices/server/hire-queries.ts';
import { walletWaiting } from '#wallet/paths.ts';

/** Due at once: what each difference concerns waits until it is explained. */
const selectDiffering = forAdministrators(
  () => sql`
      select ${waitingColumns({
        count: sql`count(*)`,
        since: sql`min(first_seen_at)`,
        until: sql`min(first_seen_at)`,
      })} from ledger_differences where ${isOpenDifference} having count(*) > 0`,
);

/** Payable hours without a price that nobody was asked about yet, all of them together. */
const selectToPrice = forAdministrators(
  () => sql`
      select ${waitingColumns({
        count: sql`count(*)`,
        since: sql`min(h.updated_at)`,
      })} from project_professionals h join positions o on o.id = h.position_id
      where ${isUnpriced} and not exists (select from hire_prices x where x.hire_id = h.id and x.holds_from is null)
        and exists (select from time_entries e where e.hire_id = h.id and e.state = 'payable')
      having count(*) > 0`,
);

export const waiting: WaitingPart = {
  sources: [
    waitingSource({
      kind: walletWaiting.hiresToPrice,
      select: selectToPrice,
      complete: (row, { language }) => ({ ...row, title: translate(language, 'wallet:menu.prices') }),
    }),
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

import { sql } from 'drizzle-orm';
import type { Permission } from '#platform/access/permissions.ts';
import {
  titled,
  waitingColumns,
  type WaitingPart,
  type WaitingReader,
  waitingSource,
  waitsForTeam,
} from '#platform/capability/waiting.ts';
import { mayBePaidByCredits } from '#wallet/hours/server/payable-entries.ts';
import { WALLET_TOPIC } from '#wallet/ledger/server/announce-wallet.ts';
import { isOpenDifference } from '#wallet/ledger/server/open-differences.ts';
import { walletWaiting } from '#wallet/paths.ts';
import { isUnpriced } from '#wallet/prices/server/hire-queries.ts';

/** Due at once: what each difference concerns waits until it is explained. */
const selectDiffering = () => sql`
      select ${waitingColumns({
        count: sql`count(*)`,
        since: sql`min(first_seen_at)`,
        until: sql`min(first_seen_at)`,
      })} from ledger_differences where ${isOpenDifference} having count(*) > 0`;

/** Payable hours without a price that nobody was asked about yet, all of them together. */
const selectToPrice = () => sql`
      select ${waitingColumns({
        count: sql`count(*)`,
        since: sql`min(h.updated_at)`,
      })} from project_professionals h join positions o on o.id = h.position_id
      where ${isUnpriced} and not exists (select from hire_prices x where x.hire_id = h.id and x.holds_from is null)
        and exists (select from time_entries e where e.hire_id = h.id and e.state = 'payable')
      having count(*) > 0`;

/** Current hires of the space that were made without an offer and have no price that anybody asked for. */
const selectOwnToPrice = ({ session, workspace, projectId }: WaitingReader) => {
  const may = (permission: Permission) => workspace?.permissions.includes(permission) === true;
  const maySet = workspace?.isOwner === true || (may('accessPayments') && may('assignProfessionals'));
  if (session.role !== 'squadOwner' || !maySet || projectId !== null) return null;
  return sql`
    select ${waitingColumns({
      count: sql`count(*)`,
      since: sql`min(h.created_at)`,
      place: sql`jsonb_build_object('projectId', case when count(distinct h.project_id) = 1 then min(h.project_id::text) end)`,
    })} from project_professionals h join positions o on o.id = h.position_id
    where h.workspace_id = ${workspace!.id} and h.ended_at is null and h.priced_at is null and ${mayBePaidByCredits}
      and not exists (select from hire_prices x where x.hire_id = h.id and x.holds_from is null)
    having count(*) > 0`;
};

export const waiting: WaitingPart = {
  sources: [
    waitsForTeam(walletWaiting.hiresToPrice, 'wallet:menu.prices', selectToPrice),
    waitingSource({
      kind: walletWaiting.ownHiresToPrice,
      select: selectOwnToPrice,
      complete: titled('wallet:menu.allocate'),
    }),
    waitsForTeam(walletWaiting.ledgerDiffers, 'wallet:menu.ledger', selectDiffering),
  ],
  follows: ({ role, reach }) =>
    role !== 'squadOwner' || reach.every
      ? []
      : reach.workspaceIds.map((workspaceId) => `${WALLET_TOPIC}:${workspaceId}`),
};

/** Whether a company's reader sees what it pays: the owner, and colleagues with the permission. */
export const maySeePayments = (workspace: WaitingReader['workspace']): boolean =>
  workspace?.isOwner === true || workspace?.permissions.includes('accessPayments') === true;

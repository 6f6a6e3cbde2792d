import { sql } from 'drizzle-orm';
import { checkoutWaiting } from '#checkout/paths.ts';
import {
  titled,
  waitingColumns,
  type WaitingPart,
  type WaitingReader,
  waitingSource,
  waitsForTeam,
} from '#platform/capability/waiting.ts';
import { maySeePayments } from '#wallet/server/waiting.ts';

/** Due at the end of their day in São Paulo. */
const selectToPay = ({ session, workspace, projectId }: WaitingReader) => {
  if (session.role !== 'squadOwner' || !maySeePayments(workspace) || projectId !== null) return null;
  return sql`
    select ${waitingColumns({
      count: sql`count(*)`,
      since: sql`min(o.created_at)`,
      until: sql`((min(o.due_on) + 1)::timestamp - interval '1 second') at time zone 'America/Sao_Paulo'`,
      place: sql`jsonb_build_object('orderId', case when count(*) = 1 then min(o.id::text) end)`,
    })} from service_orders o where o.workspace_id = ${workspace!.id} and o.state = 'open' having count(*) > 0`;
};

/** Whoever asked for a refund does not pay it. */
const selectToRefund = ({ session }: WaitingReader) => sql`
      select ${waitingColumns({
        count: sql`count(*)`,
        since: sql`min(r.created_at)`,
      })} from refunds r where r.way <> 'provider' and r.state = 'asked' and r.asked_by <> ${session.userId} having count(*) > 0`;

/** Nobody of a closed company would ask for its credits. */
const selectReturned = () => sql`
      select ${waitingColumns({
        count: sql`count(distinct r.workspace_id)`,
        since: sql`min(r.ended_at)`,
      })} from refunds r
      join workspaces w on w.id = r.workspace_id and w.closed_at is not null
      join ledger_accounts a on a.workspace_id = r.workspace_id and a.currency = r.currency and a.kind = 'available'
      join ledger_balances b on b.account_id = a.id and b.cents > 0
      where r.state = 'returned' having count(*) > 0`;

export const waiting: WaitingPart = {
  sources: [
    waitingSource({
      kind: checkoutWaiting.ordersToPay,
      select: selectToPay,
      complete: titled('checkout/service-orders:mine.title'),
    }),
    waitsForTeam(checkoutWaiting.refundsToPay, 'checkout/refunds:title', selectToRefund),
    waitsForTeam(checkoutWaiting.refundsReturned, 'checkout/refunds:title', selectReturned),
  ],
  follows: () => [],
};

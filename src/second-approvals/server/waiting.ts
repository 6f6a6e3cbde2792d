import { sql } from 'drizzle-orm';
import { waitingColumns, type WaitingPart, type WaitingReader, waitsForTeam } from '#platform/capability/waiting.ts';
import { approvalsWaiting } from '#second-approvals/paths.ts';
import { INVITED_DAYS, NEW_DAYS } from '#second-approvals/rules/approval-states.ts';

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

const selectToApprove = ({ session, now }: WaitingReader) => sql`
      select ${waitingColumns({
        count: sql`count(*)`,
        since: sql`min(a.created_at)`,
        until: sql`min(a.expires_at)`,
      })} from approvals a
      where a.state = 'open' and a.asked_by <> ${session.userId}
        and not exists (select from approval_exclusions x where x.approval_id = a.id and x.user_id = ${session.userId})
        -- The same rule as findSecondObstacle.
        and exists (
          select from users me left join staff_details d on d.user_id = me.id
          where me.id = ${session.userId} and me.created_at <= ${daysBefore(now, NEW_DAYS)}
            and (me.created_at <= ${daysBefore(now, INVITED_DAYS)} or d.invited_by is null
              or d.invited_by <> a.asked_by and not exists (
                select from approval_exclusions x where x.approval_id = a.id and x.user_id = d.invited_by)))
      having count(*) > 0`;

export const waiting: WaitingPart = {
  sources: [waitsForTeam(approvalsWaiting.toApprove, 'second-approvals:menu.approvals', selectToApprove)],
  follows: () => [],
};

import { sql } from 'drizzle-orm';
import { approvalsWaiting } from '#second-approvals/paths.ts';
import { forAdministrators, waitingColumns, type WaitingPart, waitingSource } from '#platform/capability/waiting.ts';
import { translate } from '#platform/i18n/translate.ts';

const selectToApprove = forAdministrators(
  ({ session }) => sql`
      select ${waitingColumns({
        count: sql`count(*)`,
        since: sql`min(a.created_at)`,
        until: sql`min(a.expires_at)`,
      })} from approvals a
      where a.state = 'open' and a.asked_by <> ${session.userId}
        and not exists (select from approval_exclusions x where x.approval_id = a.id and x.user_id = ${session.userId})
      having count(*) > 0`,
);

export const waiting: WaitingPart = {
  sources: [
    waitingSource({
      kind: approvalsWaiting.toApprove,
      select: selectToApprove,
      complete: (row, { language }) => ({ ...row, title: translate(language, 'second-approvals:menu.approvals') }),
    }),
  ],
  follows: () => [],
};

import { sql } from 'drizzle-orm';
import { waitingColumns, type WaitingPart, waitingSource } from '#platform/capability/waiting.ts';
import { workspaceWaiting } from '#workspaces/paths.ts';
import { NOTICE_DAYS } from '#workspaces/rules/space-limits.ts';

/** Invitations whose link soon stops working: the owner may send them again. */
const invitationLapsing = waitingSource({
  kind: workspaceWaiting.invitationLapsing,
  select: ({ workspace, now }) => {
    const at = sql`${now.toISOString()}::timestamptz`;
    return workspace?.isOwner
      ? sql`select ${waitingColumns({
          title: sql`''`,
          about: sql`i.email`,
          since: sql`i.created_at`,
          until: sql`i.expires_at`,
          place: sql`'{}'`,
        })} from workspace_invitations i
        where i.workspace_id = ${workspace.id} and i.state = 'sent'
          and i.expires_at > ${at} and i.expires_at < ${at} + ${NOTICE_DAYS} * interval '1 day'`
      : null;
  },
});

export const waiting: WaitingPart = { sources: [invitationLapsing], follows: () => [] };

import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { Brand } from '#platform/contract/brand.ts';
import type { Language } from '#platform/i18n/language.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import type { CreditNotice } from '#wallet/hours/rules/credit-notice.ts';
import { ownPaymentsPath, walletPaths } from '#wallet/paths.ts';
import { isPaidByCredits, isUncovered } from './payable-entries.ts';

interface Concerned extends Record<string, unknown> {
  name: string;
  email: string;
  language: Language;
  brand: Brand;
  title: string;
  isOwner: boolean;
}

const happeningOf = { low: walletHappenings.creditsLow, usedUp: walletHappenings.creditsUsedUp } as const;

/** Tells the owner, who can add credits, and the people of the project, who work for them or left and wait for them. */
export async function mailCreditNotice(
  transaction: Database,
  notice: CreditNotice,
  { workspaceId, projectId }: { workspaceId: string; projectId: string },
): Promise<void> {
  const name = happeningOf[notice];
  await recordHappening(transaction, { name, workspaceId, actorId: null, ids: { projectId } });
  const { rows } = await transaction.execute<Concerned>(sql`
    select u.name, u.email, u.language, u.brand, p.title, u.id = w.owner_id as "isOwner"
    from projects p join workspaces w on w.id = p.workspace_id
    join users u on u.deleted_at is null and (u.id = w.owner_id or exists (
      select from project_professionals h join positions o on o.id = h.position_id
      where h.project_id = p.id and h.member_id = u.id and coalesce(o.hiring_model, '') <> 'CLT'
        and (h.ended_at is null or (${isPaidByCredits} and exists (
          select from time_entries e where e.hire_id = h.id and e.workspace_id = p.workspace_id and ${isUncovered})))))
    where p.id = ${projectId} order by u.id`);
  for (const reader of rows) {
    const side = reader.isOwner ? 'owner' : 'professional';
    const mail = writeLetter(reader, 'wallet/hours:mail', { title: reader.title }, (say) => ({
      subject: say(`${notice}.subject`),
      paragraphs: [say(`${notice}.${side}`)],
      action: {
        label: say(`open.${side}`),
        path: reader.isOwner ? walletPaths.allocate(projectId) : ownPaymentsPath,
      },
    }));
    await queueMail(transaction, name, mail);
  }
}

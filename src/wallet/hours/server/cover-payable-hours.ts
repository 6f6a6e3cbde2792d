import { sql } from 'drizzle-orm';
import type { Brand } from '#platform/contract/brand.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { Language } from '#platform/i18n/language.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { type CoveredEntry, coverHours, creditNotice, type CreditNotice } from '#wallet/hours/rules/cover-hours.ts';
import { announceWallets } from '#wallet/ledger/server/announce-wallet.ts';
import { readBalanceOf } from '#wallet/ledger/server/read-balances.ts';
import { ownPaymentsPath, walletPaths } from '#wallet/paths.ts';
import { isPaidByCredits, isUncovered, listUncovered } from './payable-entries.ts';
import { reserveHours } from './reserve-hours.ts';

interface Around {
  /** Which hours have just become payable, or have just got a price; all others that no credits cover waited before. Null: credits came. */
  isNew: ((hours: { entryId: string; hireId: string }) => boolean) | null;
  now: Date;
}

/**
 * Sets credits of a project aside for its payable hours, oldest first, as far as they reach, in the caller's transaction; tells who waits when
 * they run low or out. Whoever moves credits or hours of a project does so one after the other.
 */
export async function coverPayableHours(
  transaction: Database,
  projectId: string,
  { isNew, now }: Around,
): Promise<void> {
  await lockCredits(transaction, projectId);
  const { rows } = await transaction.execute<{ workspaceId: string; givenCents: number }>(sql`
    select p.workspace_id as "workspaceId", (select coalesce(sum(c.cents), 0)::float8 from credit_allocations c
      where c.project_id = p.id and c.workspace_id = p.workspace_id) as "givenCents" from projects p where p.id = ${projectId}`);
  const [project] = rows;
  if (!project) return;
  const { workspaceId, givenCents } = project;
  const place = { workspaceId, projectId };
  const account = { kind: 'allocated', ...place } as const;
  const waiting = await listUncovered(transaction, place);
  if (waiting.length === 0) return;
  const leftBefore = await readBalanceOf(transaction, account, 'BRL');
  const covered = coverHours(waiting, leftBefore);
  for (const [hireId, entries] of Map.groupBy(covered, (entry) => entry.hireId)) {
    // Minutes that cost nothing yet are covered with the next ones.
    if (sumOf(entries) === 0) continue;
    const key = `hours:${entries[0]!.entryId}:covered`;
    const reserved = { key, hire: { ...place, hireId }, entries, account, currency: 'BRL', actorId: null } as const;
    await reserveHours(transaction, reserved, now);
  }
  if (covered.length > 0) await announceWallets(transaction, [workspaceId]);
  const notice = creditNotice({
    givenCents,
    leftBefore,
    leftAfter: leftBefore - sumOf(covered),
    waitedBefore: isNew ? waiting.some((hours) => !isNew(hours)) : covered.length === 0,
    waitsAfter: covered.length < waiting.length,
  });
  if (notice) await mailCreditNotice(transaction, notice, place);
}

const sumOf = (entries: readonly CoveredEntry[]) => entries.reduce((sum, { cents }) => sum + cents, 0);

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
async function mailCreditNotice(
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

/**
 * Whoever moves credits of a project, or covers its hours, does so one after the other. Not the row of the project: those who write hours hold it
 * while they wait for a task, and those who approve them hold the task.
 */
export async function lockCredits(transaction: Database, projectId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`credits:${projectId}`}, 0))`);
}

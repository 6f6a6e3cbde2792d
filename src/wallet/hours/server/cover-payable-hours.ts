import { eq } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { projects } from '#projects/server/tables.ts';
import { coverHours, type CoveredEntry } from '#wallet/hours/rules/cover-hours.ts';
import { creditNotice } from '#wallet/hours/rules/credit-notice.ts';
import { announceWallets } from '#wallet/ledger/server/announce-wallet.ts';
import { readBalanceOf } from '#wallet/ledger/server/read-balances.ts';
import { lockCredits } from './lock-credits.ts';
import { mailCreditNotice } from './mail-credit-notice.ts';
import { listUncovered } from './payable-entries.ts';
import { readGiven } from './read-given.ts';
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
  const [project] = await transaction
    .select({ workspaceId: projects.workspaceId })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!project) return;
  const place = { ...project, projectId };
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
  if (covered.length > 0) await announceWallets(transaction, [place.workspaceId]);
  const notice = creditNotice({
    givenCents: await readGiven(transaction, place),
    leftBefore,
    leftAfter: leftBefore - sumOf(covered),
    waitedBefore: isNew ? waiting.some((hours) => !isNew(hours)) : covered.length === 0,
    waitsAfter: covered.length < waiting.length,
  });
  if (notice) await mailCreditNotice(transaction, notice, place);
}

const sumOf = (entries: readonly CoveredEntry[]) => entries.reduce((sum, { cents }) => sum + cents, 0);

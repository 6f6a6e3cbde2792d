import { and, eq, inArray, isNull, min, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { listAdministrators } from '#accounts/server/list-administrators.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { walletErrors } from '#wallet/errors.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { type LedgerDifference, listKinds, scopeOf } from '#wallet/ledger/rules/differences.ts';
import { ledgerPath } from '#wallet/paths.ts';
import { ledgerDifferences } from './tables.ts';

export const isOpenDifference = and(isNull(ledgerDifferences.settledAt), isNull(ledgerDifferences.explainedAt))!;

const exists = async (database: Database, condition: SQL | undefined): Promise<boolean> =>
  (await database.$count(ledgerDifferences, and(isOpenDifference, condition))) > 0;

/** Whether a difference concerns payments to all people: nobody is paid before it is explained. */
export function ledgerDiffers(database: Database): Promise<boolean> {
  return exists(database, inArray(ledgerDifferences.scope, ['all', 'payouts']));
}

/** Says of somebody's id that a difference concerns what the person is paid. */
export const differsFor = (memberId: SQL) => sql<boolean>`exists (select from ${ledgerDifferences}
  where ${isOpenDifference} and ${ledgerDifferences.scope} = 'person' and ${ledgerDifferences.memberId} = ${memberId})`;

/** Nothing goes back to a company before what concerns its money is explained. Throws `wallet.ledgerDiffers`. */
export async function requireNoDifference(transaction: Database, workspaceId: string): Promise<void> {
  const isOfSpace = and(eq(ledgerDifferences.scope, 'workspace'), eq(ledgerDifferences.workspaceId, workspaceId));
  if (await exists(transaction, or(eq(ledgerDifferences.scope, 'all'), isOfSpace))) throw walletErrors.ledgerDiffers();
}

const DAY_MS = 86_400_000;
const COMPARED_DAYS = 40;
/** After a long outage we hear late: a list begins so many days before what is looked for in it. */
const HEARD_LATE_DAYS = 10;

/** From when on lists of providers are compared: for some weeks, and longer for what was found and nobody has explained, because nothing leaves by its age. */
export async function readComparedTime(database: Database, now: Date): Promise<{ compared: Date; listed: Date }> {
  const [open] = await database
    .select({ since: min(ledgerDifferences.firstSeenAt) })
    .from(ledgerDifferences)
    .where(and(isOpenDifference, inArray(ledgerDifferences.kind, [...listKinds])));
  const compared = new Date((open?.since ?? now).getTime() - COMPARED_DAYS * DAY_MS);
  return { compared, listed: new Date(compared.getTime() - HEARD_LATE_DAYS * DAY_MS) };
}

/**
 * Keeps what a proof found: what is known goes on, and has to be explained anew where its figure changed; what is found no more is settled.
 * Lists of providers reach back for some weeks: what was explained of them stays, and nothing of them is settled while one is silent.
 */
export async function keepDifferences(transaction: Database, found: readonly LedgerDifference[], now: Date) {
  // One proof after the other; whoever reads does not wait.
  await transaction.execute(sql`lock table ${ledgerDifferences} in share row exclusive mode`);
  const given = found.map((one) => ({ workspaceId: null, memberId: null, ...one, id: newId(), scope: scopeOf(one) }));
  const { rows } = await transaction.execute<{ id: string }>(sql`
    insert into ledger_differences as known
      (id, kind, about, cents, currency, scope, workspace_id, member_id, first_seen_at, last_seen_at)
    select distinct on (kind, about, currency) id, kind, about, cents, currency, scope, "workspaceId", "memberId", seen, seen
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id uuid, kind text, about text, cents bigint, currency text,
      scope text, "workspaceId" uuid, "memberId" uuid), (select ${now.toISOString()}::timestamptz as seen) now
    on conflict (kind, about, currency) where settled_at is null do update set
      cents = excluded.cents, scope = excluded.scope, workspace_id = excluded.workspace_id, member_id = excluded.member_id,
      last_seen_at = excluded.last_seen_at,
      told_at = case when known.cents is not distinct from excluded.cents then known.told_at end,
      explained_by = case when known.cents is not distinct from excluded.cents then known.explained_by end,
      explained_at = case when known.cents is not distinct from excluded.cents then known.explained_at end,
      reason = case when known.cents is not distinct from excluded.cents then known.reason else '' end,
      transaction_id = case when known.cents is not distinct from excluded.cents then known.transaction_id end
    returning id`);
  const isSilent = found.some(({ kind }) => kind === 'silentProvider');
  const isOfLedger = notInArray(ledgerDifferences.kind, [...listKinds]);
  await transaction
    .update(ledgerDifferences)
    .set({ settledAt: now })
    .where(
      and(
        isNull(ledgerDifferences.settledAt),
        sql`${ledgerDifferences.id} <> all(${sql.param(rows.map(({ id }) => id))}::uuid[])`,
        isSilent ? isOfLedger : or(isOfLedger, isNull(ledgerDifferences.explainedAt)),
      ),
    );
}

/**
 * Tells each administrator of what nobody was told yet, once for each figure, also where one of them has found and explained it before. A provider that was silent is asked again.
 */
export function tellDifferences(database: Database, { proofId, now }: { proofId: string; now: Date }): Promise<void> {
  return database.transaction(async (transaction) => {
    const { length: count } = await transaction
      .update(ledgerDifferences)
      .set({ toldAt: now })
      .where(
        and(
          isNull(ledgerDifferences.settledAt),
          isNull(ledgerDifferences.toldAt),
          ne(ledgerDifferences.kind, 'silentProvider'),
        ),
      )
      .returning({ id: ledgerDifferences.id });
    if (count === 0) return;
    await recordHappening(transaction, {
      ...{ name: walletHappenings.ledgerDiffered, workspaceId: null, actorId: null },
      ids: { proofId },
    });
    for (const reader of await listAdministrators(transaction)) {
      const mail = writeLetter(reader, 'wallet/ledger:mail', { count }, (say) => ({
        subject: say('subject'),
        paragraphs: [say('text')],
        action: { label: say('open'), path: ledgerPath },
      }));
      await queueMail(transaction, walletHappenings.ledgerDiffered, mail);
    }
  });
}

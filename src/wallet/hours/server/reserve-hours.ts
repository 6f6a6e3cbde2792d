import { and, inArray, isNull, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { Currency } from '#platform/money/currencies.ts';
import type { CoveredEntry } from '#wallet/hours/rules/cover-hours.ts';
import type { Account } from '#wallet/ledger/rules/accounts.ts';
import { announceWallets } from '#wallet/ledger/server/announce-wallet.ts';
import { postReservations, reserveMoney, voidReservation } from '#wallet/ledger/server/reserve-money.ts';
import { coveredHours } from './tables.ts';

interface HoursToReserve {
  /** Names this reservation: asked again with the same key, nothing is set aside twice. */
  key: string;
  hire: { workspaceId: string; projectId: string; hireId: string };
  entries: readonly CoveredEntry[];
  /** It holds the credits that are set aside. */
  account: Account;
  currency: Currency;
  actorId: string | null;
}

/** Sets credits aside for payable hours of one hire, in the caller's transaction. Throws `wallet.notEnough`. */
export async function reserveHours(
  transaction: Database,
  { key, hire, entries, account, currency, actorId }: HoursToReserve,
  now: Date,
): Promise<void> {
  const { workspaceId, hireId } = hire;
  const cents = entries.reduce((sum, entry) => sum + entry.cents, 0);
  const { reservationId } = await reserveMoney(
    transaction,
    {
      ...{ key, currency, workspaceId, actorId },
      cause: { kind: 'hire', id: hireId },
      taken: [{ account, cents }],
    },
    now,
  );
  await transaction.insert(coveredHours).values(
    entries.map(({ entryId, minutes, cents: own }) => ({
      ...{ ...hire, entryId, minutes, cents: own, reservationId, createdAt: now },
    })),
  );
}

/** Gives back what was set aside for hours, chosen by a SELECT of their ids, that were not debited; they wait as before. */
export async function releaseHours(transaction: Database, entryIds: SQLWrapper, now: Date): Promise<void> {
  const released = await transaction
    .delete(coveredHours)
    .where(and(inArray(coveredHours.entryId, entryIds), isNull(coveredHours.debitedAt)))
    .returning({ reservationId: coveredHours.reservationId, workspaceId: coveredHours.workspaceId });
  for (const reservationId of new Set(released.map((row) => row.reservationId)))
    await voidReservation(transaction, { reservationId, actorId: null, now });
  await announceWallets(
    transaction,
    released.map(({ workspaceId }) => workspaceId),
  );
}

type Debit = Omit<Parameters<typeof postReservations>[1], 'reservationIds' | 'type'>;

/** Debits what was set aside for hours, chosen by a SELECT of their ids: one posting, by which the receivers get just that. */
export async function debitHours(
  transaction: Database,
  entryIds: SQLWrapper,
  debit: Debit,
  now: Date,
): Promise<{ transactionId: string }> {
  const isTheirs = inArray(coveredHours.entryId, entryIds);
  const covered = await transaction
    .selectDistinct({ reservationId: coveredHours.reservationId })
    .from(coveredHours)
    .where(isTheirs);
  const reservationIds = covered.map(({ reservationId }) => reservationId);
  const posted = await postReservations(transaction, { ...debit, type: 'work', reservationIds }, now);
  await transaction.update(coveredHours).set({ debitedAt: now }).where(isTheirs);
  return posted;
}

import { and, asc, countDistinct, eq, inArray, sum } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { walletErrors } from '#wallet/errors.ts';
import type { Account } from '#wallet/ledger/rules/accounts.ts';
import {
  inverseOf,
  type Posting,
  type PostingLine,
  type ReservationState,
  reservingLines,
  type TransactionType,
} from '#wallet/ledger/rules/posting.ts';
import { postTransaction } from './post-transaction.ts';
import { ledgerAccounts, ledgerLines, ledgerReservations, ledgerTransactions } from './tables.ts';

interface Reserving extends Pick<Posting, 'key' | 'currency' | 'cause' | 'actorId'> {
  workspaceId: string;
  /** From which accounts how much is set aside. */
  taken: readonly PostingLine[];
}

/**
 * Sets money of a company aside before something outside is asked, in the caller's transaction. The same key answers the first reservation.
 * Throws `wallet.notEnough`.
 */
export async function reserveMoney(
  transaction: Database,
  { workspaceId, taken, ...event }: Reserving,
  now: Date,
): Promise<{ reservationId: string }> {
  const lines = reservingLines(workspaceId, taken);
  const { transactionId } = await postTransaction(transaction, { ...event, type: 'reservation', lines }, now);
  await transaction
    .insert(ledgerReservations)
    .values({ id: newId(), transactionId, workspaceId })
    .onConflictDoNothing();
  const [reservation] = await transaction
    .select({ reservationId: ledgerReservations.id })
    .from(ledgerReservations)
    .where(eq(ledgerReservations.transactionId, transactionId));
  return reservation!;
}

interface Outcome {
  reservationId: string;
  actorId: string | null;
  now: Date;
}

/** The outside has done it: all that was set aside goes to `receivers`, who together get just that. Once; a void one is refused. */
export function postReservation(
  transaction: Database,
  outcome: Outcome,
  { type, receivers }: { type: TransactionType; receivers: readonly PostingLine[] },
): Promise<{ transactionId: string }> {
  return endReservation(transaction, outcome, 'posted', type, (reserved) => [
    ...inverseOf(reserved.filter(isSetAside)),
    ...receivers,
  ]);
}

interface WholeOutcome extends Pick<Posting, 'key' | 'currency' | 'cause' | 'actorId' | 'type'> {
  reservationIds: readonly string[];
  minutes: number;
  receivers: readonly PostingLine[];
}

/** Several reservations of one company are posted together, as one transaction; each whole. Throws where one of them has ended another way. */
export async function postReservations(
  transaction: Database,
  { reservationIds, receivers, ...event }: WholeOutcome,
  now: Date,
): Promise<{ transactionId: string }> {
  const mine = inArray(ledgerReservations.id, [...reservationIds]);
  const locked = await transaction
    .select()
    .from(ledgerReservations)
    .where(mine)
    .orderBy(asc(ledgerReservations.id))
    .for('no key update');
  if (locked.length < reservationIds.length || locked.some(({ state }) => state === 'void'))
    throw walletErrors.reservationEnded();
  const [reserved] = await transaction
    .select({ cents: sum(ledgerLines.cents).mapWith(Number), accounts: countDistinct(ledgerAccounts.id) })
    .from(ledgerReservations)
    .innerJoin(ledgerLines, eq(ledgerLines.transactionId, ledgerReservations.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
    .where(and(mine, eq(ledgerAccounts.kind, 'reserved')));
  if (reserved!.accounts !== 1) throw new Error(`The reservations of ${event.key} are not of one company.`);
  const { workspaceId } = locked[0]!;
  const lines = [{ account: { kind: 'reserved', workspaceId } as const, cents: -reserved!.cents }, ...receivers];
  const { transactionId } = await postTransaction(transaction, { ...event, lines }, now);
  await transaction
    .update(ledgerReservations)
    .set({ state: 'posted', endedBy: transactionId })
    .where(and(mine, eq(ledgerReservations.state, 'open')));
  return { transactionId };
}

/** The outside has not done it: all goes back to where it was taken from. Once; a posted one is refused. */
export function voidReservation(transaction: Database, outcome: Outcome): Promise<{ transactionId: string }> {
  return endReservation(transaction, outcome, 'void', 'release', inverseOf);
}

const isSetAside = ({ account }: PostingLine) => account.kind === 'reserved';

async function endReservation(
  transaction: Database,
  { reservationId, actorId, now }: Outcome,
  state: Exclude<ReservationState, 'open'>,
  type: TransactionType,
  linesOf: (reserved: PostingLine[]) => PostingLine[],
): Promise<{ transactionId: string }> {
  const reservation = await lockReservation(transaction, reservationId);
  if (reservation.state !== 'open' && reservation.state !== state) throw walletErrors.reservationEnded();
  const { currency, causeKind, causeId, lines } = await readReserved(transaction, reservation.transactionId);
  const posting: Posting = {
    ...{ key: `reservation:${reservationId}:ended`, type, currency, cause: { kind: causeKind, id: causeId }, actorId },
    lines: linesOf(lines),
  };
  const { transactionId } = await postTransaction(transaction, posting, now);
  await transaction
    .update(ledgerReservations)
    .set({ state, endedBy: transactionId })
    .where(and(eq(ledgerReservations.id, reservationId), eq(ledgerReservations.state, 'open')));
  return { transactionId };
}

async function lockReservation(transaction: Database, reservationId: string) {
  const [reservation] = await transaction
    .select()
    .from(ledgerReservations)
    .where(eq(ledgerReservations.id, reservationId))
    .for('no key update');
  if (!reservation) throw platformErrors.notFound();
  return reservation;
}

async function readReserved(transaction: Database, transactionId: string) {
  const rows = await transaction
    .select({ cents: ledgerLines.cents, account: ledgerAccounts, of: ledgerTransactions })
    .from(ledgerLines)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerLines.transactionId))
    .where(eq(ledgerLines.transactionId, transactionId))
    .orderBy(asc(ledgerLines.position));
  const { currency, causeKind, causeId } = rows[0]!.of;
  return {
    currency,
    causeKind,
    causeId,
    lines: rows.map(({ account, cents }) => ({ account: accountOf(account), cents })),
  };
}

/** The row's checks keep each kind with just its owners. */
function accountOf({ kind, workspaceId, projectId, memberId }: typeof ledgerAccounts.$inferSelect): Account {
  return {
    kind,
    ...(workspaceId !== null && { workspaceId }),
    ...(projectId !== null && { projectId }),
    ...(memberId !== null && { memberId }),
  } as Account;
}

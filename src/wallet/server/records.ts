import { and, asc, eq, ne } from 'drizzle-orm';
import type { OwnData } from '#platform/capability/own-data.ts';
import { obstacleAmong, type SpaceRecords } from '#platform/capability/space-records.ts';
import type { Database } from '#platform/db/connection.ts';
import { translate } from '#platform/i18n/translate.ts';
import { walletErrors } from '#wallet/errors.ts';
import { findUnpaidHours } from '#wallet/hours/server/payable-entries.ts';
import { ledgerAccounts, ledgerBalances, ledgerLines, ledgerTransactions } from '#wallet/ledger/server/tables.ts';

/** What the ledger says stays: amounts and who moved them are kept as long as the law asks. */
export const ownData: OwnData = {
  columns: {
    'credit_allocations.created_by': 'kept',
    'invoices.attached_by': 'kept',
    'service_fees.asked_by': 'kept',
    'ledger_accounts.member_id': 'kept',
    'ledger_differences.explained_by': 'kept',
    'ledger_differences.member_id': 'kept',
    'ledger_proofs.asked_by': 'kept',
    'ledger_transactions.actor_id': 'kept',
  },
  areas: [
    {
      name: 'ledger',
      about: (language) => translate(language, 'wallet:ownData.ledger'),
      collect: (database, { id }) => collectOwnMoney(database, id),
    },
  ],
  leave: null,
  erase: null,
};

export const spaceRecords: SpaceRecords = {
  columns: {
    'covered_hours.workspace_id': 'kept',
    'credit_allocations.workspace_id': 'kept',
    'invoices.workspace_id': 'kept',
    'ledger_accounts.workspace_id': 'kept',
    'ledger_differences.workspace_id': 'kept',
    'ledger_reservations.workspace_id': 'kept',
  },
  end: null,
  // A ledger is never rewritten: what is set aside for the project is the former company's.
  moveProject: async (transaction, { projectId }) => {
    if (await holdsMoney(transaction, eq(ledgerAccounts.projectId, projectId)))
      throw walletErrors.projectHoldsCredits();
  },
  findObstacle: obstacleAmong(
    [walletErrors.balanceLeft, walletErrors.hoursBeingPaid, walletErrors.hoursUnpaid],
    async (database, workspaceId) => {
      if (await holdsMoney(database, eq(ledgerAccounts.workspaceId, workspaceId))) return walletErrors.balanceLeft;
      const unpaid = await findUnpaidHours(database, workspaceId);
      return unpaid && (unpaid === 'debited' ? walletErrors.hoursBeingPaid : walletErrors.hoursUnpaid);
    },
  ),
  hasRecords: async (database, workspaceId) =>
    (await database.$count(ledgerAccounts, eq(ledgerAccounts.workspaceId, workspaceId))) > 0,
};

async function holdsMoney(database: Database, whose: ReturnType<typeof eq>): Promise<boolean> {
  const [held] = await database
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .innerJoin(ledgerBalances, eq(ledgerBalances.accountId, ledgerAccounts.id))
    .where(and(whose, ne(ledgerBalances.cents, 0)))
    .limit(1);
  return held !== undefined;
}

/** What was credited to a person and paid out, line by line, and what the person moved for a company. */
async function collectOwnMoney(database: Database, userId: string) {
  const lines = await database
    .select({
      at: ledgerTransactions.postedAt,
      type: ledgerTransactions.type,
      currency: ledgerTransactions.currency,
      cents: ledgerLines.cents,
      minutes: ledgerTransactions.minutes,
    })
    .from(ledgerLines)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerLines.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerLines.transactionId))
    .where(eq(ledgerAccounts.memberId, userId))
    .orderBy(asc(ledgerTransactions.id), asc(ledgerLines.position));
  const moved = await database
    .select({
      at: ledgerTransactions.postedAt,
      type: ledgerTransactions.type,
      currency: ledgerTransactions.currency,
    })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.actorId, userId))
    .orderBy(asc(ledgerTransactions.id));
  return { lines, moved };
}

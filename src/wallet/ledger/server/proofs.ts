import { desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { DifferenceView, LedgerProof } from '#wallet/ledger/contract.ts';
import { accountKey } from '#wallet/ledger/rules/accounts.ts';
import { accountsOf } from '#wallet/ledger/rules/differences.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { isAskedEntry } from './differences/entries-by-two.ts';
import { isOpenDifference } from './open-differences.ts';
import { proveAll } from './prove-ledger.ts';
import { ledgerDifferences, ledgerProofs } from './tables.ts';

const PROOFS_SHOWN = 50;
const DIFFERENCES_SHOWN = 200;

export async function listProofs(database: Database): Promise<LedgerProof[]> {
  const rows = await database
    .select({ proof: ledgerProofs, askedBy: users.name })
    .from(ledgerProofs)
    .leftJoin(users, eq(users.id, ledgerProofs.askedBy))
    .orderBy(desc(ledgerProofs.provenAt), desc(ledgerProofs.id))
    .limit(PROOFS_SHOWN);
  return rows.map(({ proof, askedBy }) => presentProof(proof, askedBy));
}

/** What is to be explained first, then the newest. */
export async function listDifferences(database: Database): Promise<DifferenceView[]> {
  const explainers = alias(users, 'explainers');
  const rows = await database
    .select({
      ...{ difference: ledgerDifferences, company: workspaces.company, person: users.name },
      ...{ explainedBy: explainers.name, isAsked: isAskedEntry(ledgerDifferences.id) },
    })
    .from(ledgerDifferences)
    .leftJoin(workspaces, eq(workspaces.id, ledgerDifferences.workspaceId))
    .leftJoin(users, eq(users.id, ledgerDifferences.memberId))
    .leftJoin(explainers, eq(explainers.id, ledgerDifferences.explainedBy))
    .orderBy(sql`(${isOpenDifference}) desc`, desc(ledgerDifferences.lastSeenAt), desc(ledgerDifferences.id))
    .limit(DIFFERENCES_SHOWN);
  return rows.map(({ difference, company, person, explainedBy, isAsked }) => {
    const { id, kind, about, cents, currency, scope, reason, firstSeenAt, lastSeenAt } = difference;
    return {
      ...{
        differenceId: id,
        kind,
        about,
        cents,
        currency,
        scope,
        whose: company ?? person,
        reason,
        explainedBy,
        isAsked,
      },
      ...{ firstSeenAt: firstSeenAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() },
      state: difference.settledAt ? 'settled' : difference.explainedAt ? 'explained' : 'open',
      accounts: accountsOf(difference).map((account) => ({ key: accountKey(account, currency), kind: account.kind })),
    };
  });
}

export async function proveNow(context: SignedInContext) {
  const { database, session } = context;
  const proof = await proveAll(context, session.userId);
  const [asker] = await database.select({ name: users.name }).from(users).where(eq(users.id, session.userId));
  return {
    ...presentProof(proof, asker?.name ?? null),
    differences: proof.differences.map(({ kind, about, cents, currency }) => ({ kind, about, cents, currency })),
  };
}

const presentProof = (
  { id, provenAt, lineCount, differenceCount, balances }: typeof ledgerProofs.$inferSelect,
  askedBy: string | null,
): LedgerProof => ({ proofId: id, provenAt: provenAt.toISOString(), askedBy, lineCount, differenceCount, balances });

import { desc, eq } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { LedgerProof } from '#wallet/ledger/contract.ts';
import { readDifference } from '#wallet/ledger/rules/differences.ts';
import { proveLedger } from './prove-ledger.ts';
import { ledgerProofs } from './tables.ts';

const PROOFS_SHOWN = 50;

export async function listProofs(database: Database): Promise<LedgerProof[]> {
  const rows = await database
    .select({ proof: ledgerProofs, askedBy: users.name })
    .from(ledgerProofs)
    .leftJoin(users, eq(users.id, ledgerProofs.askedBy))
    .orderBy(desc(ledgerProofs.provenAt), desc(ledgerProofs.id))
    .limit(PROOFS_SHOWN);
  return rows.map(({ proof, askedBy }) => presentProof(proof, askedBy));
}

export async function proveNow(context: SignedInContext): Promise<LedgerProof> {
  const { database, session, now, ports } = context;
  const others = [...(await ports.findOrderDifferences(context)), ...(await ports.findPayoutDifferences(context))];
  const proof = await proveLedger(database, { askedBy: session.userId, now, others });
  const [asker] = await database.select({ name: users.name }).from(users).where(eq(users.id, session.userId));
  return presentProof(proof, asker?.name ?? null);
}

function presentProof(
  { id, provenAt, lineCount, differences }: typeof ledgerProofs.$inferSelect,
  askedBy: string | null,
): LedgerProof {
  return {
    ...{ proofId: id, provenAt: provenAt.toISOString(), askedBy, lineCount },
    differences: differences.map(readDifference),
  };
}

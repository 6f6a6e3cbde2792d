import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { violatedConstraint } from '#platform/db/violated-constraint.ts';
import { walletErrors } from '#wallet/errors.ts';
import { accountKey, ownersOf } from '#wallet/ledger/rules/accounts.ts';
import { contentOf, findPostingFault, type Posting } from '#wallet/ledger/rules/posting.ts';

/**
 * The one way to move money: writes a transaction with its lines, and changes the balances with it, all within the caller's database
 * transaction. A key that was posted before with the same content answers the first transaction and moves nothing.
 * Throws `wallet.notEnough` when a balance would pass its limit, `wallet.keyReused` when the key stands for something else.
 */
export async function postTransaction(
  transaction: Database,
  posting: Posting,
  now: Date,
): Promise<{ transactionId: string }> {
  const fault = findPostingFault(posting);
  // A fault of ours, which no input may cause.
  if (fault) throw new Error(`The posting ${posting.key} cannot stand: ${fault}`);
  const hash = createHash('sha256').update(contentOf(posting)).digest('hex');
  const given = {
    id: newId(),
    key: posting.key,
    hash,
    type: posting.type,
    currency: posting.currency,
    causeKind: posting.cause.kind,
    causeId: posting.cause.id,
    actorId: posting.actorId,
    minutes: posting.minutes ?? null,
    postedAt: now.toISOString(),
    lines: posting.lines.map(({ account, cents }, position) => {
      const { workspaceId: workspace, projectId: project, memberId: member } = ownersOf(account);
      const key = accountKey(account, posting.currency);
      return { key, kind: account.kind, workspace, project, member, position, cents };
    }),
  };
  const [posted] = await refuseBeyondLimits(() =>
    transaction.execute<{ transaction_id: string; content_hash: string }>(
      sql`select transaction_id, content_hash from post_ledger_transaction(${JSON.stringify(given)}::jsonb)`,
    ),
  );
  if (posted!.content_hash !== hash) throw walletErrors.keyReused();
  return { transactionId: posted!.transaction_id };
}

async function refuseBeyondLimits<Row>(post: () => Promise<{ rows: Row[] }>): Promise<Row[]> {
  try {
    return (await post()).rows;
  } catch (problem) {
    if (violatedConstraint(problem) === 'ledger_balances_limit') throw walletErrors.notEnough();
    throw problem;
  }
}

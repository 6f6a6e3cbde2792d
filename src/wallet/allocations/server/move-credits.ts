import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { postTransaction } from '#wallet/ledger/server/post-transaction.ts';

interface Move {
  workspaceId: string;
  projectId: string;
  /** Above zero to the project, below back to the wallet. */
  cents: number;
  actorId: string;
  now: Date;
}

/** Moves credits in reais between a company’s wallet and its project. */
export function moveCredits(transaction: Database, { workspaceId, projectId, cents, actorId, now }: Move) {
  const id = newId();
  return postTransaction(
    transaction,
    {
      ...{ key: `allocation:${id}`, type: 'allocation', currency: 'BRL', actorId },
      cause: { kind: 'project', id: projectId },
      lines: [
        { account: { kind: 'available', workspaceId }, cents: -cents },
        { account: { kind: 'allocated', workspaceId, projectId }, cents },
      ],
    },
    now,
  );
}

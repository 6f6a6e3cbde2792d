import type { Database } from '#platform/db/connection.ts';
import { creditNotice } from '#wallet/hours/rules/credit-notice.ts';
import { readBalanceOf } from '#wallet/ledger/server/read-balances.ts';
import { mailCreditNotice } from './mail-credit-notice.ts';
import { listUncovered } from './payable-entries.ts';
import { readGiven } from './read-given.ts';

interface Return {
  workspaceId: string;
  projectId: string;
  /** What went back, in the same transaction. */
  cents: number;
}

/** Who waits for a project's credits hears that they run low or out, also when not hours took them but the company. */
export async function notifyReturnedCredits(
  transaction: Database,
  { workspaceId, projectId, cents }: Return,
): Promise<void> {
  const place = { workspaceId, projectId };
  const leftAfter = await readBalanceOf(transaction, { kind: 'allocated', ...place }, 'BRL');
  const givenCents = await readGiven(transaction, place);
  const waits = (await listUncovered(transaction, place)).length > 0;
  const notice = creditNotice({
    ...{ givenCents, givenBefore: givenCents + cents, leftBefore: leftAfter + cents, leftAfter },
    ...{ waitedBefore: waits, waitsAfter: waits },
  });
  if (notice) await mailCreditNotice(transaction, notice, place);
}

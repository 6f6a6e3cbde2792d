import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { priceHires } from '#wallet/allocations/rules/allocation.ts';
import { moveCredits } from '#wallet/allocations/server/allocate-credits.ts';
import { listPricedHires } from '#wallet/allocations/server/project-credits.ts';
import type { Posting } from '#wallet/ledger/rules/posting.ts';
import { postTransaction } from '#wallet/ledger/server/post-transaction.ts';

interface TopUp {
  workspaceId: string;
  cents: number;
  at: Date;
  currency?: Currency;
}

/** Money of a company that has arrived at the payment provider. */
export function buildTopUp(database: Database, { workspaceId, cents, ...rest }: TopUp) {
  const id = newId();
  return build(database, { key: `order:${id}:settled`, type: 'topUp', cause: { kind: 'order', id } }, rest, [
    { account: { kind: 'available', workspaceId }, cents },
    { account: { kind: 'clearing' }, cents: -cents },
  ]);
}

/** What a company of which money has arrived pays for ending a plan early. */
export function buildFine(database: Database, { workspaceId, cents, ...rest }: TopUp) {
  const id = newId();
  return build(database, { key: `plan:${id}:fine`, type: 'penalty', cause: { kind: 'plan', id } }, rest, [
    { account: { kind: 'available', workspaceId }, cents: -cents },
    { account: { kind: 'penalty' }, cents },
  ]);
}

const build = (
  database: Database,
  event: Pick<Posting, 'key' | 'type' | 'cause'>,
  { at, currency = 'BRL' }: Pick<TopUp, 'at' | 'currency'>,
  lines: Posting['lines'],
) =>
  database.transaction((transaction) => postTransaction(transaction, { ...event, currency, actorId: null, lines }, at));

interface AllocationToBuild {
  workspaceId: string;
  projectId: string;
  ownerId: string;
  /** For everybody who works in the project at an agreed price. */
  minutesEach: number;
  at: Date;
}

/** Credits of the wallet that are set aside for the hours of a project’s people. */
export async function buildAllocation(
  transaction: Database,
  { workspaceId, projectId, ownerId, minutesEach, at }: AllocationToBuild,
): Promise<void> {
  const hires = await listPricedHires(transaction, [projectId]);
  const priced = hires.map(({ hireId, grossCents }) => ({ hireId, grossCents, minutes: minutesEach }));
  await moveCredits(transaction, {
    ...{ workspaceId, projectId, lines: priceHires(priced).lines, actorId: ownerId, now: at },
  });
}

import { newId } from '#platform/db/columns.ts';
import { buildTopUp } from '#wallet/builders.ts';
import type { Posting, PostingLine } from '#wallet/ledger/rules/posting.ts';
import { postTransaction } from '#wallet/ledger/server/post-transaction.ts';
import { buildCompany, posted } from '../project-world.ts';
import type { TestProduct } from '../test-product.ts';

function post(product: TestProduct, type: Posting['type'], lines: PostingLine[], more: Partial<Posting> = {}) {
  const id = newId();
  const posting: Posting = {
    ...{ key: `test:${id}`, type, currency: 'BRL', cause: { kind: 'space', id }, actorId: null, lines },
    ...more,
  };
  return product.database.transaction((transaction) => postTransaction(transaction, posting, new Date()));
}

/** A company with everything that can stand in a statement; the project’s credits paid ten hours. */
export async function buildStatement(product: TestProduct) {
  const company = await buildCompany(product);
  const { workspaceId, call } = company;
  const member = await product.person({ role: 'squadMember' });
  const projectId = await posted(call, {}, { title: 'Farol' });
  const available = { kind: 'available', workspaceId } as const;
  const allocated = { kind: 'allocated', workspaceId, projectId } as const;
  const reserved = { kind: 'reserved', workspaceId } as const;
  await buildTopUp(product.database, { workspaceId, cents: 500_00, at: new Date() });
  await post(product, 'allocation', [
    { account: available, cents: -200_00 },
    { account: allocated, cents: 200_00 },
  ]);
  await post(product, 'reservation', [
    { account: allocated, cents: -100_00 },
    { account: reserved, cents: 100_00 },
  ]);
  await post(
    product,
    'work',
    [
      { account: reserved, cents: -100_00 },
      { account: { kind: 'professional', memberId: member.id }, cents: 85_00 },
      { account: { kind: 'fee' }, cents: 15_00 },
    ],
    { minutes: 600, cause: { kind: 'project', id: projectId } },
  );
  await post(product, 'penalty', [
    { account: available, cents: -30_00 },
    { account: { kind: 'penalty' }, cents: 30_00 },
  ]);
  await post(product, 'refund', [
    { account: available, cents: -20_00 },
    { account: { kind: 'clearing' }, cents: 20_00 },
  ]);
  return { ...company, projectId };
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCompany, posted } from '#application/testing/project-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { newId } from '#platform/db/columns.ts';
import { buildTopUp } from '#wallet/builders.ts';
import type { Account } from '#wallet/ledger/rules/accounts.ts';
import { postTransaction } from '#wallet/ledger/server/post-transaction.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

const CENTS = 5_000;

function move(from: Account, to: Account) {
  const id = newId();
  return product.database.transaction((transaction) =>
    postTransaction(
      transaction,
      {
        ...{ key: `space:${id}`, type: 'allocation', currency: 'BRL', cause: { kind: 'space', id }, actorId: null },
        lines: [
          { account: from, cents: -CENTS },
          { account: to, cents: CENTS },
        ],
      },
      new Date(),
    ),
  );
}

test('MON-02 a space is closed when its wallet is empty, also of what is set aside', async () => {
  const { call, workspaceId } = await buildCompany(product, 'Casa Vazia');
  const close = () => call('POST /workspace/close', { body: { company: 'Casa Vazia' } });
  const [free, reserved]: Account[] = [
    { kind: 'available', workspaceId },
    { kind: 'reserved', workspaceId },
  ];
  await buildTopUp(product.database, { workspaceId, cents: CENTS, at: new Date() });
  expect(codeOf(await close())).toEqual([409, 'wallet.balanceLeft']);
  await move(free!, reserved!);
  expect(codeOf(await close())).toEqual([409, 'wallet.balanceLeft']);
  await move(reserved!, { kind: 'clearing' });
  expect((await close()).status).toBe(200);
});

test('MON-01 a project changes its owner when it holds no credits, because a ledger is never rewritten', async () => {
  const { call, workspaceId } = await buildCompany(product);
  const { id: otherOwner } = await buildCompany(product, 'Vizinha');
  const admin = await product.person({ role: 'admin' });
  const projectId = await posted(call);
  const transfer = () =>
    admin.call('PUT /changeProjectOwner/{squadOwnerId}', {
      params: { squadOwnerId: otherOwner },
      body: { projectId, version: 1 },
    });
  const [free, credits]: Account[] = [
    { kind: 'available', workspaceId },
    { kind: 'allocated', workspaceId, projectId },
  ];
  await buildTopUp(product.database, { workspaceId, cents: CENTS, at: new Date() });
  await move(free!, credits!);
  expect(codeOf(await transfer())).toEqual([409, 'wallet.projectHoldsCredits']);
  await move(credits!, free!);
  expect((await transfer()).status).toBe(200);
});

import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetDifferences } from '#application/testing/money/differences.ts';
import { startOrderWorld } from '#application/testing/money/order-world.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { newId } from '#platform/db/columns.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { buildFine } from '#wallet/builders.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { someLegalCompany } from '#workspaces/testing/some-legal-company.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
  await forgetDifferences(product.database);
});
afterAll(() => product.close());

test('MON-04 CHK-03 the finance address gets receipts, due dates, invoices and refunds in copy, and hears why', async () => {
  const { database } = product;
  const { email, workspaceId, order, act } = await startOrderWorld(product);
  const admin = await product.person({ role: 'admin' });
  const financeEmail = `finance-${newId()}@casaipe.test`;
  const give = (address: string) =>
    database
      .update(workspaces)
      .set({ legalCompany: { ...someLegalCompany, financeEmail: address, version: 2 } })
      .where(eq(workspaces.id, workspaceId));
  await give(financeEmail);
  const orderId = await order('pix', 100_00);
  await act(orderId, 'pay');
  const service = { workspaceId, type: 'candidates', planId: null, currency: 'BRL', cents: 900_00 } as const;
  await admin.call('POST /serviceOrders', { body: { ...service, description: 'Triagem' } });
  const { transactionId } = await buildFine(database, { workspaceId, cents: 10_00, at: new Date() });
  await admin.call('PUT /wallet/invoices/{transactionId}', {
    params: { transactionId },
    body: { number: '118', issuedOn: '2026-11-12', version: 0 },
  });
  const refund = { workspaceId, orderId, currency: 'BRL', cents: 10_00, reason: 'Pago em dobro' } as const;
  expect((await admin.call('POST /refunds', { body: refund })).status).toBe(201);
  const mailsTo = (recipient: string) =>
    database
      .select({ subject: mailOutbox.subject, text: mailOutbox.textBody })
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, recipient))
      .orderBy(asc(mailOutbox.createdAt), asc(mailOutbox.id));
  const [own, copies] = [await mailsTo(email), await mailsTo(financeEmail)];
  expect(copies.map(({ subject }) => subject)).toEqual(own.slice(-4).map(({ subject }) => subject));
  expect(copies).toHaveLength(4);
  expect(copies[0]!.text).toMatch(new RegExp(`Pedido ${orderId}, Pix\\.\\s+Pedido por \\S`));
  for (const { text } of copies) expect(text).toContain('endereço como o do financeiro');
  // Where it is the owner's own, nobody is told twice.
  await give(email.toUpperCase());
  await act(await order('pix', 50_00), 'pay');
  expect(await mailsTo(email)).toHaveLength(own.length + 1);
});

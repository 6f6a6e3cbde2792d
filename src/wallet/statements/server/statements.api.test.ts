import { afterAll, beforeAll, expect, test } from 'vitest';
import { startOrderWorld } from '#application/testing/money/order-world.ts';
import { buildStatement } from '#application/testing/money/statement-world.ts';
import { buildColleague, buildCompany } from '#application/testing/project-world.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { readPdf } from '#platform/testing/read-pdf.ts';
import { buildTopUp } from '#wallet/builders.ts';
import type { LinesFilter } from '#wallet/statements/contract.ts';

type LinesQuery = Partial<LinesFilter> & Pick<LinesFilter, 'view'>;

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

const startStatement = () => buildStatement(product);

test('MON-03 MON-01 the statement has every type with its project and hours, and adds up to the wallet', async () => {
  const { call, projectId } = await startStatement();
  const { lines, nextCursor } = (await call('GET /wallet/lines', { query: { view: 'statement' } })).body;
  expect(lines.map(({ type, cents }) => [type, cents])).toEqual([
    ['refund', -20_00],
    ['fine', -30_00],
    ['serviceFee', -15_00],
    ['work', -85_00],
    ['credited', 500_00],
  ]);
  expect(lines[3]).toMatchObject({ project: { projectId, title: 'Farol' }, minutes: 600, orderId: null });
  expect(lines.map(({ balanceCents }) => balanceCents)).toEqual([350_00, 370_00, 400_00, 415_00, 500_00]);
  // Hours stand once, however many lines their transaction leaves.
  expect(lines.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)).toBe(600);
  expect(lines[4]).toMatchObject({ project: null, minutes: null, orderId: expect.any(String) });
  // Work of the project is a hire’s elsewhere; an order that checkout does not know has no name.
  expect([lines[2]!.description, lines[4]!.description]).toEqual([null, null]);
  expect(nextCursor).toBeNull();
  const { wallets, discountedCents, forecast } = (await call('GET /wallet')).body;
  const [wallet] = wallets;
  // Everything at 15 %, as no project has a rate of its own; nobody worked.
  expect([discountedCents, forecast]).toEqual([297_50, null]);
  expect(wallet).toEqual({
    ...{ currency: 'BRL', availableCents: 250_00, allocatedCents: 100_00, totalCents: 350_00 },
    ...{ reservedCents: 0, debtCents: 0, futureCents: 0 },
  });
  expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(wallet!.totalCents);
  expect((await call('GET /balance')).body.cents).toBe(wallet!.totalCents);
});

test('MON-03 payments are one line for each transaction; types and dates narrow both lists', async () => {
  const { call } = await startStatement();
  const read = async (query: LinesQuery) =>
    (await call('GET /wallet/lines', { query })).body.lines.map(({ type, cents }) => [type, cents]);
  expect(await read({ view: 'payments' })).toEqual([
    ['refund', -20_00],
    ['creditConsumption', -30_00],
    ['creditConsumption', -100_00],
    ['topUp', 500_00],
  ]);
  expect(await read({ view: 'payments', types: ['topUp'] })).toEqual([['topUp', 500_00]]);
  expect(await read({ view: 'statement', types: ['serviceFee', 'fine'] })).toEqual([
    ['fine', -30_00],
    ['serviceFee', -15_00],
  ]);
  expect(await read({ view: 'statement', to: '2001-01-01' })).toEqual([]);
  expect(await read({ view: 'statement', from: '2001-01-01' })).toHaveLength(5);
  const { lines } = (await call('GET /wallet/lines', { query: { view: 'statement', types: ['fine'] } })).body;
  // Between lines that are left out nothing ties.
  expect(lines[0]!.balanceCents).toBeNull();
  expect(await read({ view: 'statement', currency: 'USD' })).toEqual([]);
});

test('MON-03 a long statement is read page by page without a line lost or doubled, also while money comes in', async () => {
  const { call, workspaceId } = await buildCompany(product);
  for (let index = 1; index <= 65; index += 1)
    await buildTopUp(product.database, { workspaceId, cents: index, at: new Date() });
  const seen: number[] = [];
  const balances: (number | null)[] = [];
  let cursor: string | undefined;
  do {
    const query = { view: 'statement' as const, ...(cursor !== undefined && { cursor }) };
    const page = (await call('GET /wallet/lines', { query })).body;
    seen.push(...page.lines.map(({ cents }) => cents));
    balances.push(...page.lines.map(({ balanceCents }) => balanceCents));
    await buildTopUp(product.database, { workspaceId, cents: 9_999, at: new Date() });
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual(Array.from({ length: 65 }, (_, index) => 65 - index));
  expect(balances).toEqual(seen.map((cents) => (cents * (cents + 1)) / 2));
  expect((await call.raw('GET /wallet/lines', { query: { view: 'statement', cursor: 'x' } })).status).toBe(422);
});

test('MON-03 each line has a receipt on paper', async () => {
  const { call, token } = await startStatement();
  const { lines } = (await call('GET /wallet/lines', { query: { view: 'statement' } })).body;
  const receiptOf = async (transactionId: string) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
    const receipt = await fetch(`${product.url}/api/wallet/receipts/${transactionId}`, { headers });
    expect(receipt.status).toBe(200);
    return readPdf(Buffer.from(await receipt.arrayBuffer())).flat();
  };
  const [{ transactionId }, , work] = lines as [(typeof lines)[number], ...typeof lines];
  expect(await receiptOf(transactionId)).toEqual(expect.arrayContaining(['Refund-R$20.00']));
  expect(await receiptOf(work!.transactionId)).toEqual(
    expect.arrayContaining(['ProjectFarol', 'Hours paid-R$85.00', 'Service fee-R$15.00', 'Total-R$100.00']),
  );
  const { call: foreign } = await buildCompany(product);
  expect((await foreign('GET /wallet/receipts/{transactionId}', { params: { transactionId } })).status).toBe(404);
});

test('MON-03 colleagues need the right to payments, and administrators read any company’s wallet', async () => {
  const { id, workspaceId } = await startStatement();
  const [treasurer, hirer] = [
    await buildColleague(product, workspaceId, ['accessPayments']),
    await buildColleague(product, workspaceId, ['createProject']),
  ];
  const headers = { workspaceid: workspaceId };
  expect((await treasurer.call('GET /wallet', { headers })).body.wallets[0]!.totalCents).toBe(350_00);
  expect((await hirer.call('GET /wallet', { headers })).status).toBe(403);
  const admin = await product.person({ role: 'admin' });
  const lines = await admin.call('GET /wallet/lines', { query: { userId: id, view: 'payments' } });
  expect(lines.body.lines).toHaveLength(4);
  const { call: foreign } = await buildCompany(product);
  expect((await foreign('GET /wallet', { query: { userId: id } })).status).toBe(404);
});

test('MON-02 what is paid and has not arrived is shown beside the balance', async () => {
  const { call, order, act } = await startOrderWorld(product);
  const orderId = await order('boleto', 320_00);
  await order('pix', 100_00);
  await act(orderId, 'pay');
  const read = async () => (await call('GET /wallet')).body.wallets[0];
  expect(await read()).toMatchObject({ totalCents: 0, futureCents: 320_00 });
  await act(orderId, 'settle');
  expect(await read()).toMatchObject({ totalCents: 320_00, futureCents: 0 });
  const { lines } = (await call('GET /wallet/lines', { query: { view: 'payments' } })).body;
  expect(lines).toMatchObject([{ type: 'topUp', description: 'Boleto', orderId }]);
});

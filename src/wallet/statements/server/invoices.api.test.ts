import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { desc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildColleague, buildCompany } from '#application/testing/project-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { users } from '#accounts/server/tables.ts';
import { newId } from '#platform/db/columns.ts';
import { happenings, mailOutbox, storedFiles } from '#platform/db/tables.ts';
import { purgeFiles } from '#platform/files/stored-files.ts';
import { readPdf } from '#platform/testing/read-pdf.ts';
import { buildFine, buildTopUp } from '#wallet/builders.ts';
import { postTransaction } from '#wallet/ledger/server/post-transaction.ts';
import { INVOICE_KIND } from './invoices.ts';
import { invoices } from '#wallet/statements/server/tables.ts';

type Person = Awaited<ReturnType<TestProduct['person']>>;

let product: TestProduct;
let admin: Person;
let second: Person;
beforeAll(async () => {
  // Its own product: one test counts stored files, another takes their folder away.
  product = await startTestProduct();
  admin = await product.person({ role: 'admin' });
  second = await product.person({ role: 'admin' });
});
afterAll(() => product.close());

const pdf = '%PDF-1.7 nota';

/** A company with a fine that it paid, and what happens to its invoice. */
async function startPaid() {
  const company = await buildCompany(product);
  const { workspaceId } = company;
  const { transactionId: topUpId } = await buildTopUp(product.database, { workspaceId, cents: 500_00, at: new Date() });
  const { transactionId } = await buildFine(product.database, { workspaceId, cents: 320_00, at: new Date() });
  const lineOf = async (who: Person = company) =>
    (
      await who.call('GET /wallet/lines', {
        query: { view: 'statement', ...(who === company ? {} : { userId: company.id }) },
      })
    ).body.lines[0]!;
  const mails = () =>
    product.database
      .select({ subject: mailOutbox.subject, text: mailOutbox.textBody, language: mailOutbox.language })
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, company.email))
      .orderBy(desc(mailOutbox.createdAt));
  return { company, workspaceId, topUpId, transactionId, lineOf, mails };
}

const issuedOn = '2026-11-12';
const attach = (transactionId: string, number: string, version = 0, who = admin) =>
  who.call('PUT /wallet/invoices/{transactionId}', { params: { transactionId }, body: { number, issuedOn, version } });
const addFile = (transactionId: string, version: number, body: string | Uint8Array = pdf, who = admin) =>
  who.call('POST /wallet/invoices/{transactionId}/file', {
    params: { transactionId },
    query: { version },
    body,
    headers: { 'content-type': 'application/octet-stream' },
  });
const download = (
  who: Person,
  transactionId: string,
  more: { userId?: string; headers?: Record<string, string> } = {},
) =>
  who.call('GET /wallet/invoices/{transactionId}/file', {
    params: { transactionId },
    query: more.userId === undefined ? {} : { userId: more.userId },
    ...(more.headers && { headers: more.headers }),
  });
const countFiles = () => product.database.$count(storedFiles, eq(storedFiles.kind, INVOICE_KIND));

test('MON-03 an administrator attaches a nota fiscal; the company reads its number in lines, files and receipt, and saves it', async () => {
  const { company, transactionId, lineOf } = await startPaid();
  expect(await lineOf()).toMatchObject({ invoice: null, abilities: { invoice: false } });
  expect(await lineOf(admin)).toMatchObject({ invoice: null, abilities: { invoice: true } });
  const attached = await attach(transactionId, '  2026/000.118\n-A ');
  expect([attached.status, attached.body]).toEqual([200, { version: 1 }]);
  expect((await download(company, transactionId)).status).toBe(404);
  const filed = await addFile(transactionId, 1);
  expect([filed.status, filed.body]).toEqual([201, { version: 2 }]);
  const invoice = { number: '2026/000.118 -A', issuedOn, format: 'pdf', version: 2 };
  expect(await lineOf()).toMatchObject({ invoice, abilities: { invoice: false } });
  const payments = (await company.call('GET /wallet/lines', { query: { view: 'payments' } })).body.lines;
  expect(payments.map((line) => line.invoice)).toEqual([invoice, null]);
  const got = await download(company, transactionId, { headers: { 'accept-language': 'pt' } });
  expect([got.status, got.body, got.headers.get('content-type')]).toEqual([200, pdf, 'application/pdf']);
  expect(got.headers.get('content-disposition')).toContain('attachment');
  expect(got.headers.get('content-disposition')).toContain('nota-fiscal-2026-000-118-A.pdf');
  const csv = await company.call.raw('GET /wallet/file', { query: { view: 'payments', format: 'csv' } });
  expect(csv.body).toContain(`2026/000.118 -A,${issuedOn}`);
  const receipt = await fetch(`${product.url}/api/wallet/receipts/${transactionId}`, {
    headers: { authorization: `Bearer ${company.token}`, 'accept-language': 'pt' },
  });
  const receiptLines = readPdf(Buffer.from(await receipt.arrayBuffer())).flat();
  expect(receiptLines.join('\n')).toContain('2026/000.118 -A');
  expect(receiptLines.join('\n')).toContain('12 de nov. de 2026');
});

test('MON-03 each nota fiscal is mailed once to the owner, in their language; another number is told as such', async () => {
  const { company, transactionId, mails } = await startPaid();
  await product.database.update(users).set({ language: 'pt' }).where(eq(users.id, company.id));
  await attach(transactionId, '118');
  await addFile(transactionId, 1);
  await attach(transactionId, '118', 2);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'A nota fiscal 118 está no seu extrato', language: 'pt' });
  expect(mail!.text).toContain('320,00');
  await product.database.update(users).set({ language: 'en' }).where(eq(users.id, company.id));
  await attach(transactionId, '119', 3);
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'Invoice 119 replaces 118',
    'A nota fiscal 118 está no seu extrato',
  ]);
});

test('MON-03 a nota fiscal and its file are replaced; files that go leave the store', async () => {
  const { company, transactionId, lineOf } = await startPaid();
  await attach(transactionId, '118');
  await addFile(transactionId, 1);
  const before = await countFiles();
  await addFile(transactionId, 2, '<?xml version="1.0" encoding="UTF-8"?><nfeProc/>');
  expect((await download(company, transactionId)).headers.get('content-type')).toContain('application/xml');
  await attach(transactionId, '119', 3);
  expect((await lineOf()).invoice).toEqual({ number: '119', issuedOn, format: 'xml', version: 4 });
  product.clock.advance({ minutes: 1 });
  await purgeFiles(product.database, product.files, { warn: () => {} });
  expect(await countFiles()).toBe(before);
  const names = (
    await product.database.select().from(happenings).where(eq(happenings.actorId, admin.id)).orderBy(happenings.id)
  )
    .filter(({ ids }) => ids.transactionId === transactionId)
    .map(({ name }) => name.replace('wallet.', ''));
  expect(names).toEqual(['invoiceAttached', 'invoiceFileAttached', 'invoiceReplaced', 'invoiceReplaced']);
});

test('MON-03 colleagues need the right to payments, other companies find nothing, and only administrators attach', async () => {
  const { company, workspaceId, transactionId } = await startPaid();
  await attach(transactionId, '118');
  await addFile(transactionId, 1);
  const headers = { workspaceid: workspaceId };
  const treasurer = await buildColleague(product, workspaceId, ['accessPayments']);
  const hirer = await buildColleague(product, workspaceId, ['createProject']);
  const foreign = await buildCompany(product);
  expect((await download(treasurer, transactionId, { headers })).status).toBe(200);
  expect((await download(admin, transactionId, { userId: company.id })).status).toBe(200);
  expect((await download(hirer, transactionId, { headers })).status).toBe(403);
  expect((await download(foreign, transactionId)).status).toBe(404);
  expect((await download(foreign, transactionId, { userId: company.id })).status).toBe(404);
  // The wallet that is named has to be the one that paid.
  expect((await download(admin, transactionId, { userId: foreign.id })).status).toBe(404);
  for (const who of [company, foreign])
    expect([
      (await attach(transactionId, '119', 2, who)).status,
      (await addFile(transactionId, 2, pdf, who)).status,
    ]).toEqual([403, 403]);
});

test('MON-03 top-ups, moves within a company, money that goes back and money of others take none', async () => {
  const { company, workspaceId, topUpId, transactionId } = await startPaid();
  const member = await product.person({ role: 'squadMember' });
  const available = { kind: 'available', workspaceId } as const;
  const post = async (
    type: 'reservation' | 'refund' | 'payOut',
    lines: Parameters<typeof postTransaction>[1]['lines'],
  ) => {
    const id = newId();
    const posting = { key: `test:${id}`, type, currency: 'BRL', cause: { kind: 'space', id }, actorId: null } as const;
    const posted = await product.database.transaction((transaction) =>
      postTransaction(transaction, { ...posting, lines }, new Date()),
    );
    return posted.transactionId;
  };
  const moved = await post('reservation', [
    { account: available, cents: -1_00 },
    { account: { kind: 'reserved', workspaceId }, cents: 1_00 },
  ]);
  const refunded = await post('refund', [
    { account: available, cents: -1_00 },
    { account: { kind: 'clearing' }, cents: 1_00 },
  ]);
  const ofProfessional = await post('payOut', [
    { account: { kind: 'clearing' }, cents: -1_00 },
    { account: { kind: 'professional', memberId: member.id }, cents: 1_00 },
  ]);
  for (const id of [topUpId, moved, refunded])
    expect(codeOf(await attach(id, '118'))).toEqual([409, 'wallet.takesNoInvoice']);
  const query = { view: 'payments', types: ['topUp'], userId: company.id } as const;
  const [topUp] = (await admin.call('GET /wallet/lines', { query })).body.lines;
  expect(topUp).toMatchObject({ transactionId: topUpId, abilities: { invoice: false } });
  for (const id of [ofProfessional, newId()])
    expect(codeOf(await attach(id, '118'))).toEqual([404, 'platform.notFound']);
  expect(await product.database.$count(invoices, inArray(invoices.transactionId, [topUpId, moved, refunded]))).toBe(0);
  expect((await attach(transactionId, '118')).status).toBe(200);
});

test('MON-03 numbers and files that are none are refused, and nothing of them stays', async () => {
  const { transactionId, lineOf } = await startPaid();
  for (const number of ['', ' \n ', '\u0000', '1'.repeat(61)])
    expect(codeOf(await attach(transactionId, number))).toEqual([422, 'platform.invalid']);
  expect(codeOf(await attach(transactionId, '118', -1))).toEqual([422, 'platform.invalid']);
  for (const day of ['', '12/11/2026', '2026-02-30'])
    expect(
      (
        await admin.call.raw('PUT /wallet/invoices/{transactionId}', {
          params: { transactionId },
          body: { number: '118', issuedOn: day, version: 0 },
        })
      ).status,
    ).toBe(422);
  const hostile = '=HYPERLINK("x")<b>{{former}}';
  expect((await attach(transactionId, hostile)).status).toBe(200);
  expect((await lineOf()).invoice?.number).toBe(hostile);
  const stored = await countFiles();
  for (const body of ['', 'MZ', '<html><script>', '<svg onload="x">', 'PK\u0003\u0004'])
    expect(codeOf(await addFile(transactionId, 1, body))).toEqual([422, 'wallet.invoiceFileUnknown']);
  const large = new Uint8Array(25 * 1024 * 1024 + 1);
  large.set(Buffer.from(pdf));
  expect((await addFile(transactionId, 1, large)).status).toBe(413);
  expect(await countFiles()).toBe(stored);
  expect((await lineOf()).invoice).toMatchObject({ format: null, version: 1 });
});

test('MON-03 of administrators who attach and replace at once one wins, and the others are told', async () => {
  const { transactionId, lineOf, mails } = await startPaid();
  const conflict = [409, 'platform.staleVersion'];
  const first = await Promise.all([attach(transactionId, '118'), attach(transactionId, '119', 0, second)]);
  expect(first.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await mails()).toHaveLength(1);
  const filed = await Promise.all([addFile(transactionId, 1), addFile(transactionId, 1, '%PDF-1.4 other', second)]);
  expect(filed.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  for (const refused of [
    await attach(transactionId, '120', 0),
    await attach(transactionId, '120', 1),
    await addFile(transactionId, 1),
  ])
    expect(codeOf(refused)).toEqual(conflict);
  const last = await Promise.all([attach(transactionId, '121', 2), addFile(transactionId, 2, pdf, second)]);
  expect(last.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(1);
  expect((await lineOf()).invoice).toMatchObject({ version: 3 });
});

test('MON-03 a file store that refuses is told as 503 and leaves the number, and the next try works', async () => {
  const { company, transactionId, lineOf, mails } = await startPaid();
  await attach(transactionId, '118');
  await addFile(transactionId, 1);
  const folder = join(product.config.dataDirectory, 'files');
  // Nothing can be written below a file, not even by root.
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, '');
  expect(codeOf(await addFile(transactionId, 2, '%PDF-1.7 other'))).toEqual([503, 'platform.unavailable']);
  expect((await lineOf()).invoice).toEqual({ number: '118', issuedOn, format: 'pdf', version: 2 });
  const unread = await company.call.raw('GET /wallet/invoices/{transactionId}/file', { params: { transactionId } });
  expect(unread.status).toBe(503);
  await rm(folder);
  expect((await addFile(transactionId, 2, '%PDF-1.7 other')).status).toBe(201);
  expect((await download(company, transactionId)).body).toBe('%PDF-1.7 other');
  expect(await mails()).toHaveLength(1);
});

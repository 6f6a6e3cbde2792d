import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { yearNow } from '#application/testing/steps/year-now.ts';
import { happenings } from '#platform/db/tables.ts';
import { timeEntries } from '#timesheets/hours/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { someLegalCompany } from '#workspaces/testing/some-legal-company.ts';
import { buildTopUp } from '#wallet/builders.ts';
import { buildPrivateRecord } from '#profiles/private/builders.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';
import { forgetIdentitiesJob } from './forget-job.ts';
import { fiscalIdentities } from './tables.ts';

const world = await startPayWorld();
afterAll(() => world.product.close());

const look = (memberId: string, who = world.admin) =>
  who.call.raw('POST /fiscalIdentities/{memberId}/look', { params: { memberId } });
const deleteAccount = ({ email, call }: { email: string; call: typeof world.admin.call }) =>
  call.raw('POST /ownData/deletion', { body: { email, password: 'Demo1234!' } });

test('MON-01 ACC-17 whoever was paid is known to administrators for five years after the account is deleted, and no longer', async () => {
  const { database } = world.product;
  const { professional } = await world.work();
  expect(codeOf(await look(professional.id))).toEqual([404, 'platform.notFound']);
  const { runId } = (await world.freeze()).body;
  await world.advance();
  const { name } = (await world.run(runId)).payments[0]!;
  expect((await deleteAccount(professional)).status).toBe(200);

  const [payment] = (await world.run(runId)).payments;
  expect(payment).toMatchObject({ memberId: professional.id, isGone: true, cents: 85_00 });
  expect(payment!.name).not.toBe(name);
  const [stored] = (
    await database.execute<{ identity: string }>(
      sql`select identity from fiscal_identities where member_id = ${professional.id}`,
    )
  ).rows;
  expect(stored!.identity).not.toContain(name);
  const seen = await look(professional.id);
  const year = yearNow();
  expect(seen.body).toMatchObject({ name, taxId: '11222333000181', keptUntil: `${year + 5}-12-31` });
  const record = await database
    .select({ actorId: happenings.actorId })
    .from(happenings)
    .where(eq(happenings.name, 'payouts.fiscalIdentitySeen'));
  expect(record).toEqual([{ actorId: world.admin.id }]);

  await world.product.runJob(forgetIdentitiesJob);
  expect((await look(professional.id)).status).toBe(200);
  await world.later({ days: 6 * 366 });
  expect(codeOf(await look(professional.id))).toEqual([404, 'platform.notFound']);
  await world.product.runJob(forgetIdentitiesJob);
  expect(await database.$count(fiscalIdentities)).toBe(0);
  await world.later({ days: -6 * 366 });
  // The amount stays.
  expect((await world.run(runId)).payments).toMatchObject([{ cents: 85_00 }]);
  expect(await world.differences()).toEqual([]);
});

test('MON-01 ACC-17 the five years begin anew for whoever is paid after the account was deleted', async () => {
  const { database } = world.product;
  const { professional } = await world.work({ pixKey: 'ana@closed.ponte.invalid' });
  const { runId } = (await world.freeze()).body;
  await world.advance();
  expect((await deleteAccount(professional)).status).toBe(200);
  const isThis = eq(fiscalIdentities.memberId, professional.id);
  const until = async () => (await database.select().from(fiscalIdentities).where(isThis))[0]!.keptUntil;
  const fifthYear = await until();
  await database
    .update(fiscalIdentities)
    .set({ keptUntil: `${Number(fifthYear.slice(0, 4)) - 3}-12-31` })
    .where(isThis);
  const { paymentId } = (await world.run(runId)).payments[0]!;
  await world.ask(paymentId, 'byHand');
  await world.decideOpen('approve');
  expect((await world.run(runId)).payments).toMatchObject([{ state: 'paidByHand', isGone: true }]);
  await world.product.runJob(forgetIdentitiesJob);
  expect(await until()).toBe(fifthYear);
});

test('MON-01 ACC-17 whoever is paid for the first time after the account was deleted is known, by Pix and by hand', async () => {
  const byPix = await world.work({ companyTaxId: '45997418000153' });
  const { runId } = (await world.freeze()).body;
  expect((await deleteAccount(byPix.professional)).status).toBe(200);
  await world.advance();
  expect((await world.run(runId)).payments).toMatchObject([{ state: 'paid', isGone: true }]);
  expect((await look(byPix.professional.id)).body).toMatchObject({ taxId: '45997418000153' });

  const abroad = await world.work({ currency: 'USD', pixKey: '' });
  await buildTopUp(world.product.database, {
    ...{ workspaceId: world.workspaceId, cents: 100_00, at: new Date(), currency: 'USD' },
  });
  expect((await deleteAccount(abroad.professional)).status).toBe(200);
  const body = { hireId: abroad.hireId, grossCents: 100_00, netCents: 85_00 };
  const hand = (await world.admin.call('POST /payRuns', { body })).body;
  await world.advance();
  await world.ask((await world.run(hand.runId)).payments[0]!.paymentId, 'byHand');
  await world.decideOpen('approve');
  expect((await world.run(hand.runId)).payments).toMatchObject([{ state: 'paidByHand', isGone: true }]);
  expect((await look(abroad.professional.id)).body).toMatchObject({ taxId: '11222333000181' });
});

test('MON-01 ACC-17 whoever still waits for a word about hours is known until they are refused', async () => {
  const { database } = world.product;
  const { professional, entryIds } = await world.work();
  const become = (state: 'pending' | 'refused') =>
    database.update(timeEntries).set({ state }).where(inArray(timeEntries.id, entryIds));
  await become('pending');
  expect((await deleteAccount(professional)).status).toBe(200);
  await world.product.runJob(forgetIdentitiesJob);
  expect((await look(professional.id)).status).toBe(200);
  await become('refused');
  await world.product.runJob(forgetIdentitiesJob);
  expect(codeOf(await look(professional.id))).toEqual([404, 'platform.notFound']);
});

test('MON-01 ACC-17 whoever is owed money is known for five years from now, however long ago the last payment was', async () => {
  const { professional } = await world.work({ pixKey: 'ana@closed.ponte.invalid' });
  const { runId } = (await world.freeze()).body;
  await world.advance();
  await world.later({ days: 366 });
  const year = yearNow();
  const untilOf = async () => (await look(professional.id)).body;
  expect((await deleteAccount(professional)).status).toBe(200);
  expect(await untilOf()).toMatchObject({ keptUntil: `${year + 5}-12-31` });

  const { database } = world.product;
  const lapse = () => database.update(fiscalIdentities).set({ keptUntil: `${year - 1}-12-31` });
  await lapse();
  await world.product.runJob(forgetIdentitiesJob);
  expect(await untilOf()).toMatchObject({ keptUntil: `${year + 5}-12-31` });
  const { paymentId } = (await world.run(runId)).payments[0]!;
  await world.ask(paymentId, 'byHand');
  await world.decideOpen('approve');
  await world.later({ days: 6 * 366 });
  await world.product.runJob(forgetIdentitiesJob);
  expect(await database.$count(fiscalIdentities, eq(fiscalIdentities.memberId, professional.id))).toBe(0);
  await world.later({ days: -6 * 366 });
});

test('MON-01 ACC-17 the five years count from the last payment where hours that were open at the deletion are refused', async () => {
  const { database } = world.product;
  const { professional, addHours } = await world.work();
  await world.freeze();
  await world.advance();
  const paidIn = yearNow();
  await world.later({ days: 2 * 366 });
  const open = eq(timeEntries.id, await addHours(30));
  await database.update(timeEntries).set({ state: 'pending' }).where(open);
  expect((await deleteAccount(professional)).status).toBe(200);
  const untilOf = async () => (await look(professional.id)).body.keptUntil;
  await world.product.runJob(forgetIdentitiesJob);
  expect(await untilOf()).toBe(`${yearNow() + 5}-12-31`);
  await database.update(timeEntries).set({ state: 'refused' }).where(open);
  await world.product.runJob(forgetIdentitiesJob);
  expect(await untilOf()).toBe(`${paidIn + 5}-12-31`);
  await world.later({ days: -2 * 366 });
});

test('MON-05 ACC-17 the Pix key of a deleted account is kept while something is owed to it, and goes once it is paid', async () => {
  const { database } = world.product;
  const { professional } = await world.work({ pixKey: 'ana@pix.example' });
  expect((await deleteAccount(professional)).status).toBe(200);
  const { text } = await world.newestMail(professional.email);
  expect(text).toContain('seu CNPJ e seu CPF, enquanto houver valores a pagar e até o fim do quinto ano');
  expect(text).toContain('Um pagamento já a caminho ainda chega por Pix');
  expect(text).toContain('pago fora da Ponte, na chave Pix que estava no seu perfil');
  const isThis = sql`member_id = ${professional.id}`;
  const stored = async () =>
    (await database.execute(sql`select key_kind as kind, key from fiscal_identities where ${isThis}`)).rows[0]!;
  expect((await stored()).key).not.toContain('ana');
  const pixKey = async () => (await look(professional.id)).body.pixKey;
  const runId = await world.startRun();
  await world.advance();
  await world.product.runJob(forgetIdentitiesJob);
  expect(await pixKey()).toEqual({ kind: 'email', key: 'ana@pix.example' });
  const { paymentId } = (await world.run(runId)).payments.find(({ memberId }) => memberId === professional.id)!;
  await world.ask(paymentId, 'byHand');
  await world.decideOpen('approve');
  await world.product.runJob(forgetIdentitiesJob);
  expect(await pixKey()).toBeNull();
  expect(await stored()).toEqual({ kind: null, key: null });
});

test('MON-05 ACC-17 of a deleted account a CPF that was only its Pix key is kept, and the tax number of no other country', async () => {
  const { database } = world.product;
  const own = await world.work({ companyTaxId: '' });
  await buildPrivateRecord(database, own.professional.id, 'bankDetails', { pixKeyKind: 'cpf', pixKey: '52998224725' });
  const abroad = await world.work();
  await buildPrivateRecord(database, abroad.professional.id, 'ownCompany', {
    // The number of another country may look like a CNPJ.
    ...{ name: 'Estudio', country: 'UY', taxId: '11222333000181' },
  });
  for (const { professional } of [own, abroad]) expect((await deleteAccount(professional)).status).toBe(200);
  expect((await look(own.professional.id)).body).toMatchObject({
    ...{ taxId: '', personalTaxId: '52998224725', isOwed: false, pixKey: null },
  });
  expect((await look(abroad.professional.id)).body).toMatchObject({ companyName: 'Estudio', taxId: '' });
  const { people } = await world.preview();
  const held = people.filter(({ isGone }) => isGone).flatMap(({ hires }) => hires.map(({ hold }) => hold));
  expect(held).toEqual(['noCompany', 'noCompany']);
});

test('MON-01 ACC-17 of whoever was never paid nothing is kept', async () => {
  const person = await world.product.person({ role: 'squadMember' });
  expect((await deleteAccount(person)).status).toBe(200);
  expect(codeOf(await look(person.id))).toEqual([404, 'platform.notFound']);
});

test('MON-01 the legal data of a company that closed goes with its fifth year', async () => {
  const { database } = world.product;
  const legalCompany = { ...someLegalCompany, version: 1 };
  const closed = async (years: number, paid: boolean) => {
    const { id: ownerId } = await world.product.person({ role: 'squadOwner' });
    const [space] = await buildWorkspaces(database, [{ ownerId }]);
    const workspaceId = space!.id;
    const closedAt = new Date(Date.UTC(yearNow() - years, 5, 1));
    if (paid) await buildTopUp(database, { workspaceId, cents: 100, at: closedAt });
    await database.update(workspaces).set({ legalCompany, closedAt }).where(eq(workspaces.id, workspaceId));
    return async () =>
      (await database.select().from(workspaces).where(eq(workspaces.id, workspaceId)))[0]!.legalCompany !== null;
  };
  const kept = [await closed(6, true), await closed(5, true), await closed(5, false), await closed(0, true)];
  await world.product.runJob(forgetIdentitiesJob);
  expect(await Promise.all(kept.map((isKept) => isKept()))).toEqual([false, true, true, true]);
});

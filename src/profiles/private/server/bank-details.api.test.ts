import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { readPaymentDetails } from '#profiles/private/server/payment-details.ts';
import { collectOwnProfile, eraseOwnProfile } from '#profiles/server/own-data.ts';
import { readProfileOf } from '#profiles/server/queries.ts';
import { privateRecords } from '#profiles/server/tables.ts';
import { eq } from 'drizzle-orm';

let world: Awaited<ReturnType<typeof startPipelineWorld>>;
beforeAll(async () => {
  world = await startPipelineWorld();
});
afterAll(() => world.product.close());

const put = 'PUT /users/bankDetails';
const get = 'GET /users/bankDetails';
const given = {
  version: 0,
  pixKeyKind: 'cpf' as const,
  pixKey: '529.982.247-25',
  bankCode: '260',
  bankName: 'Banco de Teste',
  agency: '0001',
  account: '1234567-x',
};
const { version: _, ...kept } = { ...given, pixKey: '52998224725', account: '1234567-X' };
const storedOf = (id: string) =>
  world.product.database.select().from(privateRecords).where(eq(privateRecords.memberId, id));
const newMember = () => world.product.person({ role: 'squadMember', name: 'Iara Souza' });

describe('bank details', () => {
  it('PRO-03 are empty at first, kept in normal form and saved again by version', async () => {
    const { call } = await newMember();
    expect((await call(get)).body).toMatchObject({ version: 0, details: { pixKeyKind: 'cpf', pixKey: '' } });
    const saved = await call(put, { body: given });
    expect([saved.status, saved.body]).toEqual([200, { version: 1, details: kept }]);
    expect((await call(get)).body).toEqual(saved.body);
    const stale = await call(put, { body: given });
    expect([stale.status, stale.body.error.code]).toEqual([409, 'platform.staleVersion']);
    const emptied = await call(put, { body: { ...given, version: 1, pixKey: ' ', password: DEMO_PASSWORD } });
    expect(emptied.body).toMatchObject({ version: 2, details: { pixKey: '', bankCode: '260' } });
  });

  it('PRO-03 MON-05 another key asks for the password again, and the person is told', async () => {
    const { call, email, id } = await newMember();
    await call(put, { body: given });
    const other = { ...given, version: 1, pixKeyKind: 'email' as const, pixKey: 'iara@example.test' };
    for (const password of [undefined, '', 'Wrong1234!']) {
      const { status, body } = await call.raw(put, { body: { ...other, ...(password !== undefined && { password }) } });
      expect([status, body.error.code]).toEqual([422, 'accounts.currentPasswordWrong']);
    }
    expect((await call(get)).body).toMatchObject({ version: 1, details: { pixKey: '52998224725' } });
    // Writing the key in another way, or changing anything else, needs none.
    expect((await call(put, { body: { ...given, version: 1, pixKey: '52998224725', agency: '0009' } })).status).toBe(
      200,
    );
    expect((await call(put, { body: { ...other, version: 2, password: DEMO_PASSWORD } })).status).toBe(200);
    // Whoever empties it first is asked all the same.
    await call(put, { body: { ...other, version: 3, pixKey: '', password: DEMO_PASSWORD } });
    expect((await call.raw(put, { body: { ...other, version: 4 } })).status).toBe(422);
    const { database } = world.product;
    const mails = await database
      .select({ subject: mailOutbox.subject })
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, email));
    expect(mails.map(({ subject }) => subject)).toEqual(['Sua chave Pix foi alterada', 'Sua chave Pix foi alterada']);
    const changedAt = (await readPaymentDetails(database, [id])).get(id)!.changedAt!;
    expect(Math.abs(changedAt.getTime() - Date.now())).toBeLessThan(60_000);
  });

  it('PRO-03 of two savings at once one is refused', async () => {
    const { call } = await newMember();
    const answers = await Promise.all([1, 2, 3].map(() => call(put, { body: given })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  });

  it.each<[object, string]>([
    [{ pixKey: '529.982.247-24' }, 'pixKey profiles.cpfInvalid'],
    [{ pixKeyKind: 'cnpj', pixKey: '11.222.333/0001-80' }, 'pixKey profiles.cnpjInvalid'],
    [{ pixKeyKind: 'email', pixKey: 'iara@' }, 'pixKey profiles.pixKeyInvalid'],
    [{ pixKeyKind: 'phone', pixKey: '+1 212 555 0100' }, 'pixKey profiles.pixKeyInvalid'],
    [{ pixKeyKind: 'random', pixKey: "'; drop table profiles; --" }, 'pixKey profiles.pixKeyInvalid'],
    [{ bankName: 'a'.repeat(91) }, 'bankName platform.fieldTooLong'],
    [{ pixKeyKind: 'boleto' }, 'pixKeyKind platform.fieldInvalid'],
    [{ pixKey: { $ne: '' } }, 'pixKey platform.fieldInvalid'],
    [{ bankCode: '26' }, 'bankCode profiles.bankCodeInvalid'],
    [{ agency: '12-34' }, 'agency profiles.agencyInvalid'],
    [{ account: '<b>1</b>' }, 'account profiles.accountInvalid'],
    [{ version: -1 }, 'version platform.fieldTooSmall'],
    [{ memberId: 'x' }, ' platform.fieldUnknown'],
  ])('PRO-03 refuses %j and keeps nothing of it', async (said, problem) => {
    const { call } = await newMember();
    const { status, body } = await call.raw(put, { body: { ...given, ...said } });
    const fields = body.error.fields!.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`);
    expect([status, fields]).toEqual([422, [problem]]);
    expect(body.error.fields![0]!.message).not.toContain('errors.');
    expect((await call(get)).body.version).toBe(0);
  });

  it.each<[string, string, object]>([
    ['cnpj', '12ABC34501DE35', { pixKey: '12.abc.345/01de-35' }],
    ['email', 'iara@example.test', { pixKey: 'Iara@Example.test' }],
    ['phone', '+5581999990000', { pixKey: '(81) 99999-0000' }],
    ['random', '123e4567-e12b-12d1-a456-426655440000', { pixKey: '123E4567-E12B-12D1-A456-426655440000' }],
  ])('PRO-03 takes a key of kind %s as %s', async (pixKeyKind, pixKey, said) => {
    const { call } = await newMember();
    const { body } = await call.raw(put, { body: { ...given, ...said, pixKeyKind } });
    expect(body.details).toMatchObject({ pixKeyKind, pixKey });
  });

  it('PRO-03 survive the saving of the profile, an import and its undoing, which say nothing of them', async () => {
    const { call, id } = await newMember();
    await call(put, { body: given });
    await call('PUT /users/profileRegister', { body: { version: 1, updateObj: { about: 'Telas.' } } });
    const resume = { basics: { name: 'Iara Souza', label: 'Designer', summary: 'Outra.' } };
    const { body: proposal } = await call('POST /profileImports', { body: JSON.stringify(resume) });
    const params = { importId: proposal.id };
    const accepted = proposal.changes.map((change: { id: string }) => change.id);
    await call('POST /profileImports/{importId}/apply', { params, body: { accepted, version: 2 } });
    const between = { ...given, version: 1, agency: '0002' };
    expect((await call(put, { body: between })).status).toBe(200);
    const undone = await call('POST /profileImports/{importId}/undo', { params });
    expect([undone.status, undone.body.profile.about]).toEqual([200, 'Telas.']);
    expect((await call(get)).body).toEqual({ version: 2, details: { ...kept, agency: '0002' } });
    const seen = [
      undone.body,
      (await call('GET /users/profile')).body,
      await readProfileOf(world.product.database, id),
    ];
    expect(JSON.stringify(seen)).not.toMatch(/bankDetails|52998224725|Banco de Teste/);
  });

  it('PRO-03 are never seen by a company or an admin', async () => {
    const { ids, members } = await world.scene(['clientInterview']);
    const { call, id: professionalId } = members[0]!;
    expect((await call(put, { body: given })).status).toBe(200);
    const admin = await world.product.person({ role: 'admin' });
    for (const person of [world.owner, admin]) {
      expect((await person.call(get)).status).toBe(403);
      expect((await person.call(put, { body: given })).status).toBe(403);
    }
    const seen = [
      await world.owner.call('GET /candidates/{applicationId}', { params: { applicationId: ids[0]! } }),
      await world.owner.call('GET /users/professionalData-ownerView/{professionalId}', { params: { professionalId } }),
    ];
    expect(seen.map(({ status }) => status)).toEqual([200, 200]);
    expect(JSON.stringify(seen.map(({ body }) => body))).not.toMatch(/bankDetails|52998224725|Banco de Teste/);
  });

  it('PRO-03 ACC-17 are in the own copy and leave with the account', async () => {
    const { call, id } = await newMember();
    const { database } = world.product;
    await call(put, { body: given });
    expect(await collectOwnProfile(database, id)).toMatchObject({ bankDetails: kept });
    expect(JSON.stringify(await storedOf(id))).not.toMatch(/52998224725|Banco de Teste/);
    await eraseOwnProfile(database, id);
    expect(await storedOf(id)).toEqual([]);
  });
});

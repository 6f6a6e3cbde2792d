import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { encryptionKeys, setEncryptionKeys } from '#platform/encryption/encryption-keys.ts';
import { emptyOwnCompany } from '#profiles/private/rules/own-company.ts';
import { encryptPlainRecords } from '#profiles/private/server/encrypt-plain-records.ts';
import { collectOwnProfile } from '#profiles/server/own-data.ts';
import { privateRecords } from '#profiles/server/tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

const put = 'PUT /users/ownCompany';
const get = 'GET /users/ownCompany';
const given = {
  version: 0,
  name: 'Oficina da Iara',
  legalName: 'Oficina da Iara Ltda.',
  taxId: '12.abc.345/01de-35',
  municipalRegistration: '123456',
  country: 'BR',
  zip: '53020-140',
  street: 'Rua do Sol',
  number: '12',
  complement: 'Sala 3',
  neighbourhood: 'Carmo',
  city: 'Olinda',
  idDocument: '1.234.567 SDS/PE',
  personalTaxId: '529.982.247-25',
};
const { version: _, ...texts } = given;
const values = { ...texts, taxId: '12ABC34501DE35', zip: '53020140', personalTaxId: '52998224725' };
const newMember = () => product.person({ role: 'squadMember', name: 'Iara Souza' });
const storedOf = (id: string) => product.database.select().from(privateRecords).where(eq(privateRecords.memberId, id));

describe('own company', () => {
  it('PRO-03 has every field, is kept in normal form by its own version and lies encrypted', async () => {
    const { call, id } = await newMember();
    expect((await call(get)).body).toEqual({ version: 0, details: emptyOwnCompany() });
    const saved = await call(put, { body: given });
    expect([saved.status, saved.body]).toEqual([200, { version: 1, details: values }]);
    expect((await call(get)).body).toEqual(saved.body);
    expect((await call(put, { body: given })).body.error.code).toBe('platform.staleVersion');
    expect(JSON.stringify(await storedOf(id))).not.toMatch(/Iara|12ABC|Olinda|529/);
    expect(await collectOwnProfile(product.database, id)).toMatchObject({ ownCompany: values });
    expect(JSON.stringify((await call('GET /users/profile')).body)).not.toContain('Oficina da Iara');
  });

  it('PRO-03 of savings at once one is kept and the others are told', async () => {
    const { call } = await newMember();
    const first = await Promise.all([1, 2, 3, 4].map(() => call(put, { body: given })));
    expect(first.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const again = await Promise.all([1, 2, 3, 4].map(() => call(put, { body: { ...given, version: 1 } })));
    expect(again.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it.each<[object, string]>([
    [{ taxId: '12.ABC.345/01DE-36' }, 'taxId profiles.cnpjInvalid'],
    [{ personalTaxId: '111.111.111-11' }, 'personalTaxId profiles.cpfInvalid'],
    [{ zip: '5302' }, 'zip profiles.zipInvalid'],
    [{ street: 'a'.repeat(121) }, 'street platform.fieldTooLong'],
    [{ country: 'Brasil' }, 'country platform.fieldTooLong'],
    [{ city: null }, 'city platform.fieldInvalid'],
    [{ owner: 'x' }, ' platform.fieldUnknown'],
  ])('PRO-03 refuses %j in words and keeps nothing of it', async (said, problem) => {
    const { call } = await newMember();
    const { status, body } = await call(put, { body: { ...given, ...said } });
    const fields = body.error.fields!.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`);
    expect([status, fields]).toEqual([422, [problem]]);
    expect(body.error.fields![0]!.message).not.toContain('errors.');
    expect((await call(get)).body.version).toBe(0);
  });

  it('PRO-03 takes a company of another country with the numbers of that country', async () => {
    const { call } = await newMember();
    const abroad = { ...given, country: 'PT', taxId: 'PT 501 442 600', zip: '1000-001', personalTaxId: '123 456' };
    expect((await call(put, { body: abroad })).body.details).toMatchObject({ taxId: 'PT 501 442 600', country: 'PT' });
  });

  it.each(['squadOwner', 'admin', 'recruiter'] as const)('PRO-03 is not for %s', async (role) => {
    const { call } = await product.person({ role });
    expect([(await call(get)).status, (await call(put, { body: given })).status]).toEqual([403, 403]);
    expect((await call('GET /users/birthDate')).status).toBe(403);
  });
});

describe('birth date', () => {
  it('PRO-01 is kept encrypted, shown to the member alone and forgotten on request', async () => {
    const { call, id } = await newMember();
    const saved = await call('PUT /users/birthDate', { body: { version: 0, birthDate: '1990-02-28' } });
    expect(saved.body).toEqual({ version: 1, details: { birthDate: '1990-02-28' } });
    expect(JSON.stringify(await storedOf(id))).not.toContain('1990');
    expect(await collectOwnProfile(product.database, id)).toMatchObject({ birthDate: '1990-02-28' });
    await call('PUT /users/birthDate', { body: { version: 1, birthDate: '' } });
    expect((await call('GET /users/birthDate')).body).toEqual({ version: 2, details: { birthDate: '' } });
  });

  it.each(['1990-02-30', '2025-01-01', '1890-01-01', 'soon'])('PRO-01 refuses %s', async (birthDate) => {
    const { call } = await newMember();
    const { status, body } = await call('PUT /users/birthDate', { body: { version: 0, birthDate } });
    expect([status, body.error.fields![0]!.code]).toEqual([422, 'profiles.birthDateInvalid']);
  });
});

describe('encrypted records', () => {
  it('PRO-03 from before there was encryption are encrypted at the next start, once', async () => {
    const { call, id } = await newMember();
    await product.database.execute(
      sql`insert into private_records (member_id, kind, plain, version)
          values (${id}, 'bankDetails', '{"pixKeyKind":"cpf","pixKey":"52998224725"}', 3)`,
    );
    await Promise.all([encryptPlainRecords(product.database), encryptPlainRecords(product.database)]);
    expect(await storedOf(id)).toMatchObject([{ plain: null, version: 3 }]);
    expect(JSON.stringify(await storedOf(id))).not.toContain('52998224725');
    expect((await call('GET /users/bankDetails')).body).toMatchObject({
      version: 3,
      details: { pixKey: '52998224725' },
    });
  });

  it('PRO-03 of one member cannot be put into the row of another, nor read with another key', async () => {
    const [one, other] = [await newMember(), await newMember()];
    await one.call(put, { body: given });
    await other.call(put, { body: given });
    const encrypted = (await storedOf(one.id))[0]!.encrypted;
    await product.database.update(privateRecords).set({ encrypted }).where(eq(privateRecords.memberId, other.id));
    const { status, body } = await other.call(get);
    expect([status, body.error.code]).toEqual([503, 'platform.unavailable']);
    const keys = [...encryptionKeys().values()];
    setEncryptionKeys([Buffer.alloc(32, 'another')]);
    expect((await one.call(get)).status).toBe(503);
    setEncryptionKeys(keys);
    expect((await one.call(get)).body.details.taxId).toBe('12ABC34501DE35');
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodySentTo } from '#application/testing/caller.ts';
import { shareTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { MAXIMUM_SAVED_SEARCHES } from '#jobs/alerts/rules/saved-search.ts';
import { savedSearches } from '#jobs/alerts/server/tables.ts';

let product: TestProduct;
type Member = Awaited<ReturnType<TestProduct['person']>>;

beforeAll(async () => {
  product = await shareTestProduct();
});
afterAll(() => product.close());

const newMember = () => product.person({ role: 'squadMember' });
const any = { search: '', area: [], hiringModel: [], workModel: [] };
const save = (member: Member, criteria: object, more: object = {}) =>
  member.call('POST /savedSearches', {
    body: { name: 'My search', frequency: 'daily', criteria: { ...any, ...criteria }, ...more },
  });
const list = async (member: Member) => (await member.call('GET /savedSearches')).body.searches;

describe('a saved search', () => {
  it('JOB-01 is created, listed, renamed, changed, paused, resumed and deleted by its member', async () => {
    const member = await newMember();
    const { status, body } = await save(member, { search: ' Designer  de produto ', workModel: ['remote', 'hybrid'] });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'My search',
      criteria: { ...any, search: 'Designer  de produto', workModel: ['hybrid', 'remote'] },
      frequency: 'daily',
      paused: false,
      version: 1,
    });
    expect(await list(member)).toEqual([body]);
    const params = { searchId: body.id };
    const change = (sent: BodySentTo<'PATCH /savedSearches/{searchId}'>) =>
      member.call('PATCH /savedSearches/{searchId}', { params, body: sent });
    expect((await change({ version: 1, name: 'Other', frequency: 'atOnce' })).body).toMatchObject({
      name: 'Other',
      frequency: 'atOnce',
      version: 2,
      paused: false,
      criteria: { workModel: ['hybrid', 'remote'] },
    });
    expect((await change({ version: 1, name: 'Late' })).status).toBe(409);
    expect((await change({ version: 2, paused: true })).body).toMatchObject({ paused: true, name: 'Other' });
    expect((await change({ version: 3, paused: false, criteria: any })).body).toMatchObject({
      paused: false,
      criteria: any,
    });
    expect((await member.call('DELETE /savedSearches/{searchId}', { params })).status).toBe(200);
    expect(await list(member)).toEqual([]);
    expect((await member.call('DELETE /savedSearches/{searchId}', { params })).status).toBe(404);
  });

  it('JOB-01 is the member’s alone', async () => {
    const [member, other] = [await newMember(), await newMember()];
    const { id } = (await save(member, { area: ['design'] })).body;
    expect(await list(other)).toEqual([]);
    const params = { searchId: id };
    expect((await other.call('DELETE /savedSearches/{searchId}', { params })).status).toBe(404);
    const body = { version: 1, paused: true };
    expect((await other.call('PATCH /savedSearches/{searchId}', { params, body })).status).toBe(404);
    expect((await list(member))[0]!.paused).toBe(false);
  });

  it('JOB-01 is saved once: the same words and filters in another order are the same search', async () => {
    const member = await newMember();
    expect((await save(member, { search: 'react', area: ['design', 'marketing'] })).status).toBe(201);
    const again = await save(member, { search: 'react', area: ['marketing', 'design', 'design'] }, { name: 'Again' });
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'jobs.searchAlreadySaved' } } });
    const { body } = await save(member, { search: 'react' });
    const change = await member.call('PATCH /savedSearches/{searchId}', {
      params: { searchId: body.id },
      body: { version: 1, criteria: { ...any, search: 'react', area: ['design', 'marketing'] } },
    });
    expect(change.status).toBe(409);
    expect(await list(member)).toHaveLength(2);
  });

  it('JOB-01 input without words, too long or unknown is refused by field', async () => {
    const member = await newMember();
    expect((await save(member, { search: '!!!' })).body.error.code).toBe('jobs.searchUnreadable');
    expect((await save(member, { search: 'a'.repeat(101) })).status).toBe(422);
    expect((await save(member, { area: ['moon'] })).status).toBe(422);
    expect((await save(member, {}, { name: ' ' })).body.error.fields).toMatchObject([{ path: 'name' }]);
    expect((await save(member, {}, { frequency: 'hourly' })).status).toBe(422);
    expect((await save(member, { search: `${'x'.repeat(50)} \u0000 %_'` })).status).toBe(201);
  });

  it(`JOB-01 a member has at most ${MAXIMUM_SAVED_SEARCHES}, also when many are saved at once, and a deleted one makes room`, async () => {
    const member = await newMember();
    const answers = await Promise.all(
      Array.from({ length: MAXIMUM_SAVED_SEARCHES + 5 }, (_, index) => save(member, { search: `word${index}` })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(MAXIMUM_SAVED_SEARCHES);
    expect(statuses.filter((status) => status === 409)).toHaveLength(5);
    const searches = await list(member);
    expect(searches).toHaveLength(MAXIMUM_SAVED_SEARCHES);
    await member.call('DELETE /savedSearches/{searchId}', { params: { searchId: searches[3]!.id } });
    expect((await save(member, { search: 'room' })).status).toBe(201);
    // The database itself enforces the limit.
    const row = { memberId: member.id, name: 'x', anchor: '*', frequency: 'daily' as const };
    for (const slot of [1, MAXIMUM_SAVED_SEARCHES + 1])
      await expect(
        product.database.insert(savedSearches).values({ ...row, slot, words: `x${slot}` }),
      ).rejects.toThrow();
  });

  it('JOB-01 of two changes at once one is refused as stale', async () => {
    const member = await newMember();
    const { id } = (await save(member, { area: ['design'] })).body;
    const change = (name: string) =>
      member.call('PATCH /savedSearches/{searchId}', { params: { searchId: id }, body: { version: 1, name } });
    const statuses = (await Promise.all([change('one'), change('other')])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
  });

  it('JOB-01 anchors a search at the rarest mark that every match carries', async () => {
    const member = await newMember();
    const anchorOf = async (criteria: object) => {
      const { id } = (await save(member, criteria)).body;
      const [row] = await product.database.select().from(savedSearches).where(eq(savedSearches.id, id));
      return row!.anchor;
    };
    expect(await anchorOf({})).toBe('*');
    expect(await anchorOf({ area: ['design'], workModel: ['remote'] })).toBe('area:design');
    expect(await anchorOf({ area: ['design', 'other'], hiringModel: ['PJ'] })).toBe('hiring:PJ');
    expect(await anchorOf({ search: 'Programação' })).toBe('^programacao');
    expect(await anchorOf({ search: 'Programação em Reac' })).toBe('=programacao');
  });
});

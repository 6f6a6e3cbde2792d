import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { newAddress, startReferenceWorld } from '#application/testing/references/reference-world.ts';
import { applications } from '#applications/server/tables.ts';
import { referenceCodes, referenceRequests } from '#references/server/tables.ts';

const world = await startReferenceWorld();
const { product, owner, chooser, scene, ask, asked, own, placesOf, mailsTo, later, codeOf, statusesOf } = world;
afterAll(product.close);

const fieldsOf = (result: { body: unknown }) =>
  (result.body as { error: { fields?: { path: string }[] } }).error.fields?.map(({ path }) => path);

describe('asking for a reference', () => {
  it('REC-01 mails a link to the page of the specification, in the language chosen for the recommender', async () => {
    const { candidate, email, place } = await asked({ language: 'en' });
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ language: 'en', subject: `${candidate.name} asks you for a reference` });
    expect(mail!.textBody).toContain(`/recommender-evaluation/${candidate.id}/${place.recommendationRecordId}?code=`);
    expect(await own(candidate)).toMatchObject({
      left: 4,
      references: [{ name: 'Helena Duarte', jobTitle: 'CTO', company: 'Foz', email, state: 'asked', job: null }],
    });
  });

  it('REC-01 keeps the code only as a hash', async () => {
    const { place } = await asked();
    const codes = await product.database
      .select()
      .from(referenceCodes)
      .where(eq(referenceCodes.referenceId, place.recommendationRecordId));
    expect(codes).toHaveLength(1);
    expect(JSON.stringify(codes)).not.toContain(place.code);
  });

  it('REC-01 says for which application it is asked; one of somebody else, or one that is over, is refused', async () => {
    const { members, ids } = await scene(['new', 'new']);
    const [mine, other] = members as [(typeof members)[0], (typeof members)[0]];
    const of = (applicationId: string) => ask(mine, newAddress(), { applicationId });
    expect((await of(ids[0]!)).body).toMatchObject({ job: { title: 'Engenharia de dados 0' } });
    expect((await of(ids[1]!)).status).toBe(404);
    await product.database.update(applications).set({ state: 'closed' }).where(eq(applications.id, ids[0]!));
    expect(codeOf(await of(ids[0]!))).toBe('references.applicationOver');
    expect((await own(other)).references).toEqual([]);
  });

  it('REC-01 refuses an address that was asked within a year, at its field, in both languages', async () => {
    const { candidate, email } = await asked();
    const again = await ask(candidate, email.toUpperCase());
    expect([again.status, codeOf(again), fieldsOf(again)]).toEqual([409, 'references.alreadySent', ['email']]);
    const inEnglish = await candidate.call.raw('POST /recommendations', {
      body: { name: 'H', jobTitle: 'x', company: 'x', email, phone: '81999990000' },
      headers: { 'accept-language': 'en', cookie: 'language=en' },
    });
    expect(codeOf(inEnglish)).toBe('references.alreadySent');
    await later({ days: 366 });
    expect((await ask(candidate, email)).status).toBe(201);
  });

  it('REC-01 refuses the own address, and people of a company that the candidate applies to', async () => {
    const { members } = await scene(['new']);
    const candidate = members[0]!;
    const codes = [candidate.email, owner.email, chooser.email].map(async (email) => {
      const refused = await ask(candidate, email);
      return [codeOf(refused), fieldsOf(refused)];
    });
    expect(await Promise.all(codes)).toEqual([
      ['references.ownAddress', ['email']],
      ['references.hiringCompany', ['email']],
      ['references.hiringCompany', ['email']],
    ]);
    const elsewhere = await product.person({ role: 'squadMember', name: 'Iara' });
    expect((await ask(elsewhere, owner.email)).status).toBe(201);
  });

  it('REC-01 waits for at most five; of calls side by side one is too many, and one address is asked once', async () => {
    const candidate = (await scene(['new'])).members[0]!;
    const six = await Promise.all(Array.from({ length: 6 }, () => ask(candidate, newAddress())));
    expect(statusesOf(six)).toEqual([201, 201, 201, 201, 201, 409]);
    expect(six.map(codeOf).filter(Boolean)).toEqual(['references.tooManyOpen']);
    expect((await own(candidate)).left).toBe(0);
    const another = (await scene(['new'])).members[0]!;
    const email = newAddress();
    expect(statusesOf(await Promise.all([ask(another, email), ask(another, email)]))).toEqual([201, 409]);
    expect(await placesOf(email)).toHaveLength(1);
  });

  it('REC-01 an empty name, a made-up address or number, and texts beyond the bounds are refused', async () => {
    const candidate = (await scene(['new'])).members[0]!;
    const refused: Record<string, string>[] = [
      { name: ' ' },
      { email: 'nobody' },
      { phone: 'call me' },
      { phone: '12' },
      { jobTitle: 'x'.repeat(121) },
      { company: 'x'.repeat(1_000) },
    ];
    for (const wrong of refused) expect((await ask(candidate, newAddress(), wrong)).status).toBe(422);
    expect(await product.database.$count(referenceRequests, eq(referenceRequests.memberId, candidate.id))).toBe(0);
  });

  it('REC-01 a name with a link reaches nobody as a link', async () => {
    const candidate = (await scene(['new'])).members[0]!;
    const email = newAddress();
    await ask(candidate, email, { name: 'Click https://evil.example/now' });
    expect((await mailsTo(email))[0]!.textBody).not.toContain('https://evil.example');
  });

  it('REC-01 an address that wants no such mails gets none, and the candidate sees no difference', async () => {
    const { place, email } = await asked();
    const stop = { params: { code: place.code } };
    expect((await product.anonymous('POST /referenceStops/{code}', stop)).body).toEqual({ stopped: true });
    const other = (await scene(['new'])).members[0]!;
    expect((await ask(other, email)).status).toBe(201);
    expect(await mailsTo(email)).toHaveLength(1);
    await product.anonymous('POST /referenceStops/{code}/resume', stop);
    const third = (await scene(['new'])).members[0]!;
    await ask(third, email);
    expect(await mailsTo(email)).toHaveLength(2);
    expect((await product.anonymous('POST /referenceStops/{code}', { params: { code: 'x' } })).status).toBe(404);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { given, startReferenceWorld } from '#application/testing/references/reference-world.ts';
import { users } from '#accounts/server/tables.ts';
import { referenceAnswers, referenceRequests } from '#references/server/tables.ts';

const world = await startReferenceWorld();
const { product, owner, asked, open, answer, decline, own, read, mailsTo, later, codeOf, statusesOf, placesOf } = world;
afterAll(product.close);

type Place = Awaited<ReturnType<typeof asked>>['place'];
const link = '/recommender-evaluation/{userId}/{recommendationRecordId}' as const;
const rowOf = async ({ recommendationRecordId }: Place) =>
  (await product.database.select().from(referenceRequests).where(eq(referenceRequests.id, recommendationRecordId)))[0]!;
const versionsOf = ({ recommendationRecordId }: Place) =>
  product.database
    .select()
    .from(referenceAnswers)
    .where(eq(referenceAnswers.referenceId, recommendationRecordId))
    .orderBy(referenceAnswers.version);

describe('answering without an account', () => {
  it('REC-02 the page says who asks, for what, and who will read it; reading marks nothing, beginning does', async () => {
    const { candidate, place } = await asked();
    for (let times = 0; times < 3; times += 1) await open(place);
    expect((await open(place)).body).toMatchObject({
      state: 'open',
      candidate: candidate.name,
      recommender: 'Helena Duarte',
      readers: ['Casa Ipê'],
      answer: null,
    });
    expect((await rowOf(place)).openedAt).toBeNull();
    const { code, ...params } = place;
    await product.anonymous(`POST ${link}/begin`, { params, query: { code } });
    expect((await rowOf(place)).openedAt).not.toBeNull();
  });

  it('REC-02 three questions, a text, contact and phone; the candidate reads that it was given, and no word', async () => {
    const { candidate, place } = await asked();
    const words = '=HYPERLINK("https://x.example") سلام 你好 Привет नमस्ते <b>x</b>';
    const answered = await answer(place, { words });
    expect(answered).toMatchObject({
      status: 200,
      body: { state: 'answered', answer: { words, general: 'excellent' } },
    });
    const seen = await own(candidate);
    expect(seen.references).toMatchObject([{ state: 'answered' }]);
    expect(JSON.stringify(seen)).not.toMatch(/HYPERLINK|excellent|99999-0000.*99999-0000/);
    expect((await read(owner, candidate.id)).body.references[0]!.answer).toMatchObject({ words, technical: 'fair' });
  });

  it('REC-02 answered twice: the second is refused as answered; side by side one of them wins', async () => {
    const { place } = await asked();
    await answer(place);
    expect(codeOf(await answer(place))).toBe('references.answeredAlready');
    const other = (await asked()).place;
    const both = await Promise.all([answer(other, { words: 'one' }), answer(other, { words: 'two' })]);
    expect(statusesOf(both)).toEqual([200, 409]);
    expect(await versionsOf(other)).toHaveLength(1);
  });

  it('REC-02 declined and answered at once: one of them wins, the other says what happened', async () => {
    const { candidate, place } = await asked();
    const both = await Promise.all([answer(place), decline(place, 'Too long ago')]);
    expect(statusesOf(both)).toEqual([200, 409]);
    const { state } = (await own(candidate)).references[0]!;
    const refused = both.map(codeOf).filter(Boolean);
    expect(refused).toEqual([state === 'answered' ? 'references.answeredAlready' : 'references.declinedAlready']);
  });

  it('REC-02 "I cannot give one", with or without a reason, which the candidate does not read', async () => {
    const [first, second] = [await asked(), await asked()];
    expect((await decline(first.place)).body.state).toBe('declined');
    await decline(second.place, 'A private reason');
    const seen = await own(second.candidate);
    expect(seen.references[0]!.state).toBe('declined');
    expect(JSON.stringify(seen)).not.toContain('private');
    expect(codeOf(await decline(first.place))).toBe('references.declinedAlready');
    expect(codeOf(await answer(first.place))).toBe('references.declinedAlready');
    expect((await read(owner, second.candidate.id)).body.references[0]).toMatchObject({ reason: 'A private reason' });
  });

  it('REC-02 can be corrected within seven days, with every version kept; a stale correction is refused', async () => {
    const { candidate, place } = await asked();
    await answer(place);
    expect((await answer(place, { version: 1, words: 'Better said' })).body).toMatchObject({ answer: { version: 2 } });
    expect(codeOf(await answer(place, { version: 1 }))).toBe('platform.staleVersion');
    expect((await versionsOf(place)).map(({ words }) => words)).toEqual([given.words, 'Better said']);
    const [reference] = (await read(owner, candidate.id)).body.references;
    expect(reference!.answer).toMatchObject({ words: 'Better said', correctedAt: expect.any(String) });
    await later({ days: 8 });
    expect((await open(place)).body.state).toBe('settled');
    expect(codeOf(await answer(place, { version: 2 }))).toBe('references.correctionOver');
  });

  it('REC-02 the code of somebody else, of another reference, or none opens nothing', async () => {
    const [mine, other] = [await asked(), await asked()];
    for (const place of [
      { ...mine.place, code: other.place.code },
      { ...mine.place, code: 'made-up' },
      { ...mine.place, userId: other.place.userId },
      { ...other.place, userId: mine.place.userId, code: mine.place.code },
    ]) {
      expect(codeOf(await open(place))).toBe('references.linkUnknown');
      expect((await answer(place)).status).toBe(404);
      expect((await decline(place)).status).toBe(404);
    }
  });

  it('REC-02 the candidate cannot answer: neither in the same browser nor by an address that became theirs', async () => {
    const { candidate, place, email } = await asked();
    expect(codeOf(await answer(place, {}, candidate.call))).toBe('references.ownReference');
    await product.database.update(users).set({ email }).where(eq(users.id, candidate.id));
    expect(codeOf(await answer(place))).toBe('references.ownReference');
    expect(codeOf(await decline(place))).toBe('references.ownReference');
    expect((await rowOf(place)).state).toBe('asked');
  });

  it('REC-02 refusals are said in the language of the reader', async () => {
    const { place } = await asked();
    await answer(place);
    const { code, ...params } = place;
    const said = async (language: string) => {
      const headers = { cookie: `language=${language}` };
      const { body } = await product.anonymous.raw(`PUT ${link}`, { params, query: { code }, body: given, headers });
      return (body as { error: { message: string } }).error.message;
    };
    expect(await said('pt')).toContain('já foi dada');
    expect(await said('en')).toContain('already been given');
  });

  it('REC-02 a text over the limit, a missing number and an unknown answer are refused', async () => {
    const { place } = await asked();
    for (const wrong of [
      { words: 'x'.repeat(4_001) },
      { contactPhone: '' },
      { general: 'best' },
      { technical: 5 },
      { version: -1 },
      { extra: 1 } as object,
    ])
      expect((await answer(place, wrong)).status).toBe(422);
    expect((await answer(place, { words: 'x'.repeat(10_000_000) })).status).toBeGreaterThanOrEqual(413);
    expect((await answer(place, { words: 'x'.repeat(4_000) })).status).toBe(200);
  });

  it('REC-02 two reminders with links of their own, then it lapses after 21 days and is told', async () => {
    const { candidate, place, email } = await asked();
    await later({ days: 6 });
    expect(await mailsTo(email)).toHaveLength(1);
    for (const days of [1, 7]) {
      await later({ days });
      await later({ hours: 1 });
    }
    expect(await mailsTo(email)).toHaveLength(3);
    const places = await placesOf(email);
    expect(new Set(places.map(({ code }) => code)).size).toBe(3);
    expect((await open(places[2]!)).body.state).toBe('open');
    await later({ days: 8 });
    expect((await open(place)).body.state).toBe('lapsed');
    expect(codeOf(await answer(place))).toBe('references.lapsed');
    expect(codeOf(await decline(place))).toBe('references.lapsed');
    expect((await own(candidate)).references[0]!.state).toBe('lapsed');
    const notices = await candidate.call('GET /notices', {});
    expect(JSON.stringify(notices.body)).toContain('references.lapsed');
    expect(await mailsTo(email)).toHaveLength(3);
  });
});

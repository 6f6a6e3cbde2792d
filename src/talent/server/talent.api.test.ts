import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { sessions, users } from '#accounts/server/tables.ts';
import { newId } from '#platform/db/columns.ts';
import { emptyProfile } from '#profiles/rules/profile.ts';
import { completeProfile } from '#profiles/rules/complete-profile.ts';
import { columnsOf } from '#profiles/server/queries.ts';
import { profiles } from '#profiles/server/tables.ts';
import { eraseOwnProfile } from '#profiles/server/own-data.ts';
import { quizAttempts } from '#quizzes/server/tables.ts';
import type { Profile } from '#profiles/rules/profile.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';

const world = await startPipelineWorld(startTestProduct());
const { product, owner, otherOwner, recruiter, admin } = world;
const { database, anonymous } = product;
afterAll(() => product.close());

const list = (who: { call: Person['call'] }, listed: boolean) => who.call('PUT /users/listing', { body: { listed } });
const openPage = (memberId: string, call = anonymous) => call('GET /topTalent/{memberId}', { params: { memberId } });
const companyView = (who: Person, professionalId: string) =>
  who.call('GET /users/professionalData-ownerView/{professionalId}', { params: { professionalId } });

async function professional(change: Partial<Profile> = {}, isListed = true) {
  const person = await product.person({ role: 'squadMember', name: change.displayName ?? 'Iara Souza' });
  await database.insert(profiles).values({ memberId: person.id, ...columnsOf({ ...completeProfile(), ...change }) });
  if (isListed) expect((await list(person, true)).status).toBe(200);
  return person;
}

async function finishTests(memberId: string, ...quizzes: QuizKey[]) {
  await database.insert(quizAttempts).values(
    quizzes.map((quiz) => ({
      memberId,
      quiz,
      quizVersion: 1,
      state: 'finished' as const,
      result: {},
      finishedAt: new Date(),
    })),
  );
}

describe('the public page', () => {
  it('JOB-06 is off until the member switches it on, and gone at once when switched off', async () => {
    const person = await professional({}, false);
    expect((await person.call('GET /users/listing')).body).toEqual({
      listedAt: null,
      path: `/top-talent/${person.id}`,
    });
    expect((await openPage(person.id)).status).toBe(404);
    const { body: first } = await list(person, true);
    expect(first.listedAt).toEqual(expect.any(String));
    expect((await list(person, true)).body).toEqual(first);
    expect((await openPage(person.id)).status).toBe(200);
    expect((await list(person, false)).body.listedAt).toBeNull();
    expect((await openPage(person.id)).status).toBe(404);
    expect((await companyView(owner, person.id)).status).toBe(404);
  });

  it('JOB-06 is consistent after two switches at once', async () => {
    const person = await professional({}, false);
    const answers = await Promise.all([list(person, true), list(person, true), list(person, true)]);
    expect(new Set(answers.map(({ body }) => body.listedAt)).size).toBe(1);
  });

  it('JOB-06 shows what is public, and nothing of pay, phone or mail', async () => {
    const person = await professional();
    const { body } = await openPage(person.id);
    expect(body).toMatchObject({ memberId: person.id, own: null, profile: { jobTitle: 'Designer', city: 'Olinda' } });
    expect(JSON.stringify(body)).not.toMatch(/values|Value|phone|3333|@|bankDetails|meetingTimes/);
  });

  it('JOB-06 can be seen by its own member before anyone else, with the conditions of the stamp', async () => {
    const person = await professional({}, false);
    await finishTests(person.id, 'personality');
    const { status, body } = await openPage(person.id, person.call);
    expect([status, body.own]).toEqual([200, { isListed: false, met: ['champion', 'available', 'recent'] }]);
  });

  it('JOB-06 requires name, profession and level first', async () => {
    const person = await product.person({ role: 'squadMember' });
    const answer = await list(person, true);
    expect([answer.status, answer.body.error.code]).toEqual([422, 'profiles.tooEmptyToBeFound']);
  });

  it('JOB-06 hides members who emptied the profile or deleted the account', async () => {
    const person = await professional();
    await database.update(profiles).set(columnsOf(emptyProfile())).where(eq(profiles.memberId, person.id));
    expect((await openPage(person.id)).status).toBe(404);
    const other = await professional();
    await eraseOwnProfile(database, other.id);
    expect((await openPage(other.id)).status).toBe(404);
    expect((await other.call('GET /users/listing')).body.listedAt).toBeNull();
  });

  it('JOB-06 R-38: opens only for a confirmed email, and can be closed without one', async () => {
    const person = await professional({}, false);
    const confirm = (emailVerified: boolean) =>
      database.update(users).set({ emailVerified }).where(eq(users.id, person.id));
    await confirm(false);
    const refused = await person.call.raw('PUT /users/listing', { body: { listed: true } });
    expect([refused.status, refused.body.error.code]).toEqual([403, 'platform.unverifiedEmail']);
    expect((await openPage(person.id)).status).toBe(404);
    await confirm(true);
    expect((await list(person, true)).status).toBe(200);
    await confirm(false);
    expect((await list(person, false)).body.listedAt).toBeNull();
  });

  it.each(['nobody', newId()])('JOB-06 is not there for %s', async (id) => {
    expect((await openPage(id)).status).toBe(404);
  });

  it.each([{}, { listed: 'yes' }, { listed: true, more: 1 }, null])('JOB-06 refuses %j', async (body) => {
    const person = await professional({}, false);
    expect((await person.call.raw('PUT /users/listing', { body })).status).toBe(422);
  });
});

describe('the view of companies', () => {
  it('PRO-06 shows candidates of the own company and professionals who want to be found, with pay, without phone and net values', async () => {
    const { members } = await world.scene(['qualify']);
    const [candidate] = members as [Person];
    for (const who of [owner, recruiter, admin])
      expect((await companyView(who, candidate.id)).body).toMatchObject({ isCandidate: true, isListed: false });
    expect((await companyView(otherOwner, candidate.id)).status).toBe(404);
    const found = await professional();
    const { body } = await companyView(otherOwner, found.id);
    expect(body).toMatchObject({ isCandidate: false, isListed: true, profile: { values: { hourValue: 9_000 } } });
    expect(JSON.stringify(body)).not.toMatch(/Receive|phone|3333|@|bankDetails/);
  });

  it('PRO-06 is closed for members and visitors', async () => {
    const found = await professional();
    const other = await professional({}, false);
    const params = { professionalId: found.id };
    const key = 'GET /users/professionalData-ownerView/{professionalId}';
    expect((await other.call(key, { params })).status).toBe(403);
    expect((await anonymous(key, { params })).status).toBe(401);
  });
});

describe('the stamp', () => {
  it('JOB-06 is on a complete, available and active professional with three tests, and goes after 30 days without activity', async () => {
    const person = await professional();
    expect((await openPage(person.id)).body.isTop).toBe(false);
    await finishTests(person.id, 'personality', 'culture', 'motivators');
    expect((await openPage(person.id)).body.isTop).toBe(true);
    expect((await companyView(owner, person.id)).body.isTop).toBe(true);
    const silent = new Date(Date.now() - 31 * 86_400_000);
    await database.update(sessions).set({ updatedAt: silent }).where(eq(sessions.userId, person.id));
    await database.update(profiles).set({ updatedAt: silent }).where(eq(profiles.memberId, person.id));
    expect((await openPage(person.id)).body.isTop).toBe(false);
  });
});

describe('finding professionals', () => {
  const tag = 'Zeolita';
  const names = ['Ana', 'Bia', 'Caio', 'Davi', 'Eva'];
  const search = (query = {}, who = owner) => who.call('GET /professionals', { query: { search: tag, ...query } });
  const found = async (query = {}) =>
    (await search(query)).body.professionals.map(({ name }: { name: string }) => name);

  beforeAll(async () => {
    for (const [index, displayName] of names.entries()) {
      const person = await professional({
        displayName,
        jobTitle: index === 0 ? 'Ilustração científica' : 'Designer',
        level: index + 1,
        availability: {
          ...emptyProfile().availability,
          isAvailable: index !== 3,
          hiringModels: index % 2 === 0 ? ['PJ'] : ['CLT'],
        },
        skills: [{ kind: 'skills', name: `${tag} química` }],
      });
      const updatedAt = new Date(Date.UTC(2026, 0, index + 1));
      await database.update(profiles).set({ updatedAt }).where(eq(profiles.memberId, person.id));
    }
    await professional({ displayName: 'Not listed', skills: [{ kind: 'skills', name: tag }] }, false);
  });

  it('JOB-06 finds those who want to be found, the latest changed profile first', async () => {
    expect(await found()).toEqual(names.toReversed());
    expect((await search()).body.professionals[0]).toMatchObject({ skills: ['Zeolita química'], skillCount: 1 });
  });

  it.each([
    [{ search: 'zeolita quim' }, ['Eva', 'Davi', 'Caio', 'Bia', 'Ana']],
    [{ search: 'ilustracao zeolita' }, ['Ana']],
    [{ search: 'zeolita olinda', level: 4 }, ['Eva', 'Davi']],
    [{ available: true }, ['Eva', 'Caio', 'Bia', 'Ana']],
    [{ available: true, hiringModel: 'CLT' }, ['Bia']],
    [{ search: '!!!' }, []],
    [{ search: "zeolita' | 'x" }, []],
  ])('JOB-06 narrows by %j', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
    expect((await owner.call('GET /professionals/count', { query: { search: tag, ...query } })).body).toEqual({
      count: expected.length,
      more: false,
    });
  });

  it('JOB-06 goes page by page without gap or repetition', async () => {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body }: Awaited<ReturnType<typeof search>> = await search({ limit: 2, ...(cursor && { cursor }) });
      expect(body.professionals.length).toBeLessThanOrEqual(2);
      seen.push(...body.professionals.map(({ name }: { name: string }) => name));
      cursor = body.nextCursor;
    }
    expect(seen).toEqual(names.toReversed());
  });

  it.each([{ cursor: 'x' }, { level: 0 }, { level: 'x' }, { limit: 51 }, { hiringModel: 'CLTX' }])(
    'JOB-06 refuses %j',
    async (query) => {
      expect((await search(query)).status).toBe(422);
    },
  );

  it('JOB-06 is for companies: members and visitors find nobody', async () => {
    const member = await professional({}, false);
    expect((await search({}, member)).status).toBe(403);
    expect((await anonymous('GET /professionals')).status).toBe(401);
    expect((await search({}, recruiter)).status).toBe(200);
  });
});

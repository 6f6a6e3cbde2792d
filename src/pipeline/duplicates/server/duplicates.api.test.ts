import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { users } from '#accounts/server/tables.ts';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { profiles } from '#profiles/server/tables.ts';
import { clockTime } from '#platform/db/clock-time.ts';

const { product, owner, otherOwner, admin, watcher, recruiter, workspaceId, scene, onCandidate, statusesOf } =
  await startPipelineWorld(startTestProduct());
afterAll(() => product.close());
const { database } = product;

/** The contents of a member's profile that two members can have in common. */
async function say(memberId: string, words: { phone?: string; linkedin?: string; city?: string; name?: string }) {
  const [row] = await database.select().from(profiles).where(eq(profiles.memberId, memberId));
  const content = structuredClone(row!.content);
  content.phone = { countryCode: words.phone ? '+55' : '', phoneNumber: words.phone ?? '' };
  content.pages.linkedin = words.linkedin ?? '';
  await database
    .update(profiles)
    .set({ content, city: words.city ?? '' })
    .where(eq(profiles.memberId, memberId));
  if (words.name) await database.update(users).set({ name: words.name }).where(eq(users.id, memberId));
}

const pairs = async (who: Person = owner, query = {}) =>
  (await who.call('GET /candidates/duplicates', { query })).body as {
    open: { first: { memberId: string }; second: { memberId: string }; evidence: string[] }[];
    decided: { pairId: string; state: string; undoable: boolean }[];
  };
const openOf = async (memberId: string) =>
  (await pairs()).open.filter(({ first, second }) => [first.memberId, second.memberId].includes(memberId));
const decide = (
  who: Person,
  [firstId, secondId]: readonly Person[],
  state: 'merged' | 'different' = 'merged',
  more = {},
) =>
  who.call('POST /candidates/duplicates', {
    body: { firstId: firstId!.id, secondId: secondId!.id, state },
    ...more,
  });
const sameAs = async (applicationId: string) =>
  (await owner.call('GET /candidates/{applicationId}/samePerson', { params: { applicationId } })).body;

describe('two accounts of one person', () => {
  it('PIP-01 are found by phone, LinkedIn, mailbox, or full name and city, with what they have in common', async () => {
    const { members } = await scene(['new', 'new', 'new']);
    const [first, second, third] = members as [Person, Person, Person];
    await say(first.id, { phone: '81 99999-0001', linkedin: 'https://www.linkedin.com/in/Ana-Braga/', city: 'Recife' });
    await say(second.id, { phone: '(81) 999990001', linkedin: 'linkedin.com/in/ana-braga', city: 'Olinda' });
    await say(third.id, { city: 'Recife', phone: '81 99999-0002' });
    const [found, ...none] = await openOf(first.id);
    expect(found!.evidence.toSorted()).toEqual(['linkedin', 'phone']);
    expect(none).toEqual([]);
    await say(first.id, { city: 'Recife', name: 'Ana Braga' });
    expect(await openOf(first.id)).toEqual([]);
    await say(third.id, { city: 'recife', name: 'ANA BRAGA' });
    expect((await openOf(third.id))[0]!.evidence).toEqual(['name']);
    await database.update(users).set({ email: 'bia@example.org' }).where(eq(users.id, first.id));
    await database.update(users).set({ email: 'Bia+vagas@example.org' }).where(eq(users.id, third.id));
    expect((await openOf(third.id))[0]!.evidence.toSorted()).toEqual(['email', 'name']);
  });

  it('PIP-01 merged show each other’s history, comments, tags and files; undone, all is as before', async () => {
    const { ids, members } = await scene(['new', 'new']);
    const [one, other] = ids as [string, string];
    await say(members[0]!.id, { phone: '11 98888-0001' });
    await say(members[1]!.id, { phone: '11988880001' });
    await onCandidate(owner, 'comments', other, { text: 'Falei com ela' });
    const { tagId } = (await owner.call('POST /candidates/tags', { body: { name: 'Boa', colour: 'info' } })).body;
    await owner.call('POST /candidates/tag', { body: { applicationIds: [other], add: [tagId] } });
    await owner.call('POST /candidates/move', {
      body: { applicationIds: [other], toStage: 'qualify', reason: 'Bom teste' },
    });
    expect(await sameAs(one)).toMatchObject({ suspects: [{ memberId: members[1]!.id, evidence: ['phone'] }] });
    const merged = await decide(owner, members);
    expect(merged.status).toBe(201);
    const { suspects, applications } = await sameAs(one);
    expect(suspects).toEqual([]);
    expect(applications).toMatchObject([
      { applicationId: other, stage: 'qualify', tags: [{ name: 'Boa' }], comments: [{ text: 'Falei com ela' }] },
    ]);
    expect(applications[0]!.history[0]).toMatchObject({ event: 'moved', reason: 'Bom teste' });
    expect((await sameAs(other)).applications).toMatchObject([{ applicationId: one }]);
    const undo = () => owner.call('DELETE /candidates/duplicates/{pairId}', { params: { pairId: merged.body.pairId } });
    expect(statusesOf(await Promise.all([undo(), undo()]))).toEqual([200, 404]);
    expect(await sameAs(one)).toMatchObject({ suspects: [{}], applications: [] });
  });

  it('PIP-01 are decided about once, also by two at once, and for good after thirty days', async () => {
    const { members } = await scene(['new', 'new']);
    for (const { id } of members) await say(id, { phone: '21 97777-0001' });
    const answers = await Promise.all([decide(owner, members), decide(owner, members.toReversed(), 'different')]);
    expect(statusesOf(answers)).toEqual([201, 409]);
    expect(await openOf(members[0]!.id)).toEqual([]);
    const { pairId } = answers.find(({ status }) => status === 201)!.body;
    await database.execute(
      sql`update candidate_pairs set created_at = ${clockTime} - interval '31 days' where id = ${pairId}`,
    );
    expect((await pairs()).decided.find((one) => one.pairId === pairId)).toMatchObject({ undoable: false });
    const late = await owner.call('DELETE /candidates/duplicates/{pairId}', { params: { pairId } });
    expect([late.status, late.body.error.code]).toEqual([409, 'pipeline.undoOver']);
  });

  it('PIP-01 decided about are no longer shown once their project moved to another company', async () => {
    const { projectId, members } = await scene(['new', 'new']);
    for (const { id } of members) await say(id, { phone: '71 95555-0001' });
    const { pairId } = (await decide(owner, members)).body;
    const isShown = async () => (await pairs()).decided.some((one) => one.pairId === pairId);
    expect(await isShown()).toBe(true);
    const move = async (to: Person) => {
      const { version } = (await admin.call('GET /myProjects/{projectId}', { params: { projectId } })).body;
      const params = { squadOwnerId: to.id };
      return (await admin.call('PUT /changeProjectOwner/{squadOwnerId}', { params, body: { projectId, version } }))
        .status;
    };
    expect(await move(otherOwner)).toBe(200);
    expect(await isShown()).toBe(false);
    expect(await move(owner)).toBe(200);
    expect(await isShown()).toBe(true);
  });

  it('PIP-01 are visible to their company alone, and decided by those who may write there', async () => {
    const { members } = await scene(['new', 'new']);
    for (const { id } of members) await say(id, { phone: '31 96666-0001' });
    expect((await pairs(otherOwner)).open).toEqual([]);
    expect((await decide(otherOwner, members)).status).toBe(404);
    expect((await decide(watcher, members, 'merged', { headers: { workspaceid: workspaceId } })).status).toBe(403);
    expect((await decide(owner, [members[0]!, members[0]!])).status).toBe(404);
    expect((await decide(recruiter, members, 'different', { query: { workspaceId } })).status).toBe(201);
  });
});

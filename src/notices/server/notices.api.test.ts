import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { startNegotiationWorld } from '#application/testing/negotiation-world.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { clock } from '#platform/calendar/clock.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { Person } from '#application/testing/pipeline-world.ts';
import { writeDigests } from './write-digests.ts';

const world = await startNegotiationWorld();
const { product, owner, otherOwner, recruiter, chooser, watcher, workspaceId, scene, move, candidate } = world;
afterAll(() => product.close());

const read = async (who: Person, query: { unread?: string } = {}) =>
  (await who.call('GET /notices', { query })).body.notices;
const count = async (who: Person) => (await who.call('GET /notices/count', {})).body.count;
const namesOf = async (who: Person) => (await read(who)).map(({ name }) => name);
const choose = (who: Person, kind: string, choice: object | null, space: string | null = null) =>
  who.call.raw('PUT /noticeChoices/{kind}', { params: { kind }, body: { workspaceId: space, choice } });

beforeEach(async () => {
  await product.database.execute(sql`delete from notices`);
  await product.database.execute(sql`delete from notice_choices`);
});

it('GEN-09 a move is told to the owner, to colleagues who choose and to the recruiter, but not to who did it, nor to others', async () => {
  const place = await scene(['new']);
  await product.database.execute(sql`delete from notices`);
  await move(chooser, [place.ids[0]!], 'qualify');
  for (const who of [owner, recruiter]) {
    const [notice] = await read(who);
    expect(notice).toMatchObject({
      ...{ name: 'jobs.moved', kind: 'candidateNews', side: 'company', part: 'activity', isRead: false },
      ...{ actor: { displayName: 'Colega' }, stage: 'qualify', settled: null },
      address: `/my-projects/pipeline/${place.projectId}?position=0&candidate=${place.ids[0]}`,
    });
    expect(await count(who)).toBe(1);
  }
  for (const who of [chooser, watcher, otherOwner]) expect(await read(who)).toEqual([]);
});

it('GEN-09 one marks notices as read and as unread, or all up to one; those of others stay', async () => {
  const place = await scene(['new', 'new', 'new']);
  await product.database.execute(sql`delete from notices`);
  for (const id of place.ids) await move(chooser, [id], 'qualify');
  const [third, second, first] = (await read(owner)).map(({ id }) => id) as [string, string, string];
  const mark = (ids: string[], isRead: boolean) => owner.call('PUT /notices/read', { body: { ids, isRead } });
  await mark([second], true);
  expect((await read(owner, { unread: 'true' })).map(({ id }) => id)).toEqual([third, first]);
  await mark([second], false);
  expect(await count(owner)).toBe(3);
  await owner.call('PUT /notices/allRead', { body: { upTo: second } });
  expect((await read(owner, { unread: 'true' })).map(({ id }) => id)).toEqual([third]);
  expect(await count(recruiter)).toBe(3);
});

it('GEN-09 whoever loses the permission, or the place in the space, reads nothing more, old lines included', async () => {
  const place = await scene(['new']);
  await product.database.execute(sql`delete from notices`);
  await move(owner, [place.ids[0]!], 'qualify');
  expect(await count(chooser)).toBe(1);
  const setRights = (permissions: string[]) =>
    product.database.execute(sql`
      update workspace_members set permissions = ${sql.param(permissions)}::text[]
      where workspace_id = ${workspaceId} and user_id = ${chooser.id} returning permissions`);
  const { rows } = await product.database.execute<{ permissions: string[] }>(sql`
    select permissions from workspace_members where workspace_id = ${workspaceId} and user_id = ${chooser.id}`);
  await setRights(['trackTasks']);
  expect([await read(chooser), await count(chooser)]).toEqual([[], 0]);
  await setRights(rows[0]!.permissions);
  expect(await count(chooser)).toBe(1);
  await product.database.execute(sql`
    update workspace_members set expires_at = '2020-01-01' where workspace_id = ${workspaceId} and user_id = ${chooser.id}`);
  expect([await read(chooser), await count(chooser)]).toEqual([[], 0]);
  await product.database.execute(sql`
    update workspace_members set expires_at = null where workspace_id = ${workspaceId} and user_id = ${chooser.id}`);
});

it('GEN-09 a project that moved to another company takes its notices from the people of the former one', async () => {
  const place = await scene(['new']);
  await product.database.execute(sql`delete from notices`);
  await move(chooser, [place.ids[0]!], 'qualify');
  expect(await count(owner)).toBe(1);
  const admin = await product.person({ role: 'admin' });
  const moved = await admin.call.raw('PUT /changeProjectOwner/{squadOwnerId}', {
    params: { squadOwnerId: otherOwner.id },
    body: { projectId: place.projectId, version: 1 },
  });
  expect(moved.status, JSON.stringify(moved.body)).toBeLessThan(300);
  expect((await namesOf(owner)).filter((name) => name === 'jobs.moved')).toEqual([]);
  expect((await namesOf(recruiter)).filter((name) => name === 'jobs.moved')).toEqual([]);
});

it('GEN-09 an application says by itself that a colleague has taken care of it', async () => {
  const negotiated = await candidate('new');
  const { applicationId, positionId, member } = negotiated;
  const ids = { applicationId, positionId, memberId: member.id };
  await recordHappening(product.database, {
    name: applicationsHappenings.applied,
    workspaceId,
    actorId: member.id,
    ids,
  });
  const applied = async () => (await read(owner)).find(({ name }) => name === 'jobs.applied');
  expect(await applied()).toMatchObject({ kind: 'newCandidates', settled: null });
  await move(chooser, [applicationId], 'qualify');
  expect(await applied()).toMatchObject({ settled: { name: 'jobs.moved', by: 'Colega', isOwn: false } });
});

it('GEN-09 the candidate is told in words of their own, and what waits for somebody stands in no notice', async () => {
  const negotiated = await candidate();
  await product.database.execute(sql`delete from notices`);
  await world.begin(negotiated);
  // The offer waits for the candidate: it is something to do.
  expect((await namesOf(negotiated.member)).filter((name) => name === 'jobs.budgetOffered')).toEqual([]);
  await move(owner, [negotiated.applicationId], 'qualify');
  const told = await read(negotiated.member);
  expect(told.map(({ name }) => name)).toContain('jobs.moved');
  expect(told.every(({ side, part, address }) => side === 'person' && part === 'news' && address !== null)).toBe(true);
});

it('GEN-09 what somebody does not want stands in no list and no count; a choice for one space comes before the one for all', async () => {
  const place = await scene(['new']);
  await product.database.execute(sql`delete from notices`);
  await move(chooser, [place.ids[0]!], 'qualify');
  expect((await choose(owner, 'candidateNews', { inProduct: false, mail: 'off' })).status).toBe(200);
  expect([await read(owner), await count(owner)]).toEqual([[], 0]);
  await choose(owner, 'candidateNews', { inProduct: true, mail: 'off' }, workspaceId);
  expect(await count(owner)).toBe(1);
  await choose(owner, 'candidateNews', null, workspaceId);
  expect(await count(owner)).toBe(0);
  // Nothing can be chosen for a foreign space, of what is necessary, or in a way that the kind does not know.
  expect((await choose(owner, 'candidateNews', null, '0198c0de-0000-7000-8000-000000000009')).status).toBe(404);
  expect((await choose(owner, 'payments', { inProduct: false, mail: 'off' })).status).toBe(404);
  expect((await choose(owner, 'reminders', { inProduct: true, mail: 'daily' })).status).toBe(404);
});

it('GEN-09 a digest holds what is unread and may still be read, comes once a day and never empty', async () => {
  const place = await scene(['new', 'new']);
  await product.database.execute(sql`delete from notices`);
  await choose(chooser, 'candidateNews', { inProduct: true, mail: 'daily' });
  await choose(owner, 'candidateNews', { inProduct: true, mail: 'weekly' });
  await move(recruiter, [place.ids[0]!], 'qualify');
  await move(recruiter, [place.ids[1]!], 'qualify');
  const [readAlready] = await read(chooser);
  await chooser.call('PUT /notices/read', { body: { ids: [readAlready!.id], isRead: true } });
  const digests = async (who: Person) => {
    const mails = await world.mailsTo(who.email);
    return mails.filter(({ subject }) => /Seu dia|Your day|Sua semana|Your week/.test(subject));
  };
  const tomorrow = morningIn(1);
  await writeDigests(product.database, tomorrow);
  await writeDigests(product.database, new Date(tomorrow.getTime() + 3_600_000));
  const [digest, ...more] = await digests(chooser);
  expect(more).toEqual([]);
  expect(digest!.subject).toMatch(/1/);
  const days = [1, 2, 3, 4, 5, 6, 7].find((one) => morningIn(one).getUTCDay() === 1)!;
  expect(await digests(owner)).toHaveLength(days === 1 ? 1 : 0);
  await writeDigests(product.database, morningIn(days));
  expect(await digests(owner)).toHaveLength(1);
  // Nothing has come since.
  await writeDigests(product.database, morningIn(days + 1));
  expect(await digests(chooser)).toHaveLength(1);
});

it('GEN-09 a digest leaves out what its reader has lost meanwhile', async () => {
  const place = await scene(['new']);
  await product.database.execute(sql`delete from notices`);
  await choose(recruiter, 'candidateNews', { inProduct: true, mail: 'daily' });
  await move(owner, [place.ids[0]!], 'qualify');
  await product.database.execute(sql`delete from workspace_recruiters where recruiter_id = ${recruiter.id}`);
  const before = (await world.mailsTo(recruiter.email)).length;
  await writeDigests(product.database, morningIn(1));
  expect(await world.mailsTo(recruiter.email)).toHaveLength(before);
});

/** Half past eight in the morning in São Paulo, some days from now. */
function morningIn(days: number): Date {
  const now = clock.now();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, 11, 30));
}

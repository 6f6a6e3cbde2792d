import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { finishRequiredTests } from '#applications/builders.ts';
import { collectOwnApplications, eraseOwnApplications } from '#applications/own/server/own-data.ts';
import { affirmativeDeclarations } from '#applications/declarations/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import { newId } from '#platform/db/columns.ts';
import type { AffirmativeTarget } from '#projects/rules/terms.ts';
import { completeProfile } from '#profiles/rules/complete-profile.ts';
import { profiles } from '#profiles/server/tables.ts';
import { positions } from '#projects/server/tables.ts';
import type { Stage } from '#applications/rules/stages.ts';

const { product, owner, otherOwner, recruiter, admin, watcher, workspaceId, scene, board } = await startPipelineWorld();
const { database } = product;
afterAll(() => product.close());

const key = '/applications/{applicationId}/declaration';
const values = { targets: ['women'], consent: true };
const stored = (id: string) =>
  database.select().from(affirmativeDeclarations).where(eq(affirmativeDeclarations.applicationId, id));

async function candidate(
  stage: Stage = 'qualify',
  affirmativeTargets: AffirmativeTarget[] = ['women', 'nonWhiteWomen'],
) {
  const place = await scene([stage]);
  await database.update(positions).set({ affirmativeTargets }).where(eq(positions.id, place.positionId));
  const [member, id] = [place.members[0]!, place.ids[0]!];
  const declaring = <Method extends 'GET' | 'PUT' | 'DELETE'>(method: Method, body?: unknown, who: Person = member) =>
    who.call.raw<`${Method} ${typeof key}`>(`${method} ${key}`, {
      params: { applicationId: id },
      ...(body !== undefined && { body }),
    });
  const seenBy = (who: Person, headers = {}) =>
    who.call('GET /candidates/{applicationId}/declaration', { params: { applicationId: id }, headers });
  return { ...place, member, id, declaring, seenBy };
}

it('JOB-04 a declaration is stored encrypted for its application, in no list or panel, and deleted when withdrawn', async () => {
  const place = await candidate();
  const { member, id, declaring, seenBy } = place;
  const nothing = {
    asked: ['women', 'nonWhiteWomen'],
    declared: [],
    declaredAt: null,
    abilities: { declare: true },
  };
  expect((await declaring('GET')).body).toEqual(nothing);
  expect((await seenBy(owner)).body).toEqual({ declaration: null });
  const { status, body } = await declaring('PUT', { targets: ['women', 'women'], consent: true });
  expect([status, body.declared]).toEqual([200, ['women']]);
  expect((await declaring('GET')).body).toEqual(body);
  const [row] = await stored(id);
  expect(row).toMatchObject({ consentVersion: 1, consentedAt: new Date(body.declaredAt!) });
  expect(JSON.stringify(row)).not.toMatch(/women/i);
  expect((await seenBy(owner)).body).toEqual({ declaration: { targets: ['women'], declaredAt: body.declaredAt } });

  const { projectId } = place;
  const panel = await owner.call('GET /candidates/{applicationId}', { params: { applicationId: id } });
  const list = await owner.call('GET /myProjects/{projectId}/positions/{positionIndex}/candidates/list', {
    params: { projectId, positionIndex: 0 },
  });
  for (const { body: seen } of [panel, list, await board(owner, place), await member.call('GET /applications')])
    expect(JSON.stringify(seen)).not.toMatch(/women|declar/i);

  expect((await declaring('DELETE')).body).toEqual(nothing);
  expect((await declaring('DELETE')).status).toBe(200);
  expect(await stored(id)).toEqual([]);
  expect((await seenBy(owner)).body).toEqual({ declaration: null });
});

it('JOB-04 only those who may see that vacancy’s candidates read a declaration', async () => {
  const { member, declaring, seenBy } = await candidate();
  await declaring('PUT', values);
  expect((await seenBy(owner)).body.declaration!.targets).toEqual(['women']);
  for (const who of [recruiter, admin]) expect((await seenBy(who)).status).toBe(403);
  expect((await seenBy(watcher, { workspaceid: workspaceId })).body.declaration!.targets).toEqual(['women']);
  expect((await seenBy(otherOwner)).status).toBe(404);
  expect((await seenBy(member)).status).toBe(403);
  const stranger = await product.person({ role: 'squadMember' });
  for (const method of ['GET', 'PUT', 'DELETE'] as const)
    expect((await declaring(method, method === 'PUT' ? values : undefined, stranger)).status).toBe(404);
  expect((await declaring('GET', undefined, owner)).status).toBe(403);
  expect((await declaring('GET')).body.declared).toEqual(['women']);
  const unknown = { params: { applicationId: newId() } };
  expect((await owner.call('GET /candidates/{applicationId}/declaration', unknown)).status).toBe(404);
});

it('JOB-02 only affirmative vacancies accept a declaration, and only of the groups that they are for', async () => {
  const plain = await candidate('qualify', []);
  const refused = await plain.declaring('PUT', values);
  expect([refused.status, refused.body.error.code]).toEqual([409, 'jobs.notAffirmative']);
  expect((await plain.declaring('GET')).body.abilities.declare).toBe(false);
  const { id, declaring, seenBy, positionId } = await candidate('qualify', ['women']);
  const other = await declaring('PUT', { targets: ['women', 'peopleWithDisabilities'], consent: true });
  expect([other.status, other.body.error.code]).toEqual([422, 'jobs.groupNotAsked']);
  expect(await stored(id)).toEqual([]);

  // Groups that the vacancy no longer asks for are hidden from the company; the candidate can still withdraw them.
  await declaring('PUT', values);
  await database.update(positions).set({ affirmativeTargets: [] }).where(eq(positions.id, positionId));
  expect((await seenBy(owner)).body).toEqual({ declaration: null });
  expect((await declaring('GET')).body).toMatchObject({ declared: ['women'], abilities: { declare: false } });
  expect((await declaring('DELETE')).body.declared).toEqual([]);
});

it.each([
  {},
  { targets: ['women'] },
  { targets: ['women'], consent: false },
  { targets: [], consent: true },
  { targets: ['robots'], consent: true },
  { targets: 'women', consent: true },
  { targets: Array.from({ length: 6 }, () => 'women'), consent: true },
  { ...values, note: 'x' },
])('JOB-04 a declaration like %j is refused', async (body) => {
  const { id, declaring } = await candidate();
  expect((await declaring('PUT', body)).status).toBe(422);
  expect(await stored(id)).toEqual([]);
});

it('JOB-04 a declaration ends with its application, is refused afterwards, and never survives a concurrent withdrawal', async () => {
  const { member, id, declaring } = await candidate();
  const withdraw = () => member.call('POST /applications/{applicationId}/withdraw', { params: { applicationId: id } });
  await declaring('PUT', values);
  await Promise.all([withdraw(), ...Array.from({ length: 4 }, () => declaring('PUT', values))]);
  expect(await stored(id)).toEqual([]);
  const after = await declaring('PUT', values);
  expect([after.status, after.body.error.code]).toEqual([409, 'jobs.withdrawn']);
  const ended = await candidate('disqualified');
  expect((await ended.declaring('PUT', values)).body.error.code).toBe('jobs.final');
});

it('JOB-04 a declaration is in the person’s export, leaves with the account, and cannot be read under another application', async () => {
  const [first, second] = [await candidate(), await candidate()];
  await first.declaring('PUT', values);
  const [copy] = await collectOwnApplications(database, { id: first.member.id, language: 'pt' });
  expect(copy!.declaration!.targets).toEqual(['women']);
  expect((await collectOwnApplications(database, { id: second.member.id, language: 'pt' }))[0]!.declaration).toBeNull();

  await second.declaring('PUT', values);
  const { content } = (await stored(first.id))[0]!;
  const moved = eq(affirmativeDeclarations.applicationId, second.id);
  await database.update(affirmativeDeclarations).set({ content }).where(moved);
  expect((await second.seenBy(owner)).status).toBe(503);

  await database.update(applications).set({ stage: 'disqualified' }).where(eq(applications.id, first.id));
  await eraseOwnApplications(database, first.member.id);
  expect(await stored(first.id)).toEqual([]);
});

it('JOB-02 a declaration comes with applying, or neither is stored', async () => {
  const { projectId, positionId } = await candidate('qualify', ['women']);
  const iara = await product.person({ role: 'squadMember', name: 'Iara' });
  await database.insert(profiles).values({ memberId: iara.id, content: completeProfile() });
  await finishRequiredTests(database, iara.id);
  const apply = (declaration: unknown) =>
    iara.call.raw('POST /opportunities/selfAdmission', { body: { projectId, positionIndex: 0, declaration } });
  expect((await apply({ targets: ['women'] })).status).toBe(422);
  expect((await apply({ targets: ['lgbtqiapn'], consent: true })).body.error.code).toBe('jobs.groupNotAsked');
  expect(await database.$count(applications, eq(applications.memberId, iara.id))).toBe(0);
  const { status, body } = await apply(values);
  expect([status, body.affirmative]).toEqual([201, true]);
  expect(await stored(body.id)).toHaveLength(1);
  expect(await database.$count(applications, eq(applications.positionId, positionId))).toBe(2);
});

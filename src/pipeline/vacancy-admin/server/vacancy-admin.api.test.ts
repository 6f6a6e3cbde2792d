import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { BodySentTo } from '#application/testing/caller.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { applications } from '#applications/server/tables.ts';
import { candidateComments } from '#pipeline/comments/server/tables.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { profiles } from '#profiles/server/tables.ts';
import { emptyProfile } from '#profiles/rules/profile.ts';
import { buildProjects } from '#projects/builders.ts';
import { positions, projects } from '#projects/server/tables.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';
import { workspaceAudit, workspaceRecruiters } from '#workspaces/server/tables.ts';

let product: TestProduct;
type Person = Awaited<ReturnType<TestProduct['person']>>;
let admin: Person;
let owner: Person;
let otherOwner: Person;
let recruiter: Person;
let member: Person;
let [space, otherSpace] = ['', ''];
let params: { projectId: string; positionIndex: number };
let positionId: string;

beforeAll(async () => {
  product = await startTestProduct();
  const person = (role: 'admin' | 'squadOwner' | 'recruiter' | 'squadMember', name: string) =>
    product.person({ role, name, language: 'en' });
  admin = await person('admin', 'Adélia');
  owner = await person('squadOwner', 'Olívia Dona');
  otherOwner = await person('squadOwner', 'Otto Outro');
  recruiter = await person('recruiter', 'Rita');
  member = await person('squadMember', 'Márcia Ângelo');
  [space, otherSpace] = (
    await buildWorkspaces(product.database, [
      { ownerId: owner.id, company: 'Trilho' },
      { ownerId: otherOwner.id, company: 'Maré 100%' },
    ])
  ).map(({ id }) => id) as [string, string];
  await product.database.insert(workspaceRecruiters).values({ workspaceId: space, recruiterId: recruiter.id });
});
afterAll(() => product.close());
beforeEach(async () => {
  const [built] = await buildProjects(product.database, {
    workspaceId: space,
    createdBy: owner.id,
    projects: [{ positions: [{ title: 'Dados', aboutOpportunity: 'Cuidar dos dados.' }], title: 'Projeto' }],
  });
  params = { projectId: built!.projectId, positionIndex: 0 };
  positionId = built!.positions[0]!.id;
  await product.database.delete(mailOutbox);
  await product.database.delete(workspaceAudit);
});

const job = async (person: Pick<Person, 'call'> = admin) =>
  (await person.call('GET /opportunities/{projectId}/{positionIndex}', { params })).body;
const subjects = async ({ email }: Person) =>
  (await product.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))).map(
    ({ subject }) => subject,
  );
const audit = async (workspaceId = space) =>
  (
    await product.database
      .select()
      .from(workspaceAudit)
      .where(eq(workspaceAudit.workspaceId, workspaceId))
      .orderBy(desc(workspaceAudit.id))
  ).map(({ action, subject, actorId }) => ({ action, subject, by: actorId }));
const apply = async (person: Person) => {
  const row = { positionId, projectId: params.projectId, workspaceId: space, memberId: person.id };
  const [added] = await product.database.insert(applications).values(row).returning();
  return added!.id;
};
const put = (body: BodySentTo<'PATCH /myProjects/{projectId}/positions/{positionIndex}'>) =>
  admin.call('PATCH /myProjects/{projectId}/positions/{positionIndex}', { params, body });
const indicate = (person: Person, body: BodySentTo<'POST /opportunities/{projectId}/{positionIndex}/indicate'>) =>
  person.call('POST /opportunities/{projectId}/{positionIndex}/indicate', { params, body });

it('JOB-05 an administrator hides, shows and edits a vacancy: the board follows, the space logs it, its owner is notified', async () => {
  const { management } = await job();
  expect(management).toMatchObject({
    state: 'open',
    client: 'Trilho',
    candidates: 0,
    project: { title: 'Projeto' },
    abilities: { edit: true, hide: true, show: false, remove: true, migrate: true, indicate: true },
  });
  expect((await put({ version: management!.version, state: 'hidden' })).status).toBe(200);
  expect(await job({ call: product.anonymous })).toMatchObject({
    available: false,
    vacancy: null,
    title: null,
    management: null,
  });
  const hidden = await job();
  expect(hidden).toMatchObject({
    available: false,
    title: 'Dados',
    vacancy: { aboutOpportunity: 'Cuidar dos dados.' },
  });
  expect(hidden.management!.abilities).toMatchObject({ hide: false, show: true });
  expect((await put({ version: 1, state: 'open' })).status).toBe(409);
  await put({ version: hidden.management!.version, state: 'open' });
  await put({ version: hidden.management!.version + 1, changes: { city: 'Recife' } });
  expect((await job({ call: product.anonymous })).vacancy!.city).toBe('Recife');
  const by = { subject: 'Dados', by: admin.id };
  expect(await audit()).toEqual([
    { action: 'vacancyEdited', ...by },
    { action: 'vacancyShown', ...by },
    { action: 'vacancyHidden', ...by },
  ]);
  expect((await subjects(owner)).toSorted()).toEqual(['Job hidden: Dados', 'Job on the board again: Dados']);
});

it('JOB-05 a company is not notified of its own changes as the provider’s', async () => {
  await owner.call('PATCH /myProjects/{projectId}/positions/{positionIndex}', {
    params,
    body: { version: 1, state: 'hidden' },
  });
  expect([await audit(), await subjects(owner)]).toEqual([[], []]);
  const { abilities } = (await job(owner)).management!;
  expect(abilities).toMatchObject({ edit: true, hide: false, remove: false, migrate: false, indicate: false });
});

it('JOB-05 a removed vacancy is gone for everyone; its candidates and its owner are notified', async () => {
  const applicationId = await apply(member);
  const remove = (person: Pick<Person, 'call'>, version: number) =>
    person.call('DELETE /myProjects/{projectId}/positions/{positionIndex}', { params, query: { version } });
  expect((await remove(otherOwner, 1)).status).toBe(404);
  expect((await remove(member, 1)).status).toBe(403);
  expect((await remove(admin, 7)).status).toBe(409);
  const answers = await Promise.all([remove(admin, 1), remove(admin, 1)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(await job()).toMatchObject({ available: false, vacancy: null, management: null });
  const [application] = await product.database.select().from(applications).where(eq(applications.id, applicationId));
  expect(application!.state).toBe('closed');
  expect(await subjects(owner)).toEqual(['Job removed: Dados']);
  expect(await subjects(member)).toHaveLength(1);
  expect(await audit()).toMatchObject([{ action: 'vacancyRemoved', subject: 'Dados' }]);
});

it('JOB-05 a vacancy is removed although a candidate withdraws at the same time', async () => {
  const id = await apply(member);
  const { promise: waits, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: locked, resolve: reportLocked } = Promise.withResolvers<void>();
  const withdrawing = product.database.transaction(async (transaction) => {
    await transaction.update(applications).set({ state: 'withdrawn' }).where(eq(applications.id, id));
    reportLocked();
    await waits;
  });
  await locked;
  const removing = admin.call('DELETE /myProjects/{projectId}/positions/{positionIndex}', {
    params,
    query: { version: 1 },
  });
  const isWaiting = async () =>
    (await product.database.execute(sql`select from pg_locks where not granted`)).rowCount! > 0;
  await expect.poll(isWaiting).toBe(true);
  goOn();
  await withdrawing;
  expect((await removing).status).toBe(200);
  const [application] = await product.database.select().from(applications).where(eq(applications.id, id));
  expect(application!.state).toBe('withdrawn');
});

it('JOB-05 a filled vacancy cannot be removed, nor one that does not exist', async () => {
  await product.database.update(positions).set({ state: 'filled' }).where(eq(positions.id, positionId));
  expect((await job()).management!.abilities).toMatchObject({ remove: false, hide: false, indicate: false });
  const query = { version: 1 };
  const remove = (index: number) =>
    admin.call('DELETE /myProjects/{projectId}/positions/{positionIndex}', {
      params: { ...params, positionIndex: index },
      query,
    });
  expect((await remove(0)).body.error.code).toBe('projects.positionFilled');
  expect((await remove(9)).status).toBe(404);
});

it.each<[string, () => string]>([
  ['company', () => 'mare 100%'],
  ['owner’s name', () => 'otto'],
  ['e-mail', () => otherOwner.email.toUpperCase()],
  ['id', () => otherOwner.id],
])('JOB-05 PRJ-05 a client is found by %s', async (_, search) => {
  const { body } = await admin.call('GET /changeProjectOwner', { query: { search: search() } });
  expect(body.clients).toEqual([
    { ownerId: otherOwner.id, company: 'Maré 100%', ownerName: 'Otto Outro', email: otherOwner.email },
  ]);
});

it('JOB-05 PRJ-05 a project moves to another client with vacancies, candidates and comments, once; both owners and the candidates are notified', async () => {
  const applicationId = await apply(member);
  const comment = { applicationId, workspaceId: space, authorId: owner.id, text: 'Good' };
  await product.database.insert(candidateComments).values(comment);
  const { version } = (await job()).management!.project;
  const move = (to: string, seen = version) =>
    admin.call('PUT /changeProjectOwner/{squadOwnerId}', {
      params: { squadOwnerId: to },
      body: { projectId: params.projectId, version: seen },
    });
  expect((await move(member.id)).body.error.code).toBe('projects.clientNotFound');
  expect((await move(owner.id)).body.error.code).toBe('projects.sameClient');
  const answers = await Promise.all([move(otherOwner.id), move(otherOwner.id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await job()).toMatchObject({ companyName: 'Maré 100%', management: { client: 'Maré 100%', candidates: 1 } });
  for (const table of [positions, applications, projects, candidateComments]) {
    const rows = await product.database.select({ workspaceId: table.workspaceId }).from(table);
    expect(rows.some(({ workspaceId }) => workspaceId === otherSpace)).toBe(true);
  }
  const board = (person: Person) =>
    person.call('GET /myProjects/{projectId}/positions/{positionIndex}/candidates', { params });
  expect((await board(owner)).status).toBe(404);
  expect((await board(otherOwner)).body.total).toBe(1);
  expect(await subjects(owner)).toEqual(['Project moved: Projeto']);
  expect(await subjects(otherOwner)).toEqual(['New project in your workspace: Projeto']);
  expect(await subjects(member)).toEqual(['Dados: your application continues']);
  expect(await audit()).toMatchObject([{ action: 'projectMigratedAway', by: admin.id }]);
  expect(await audit(otherSpace)).toMatchObject([{ action: 'projectMigratedHere', subject: 'Projeto' }]);
});

it('JOB-05 PRJ-05 what a candidate declared to the former company alone is deleted when a project moves, and the candidate is notified', async () => {
  const targets = ['women'] as const;
  await product.database
    .update(positions)
    .set({ affirmativeTargets: [...targets] })
    .where(eq(positions.id, positionId));
  const applicationId = await apply(member);
  const declaration = { params: { applicationId } };
  await member.call('PUT /applications/{applicationId}/declaration', {
    ...declaration,
    body: { targets: [...targets], consent: true },
  });
  await admin.call('PUT /changeProjectOwner/{squadOwnerId}', {
    params: { squadOwnerId: otherOwner.id },
    body: { projectId: params.projectId, version: (await job()).management!.project.version },
  });
  const { body } = await otherOwner.call('GET /candidates/{applicationId}/declaration', declaration);
  expect(body).toEqual({ declaration: null });
  const [mail] = await product.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, member.email));
  expect(mail!.textBody).toContain('declare again');
});

it('JOB-05 professionals are found by name without accents, e-mail, id and, if they want to be found, by what they do', async () => {
  const content = { ...emptyProfile(), jobTitle: 'Cientista de dados' };
  await product.database
    .insert(profiles)
    .values({ memberId: member.id, content, jobTitle: 'Cientista de dados' })
    .onConflictDoNothing();
  const find = async (search: string, person = admin) =>
    (await person.call('GET /opportunities/{projectId}/{positionIndex}/professionals', { params, query: { search } }))
      .body.professionals;
  const found = { memberId: member.id, name: 'Márcia Ângelo', jobTitle: 'Cientista de dados', isCandidate: false };
  for (const search of ['marcia ang', member.email, member.id]) expect(await find(search)).toMatchObject([found]);
  expect(await find('cientista dados')).toEqual([]);
  await product.database.update(profiles).set({ listedAt: new Date() }).where(eq(profiles.memberId, member.id));
  expect(await find('cientista dados', recruiter)).toMatchObject([found]);
  expect(await find('olivia')).toEqual([]);
  expect(await find('%%')).toEqual([]);
  await apply(member);
  expect(await find(member.id)).toMatchObject([{ isCandidate: true }]);
});

it('JOB-05 a professional is suggested once, with the comment; the company sees it, the professional and the owner are notified', async () => {
  const answers = await Promise.all(
    [admin, recruiter].map((person) => indicate(person, { memberId: member.id, comment: 'Knows pipelines.' })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const { applicationId } = answers.find(({ status }) => status === 201)!.body;
  const candidate = await owner.call('GET /candidates/{applicationId}', { params: { applicationId } });
  expect(JSON.stringify(candidate.body)).toContain('Knows pipelines.');
  expect(candidate.body.history.map(({ event }: { event: string }) => event)).toContain('suggested');
  const [row] = await product.database.select().from(applications).where(eq(applications.id, applicationId));
  expect(row).toMatchObject({ stage: 'new', state: 'active', workspaceId: space });
  expect(row!.suggestedAt).not.toBeNull();
  const own = (await member.call('GET /applications')).body.applications[0];
  expect(own).toMatchObject({ title: 'Dados', stage: 'screening', track: [{ stage: 'screening' }] });
  expect(await subjects(member)).toEqual(['You were suggested for a job: Dados']);
  expect(await subjects(owner)).toEqual(['Márcia Ângelo suggested for Dados']);
  expect(await audit()).toMatchObject([{ action: 'professionalSuggested', subject: 'Márcia Ângelo' }]);
});

it('JOB-05 nobody is suggested without a comment, for a closed vacancy, or who is no professional', async () => {
  expect((await indicate(admin, { memberId: member.id, comment: ' ' })).status).toBe(422);
  expect((await indicate(admin, { memberId: owner.id, comment: 'x' })).body.error.code).toBe(
    'pipeline.professionalNotFound',
  );
  expect((await indicate(owner, { memberId: member.id, comment: 'x' })).status).toBe(403);
  await product.database.update(positions).set({ state: 'closed' }).where(eq(positions.id, positionId));
  expect((await indicate(admin, { memberId: member.id, comment: 'x' })).body.error.code).toBe('jobs.positionClosed');
  const stranger = await product.person({ role: 'recruiter' });
  expect((await indicate(stranger, { memberId: member.id, comment: 'x' })).status).toBe(404);
});

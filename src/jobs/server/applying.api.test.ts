import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#accounts/server/tables.ts';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { buildApplications } from '#jobs/builders.ts';
import { advanceApplication } from '#jobs/server/advance-application.ts';
import { applicationHistory, applications } from '#jobs/server/tables.ts';
import { newId } from '#platform/db/columns.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { completeProfile } from '#profiles/rules/complete-profile.ts';
import { profiles } from '#profiles/server/tables.ts';
import { buildProjects } from '#projects/builders.ts';
import type { PositionState } from '#projects/rules/terms.ts';
import { positions } from '#projects/server/tables.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';

let product: TestProduct;
let owner: Awaited<ReturnType<TestProduct['person']>>;
let workspaceId: string;
const publicUrl = 'https://ponte.test';

beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.person({ role: 'squadOwner', name: 'Olga', language: 'en' });
  const [workspace] = await buildWorkspaces(product.database, [
    { ownerId: owner.id, company: 'Trilho', about: 'Pays.' },
  ]);
  workspaceId = workspace!.id;
});
afterAll(() => product.close());

async function vacancy(title = 'Engenharia de dados', state: PositionState = 'open') {
  const [built] = await buildProjects(product.database, {
    workspaceId,
    createdBy: owner.id,
    projects: [{ positions: [{ title }] }],
  });
  const { projectId, positions: list } = built!;
  if (state !== 'open')
    await product.database.update(positions).set({ state }).where(eq(positions.projectId, projectId));
  return { positionId: list[0]!.id, address: { projectId, positionIndex: 0 } };
}

async function member(options: { ready?: boolean; language?: 'pt' | 'en'; emailVerified?: boolean } = {}) {
  const { ready = true, ...person } = options;
  const built = await product.person({ role: 'squadMember', name: 'Iara', ...person });
  if (ready) await product.database.insert(profiles).values({ memberId: built.id, content: completeProfile() });
  return built;
}

const admission = 'POST /opportunities/selfAdmission';
const view = 'GET /opportunities/{projectId}/{positionIndex}';
const withdraw = 'POST /applications/{applicationId}/withdraw';
const mailsTo = (recipient: string) =>
  product.database
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, recipient))
    .orderBy(asc(mailOutbox.createdAt));
const historyOf = (id: string) =>
  product.database
    .select()
    .from(applicationHistory)
    .where(eq(applicationHistory.applicationId, id))
    .orderBy(asc(applicationHistory.at));
const advance = (
  id: string,
  change: { event: 'moved' | 'disqualified' | 'hired' | 'setAside'; toStage?: 'qualify'; reason?: string },
) =>
  product.database.transaction((transaction) =>
    advanceApplication(transaction, {
      applicationIds: [id],
      reach: { workspaceIds: [workspaceId] },
      actorId: owner.id,
      publicUrl,
      ...change,
    }),
  );

describe('applying', () => {
  it('JOB-03 makes one application with its record, confirms it to the candidate and tells the company', async () => {
    const { address } = await vacancy('Engenharia de dados');
    const iara = await member({ language: 'pt' });
    const { status, body } = await iara.call(admission, { body: address });
    expect([status, body.stage, body.available, body.abilities]).toEqual([
      201,
      'screening',
      true,
      { withdraw: true, applyAgain: false },
    ]);
    expect(body.track).toEqual([{ stage: 'screening', at: body.appliedAt }]);
    expect(await historyOf(body.id)).toMatchObject([{ event: 'applied', toStage: 'new', actorId: iara.id }]);
    const [toCandidate] = await mailsTo(iara.email);
    expect(toCandidate).toMatchObject({ language: 'pt', subject: 'Recebemos sua candidatura: Engenharia de dados' });
    expect(toCandidate!.textBody).toContain('/applications');
    const toOwner = (await mailsTo(owner.email)).at(-1)!;
    expect(toOwner).toMatchObject({ language: 'en', subject: 'New candidate for Engenharia de dados: Iara' });
    expect(toOwner.textBody).toContain(`/my-projects/pipeline/${address.projectId}?position=0`);
  });

  it('JOB-03 INELIGIBLE names everything that is missing, in the language of the caller, and writes nothing', async () => {
    const { address, positionId } = await vacancy();
    const bia = await member({ ready: false });
    const { status, body } = await bia.call(admission, { body: address, headers: { 'accept-language': 'pt' } });
    expect([status, body.error.code]).toEqual([422, 'jobs.ineligible']);
    expect(body.error.fields).toContainEqual({
      path: 'skills',
      code: 'hardSkill',
      message: 'Ao menos uma habilidade técnica',
    });
    expect(body.error.fields.length).toBeGreaterThan(5);
    expect(await product.database.$count(applications, eq(applications.positionId, positionId))).toBe(0);
    expect(await mailsTo(bia.email)).toEqual([]);
    const seen = (await bia.call(view, { params: address })).body;
    expect(seen.eligibility.eligible).toBe(false);
    expect(seen.eligibility.missing).toContainEqual({ code: 'hardSkill', section: 'skills' });
  });

  it('JOB-03 ALREADY_APPLIED: of two clicks at once one applies', async () => {
    const { address, positionId } = await vacancy();
    const iara = await member();
    const answers = await Promise.all(Array.from({ length: 4 }, () => iara.call(admission, { body: address })));
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1);
    expect(answers.find(({ status }) => status === 409)!.body.error.code).toBe('jobs.alreadyApplied');
    expect(await product.database.$count(applications, eq(applications.positionId, positionId))).toBe(1);
    expect(await mailsTo(iara.email)).toHaveLength(1);
  });

  it.each<PositionState>(['closed', 'filled', 'hidden', 'removed'])(
    'JOB-03 a position that is %s takes no applications',
    async (state) => {
      const { address } = await vacancy('Fechada', state);
      const { status, body } = await (await member()).call(admission, { body: address });
      expect([status, body.error.code]).toEqual([409, 'jobs.positionClosed']);
    },
  );

  it('JOB-03 decision 38: asks for a confirmed e-mail', async () => {
    const { address } = await vacancy();
    const { status, body } = await (await member({ emailVerified: false })).call(admission, { body: address });
    expect([status, body.error.code]).toEqual([403, 'platform.unverifiedEmail']);
  });

  it.each([
    [{}, 422],
    [{ projectId: 'x', positionIndex: 0 }, 422],
    [{ projectId: newId(), positionIndex: -1 }, 422],
    [{ projectId: newId(), positionIndex: '0' }, 422],
    [{ projectId: newId(), positionIndex: 0, upsellId: 'a', replacementId: 'b' }, 422],
    [{ projectId: newId(), positionIndex: 0, matchmakingId: 'x'.repeat(101) }, 422],
    [{ projectId: newId(), positionIndex: 0 }, 404],
    ['{', 400],
  ])('JOB-03 decision 16: answers %j with %i', async (body, status) => {
    expect((await (await member()).call(admission, { body })).status).toBe(status);
  });

  it('JOB-03 takes the ids of the link it came by', async () => {
    const { address } = await vacancy();
    const body = { ...address, matchmakingId: 'match-1', upsellId: 'upsell-1' };
    expect((await (await member()).call(admission, { body })).status).toBe(201);
  });

  it('JOB-03 only members apply', async () => {
    const { address } = await vacancy();
    expect((await product.anonymous(admission, { body: address })).status).toBe(401);
    expect((await owner.call(admission, { body: address })).status).toBe(403);
  });

  it('JOB-03 is withdrawn, twice without harm, and applied again as the same application', async () => {
    const { address } = await vacancy();
    const iara = await member();
    const { id } = (await iara.call(admission, { body: address })).body;
    await advance(id, { event: 'moved', toStage: 'qualify' });
    for (const _ of [1, 2]) {
      const { status, body } = await iara.call(withdraw, { params: { applicationId: id } });
      expect([status, body.stage, body.abilities]).toEqual([200, 'withdrawn', { withdraw: false, applyAgain: true }]);
    }
    const again = await iara.call(admission, { body: address });
    expect([again.status, again.body.id, again.body.stage]).toEqual([201, id, 'screening']);
    expect((await historyOf(id)).map(({ event }) => event)).toEqual(['applied', 'moved', 'withdrawn', 'applied']);
  });

  it("JOB-03 never withdraws somebody else's, an unknown or an ended application", async () => {
    const { address } = await vacancy();
    const [iara, bia] = [await member(), await member()];
    const { id } = (await iara.call(admission, { body: address })).body;
    expect((await bia.call(withdraw, { params: { applicationId: id } })).status).toBe(404);
    expect((await bia.call(withdraw, { params: { applicationId: newId() } })).status).toBe(404);
    expect((await bia.call(withdraw, { params: { applicationId: 'x' } })).status).toBe(404);
    await advance(id, { event: 'disqualified' });
    const ended = await iara.call(withdraw, { params: { applicationId: id } });
    expect([ended.status, ended.body.error.code]).toEqual([409, 'jobs.final']);
    const again = await iara.call(admission, { body: address });
    expect([again.status, again.body.error.code]).toEqual([409, 'jobs.disqualified']);
  });
});

describe('the vacancy', () => {
  it('JOB-02 shows everybody the same without internal data, and visitors no application', async () => {
    const { address } = await vacancy();
    const { status, body } = await product.anonymous(view, { params: address });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      available: true,
      viewer: { role: null, emailVerified: false },
      application: null,
      eligibility: null,
      abilities: { apply: false },
      vacancy: { title: 'Engenharia de dados', aboutCompany: 'Pays.', monthlyHours: null, tags: [] },
    });
    expect(JSON.stringify(body)).not.toMatch(/workspace|source|createdBy|version/i);
    expect((await owner.call(view, { params: address })).body.abilities.apply).toBe(false);
  });

  it.each<[PositionState, string | null]>([
    ['filled', 'Gone'],
    ['closed', 'Gone'],
    ['hidden', null],
    ['removed', null],
  ])('JOB-02 a %s vacancy is kindly said to be gone', async (state, title) => {
    const { address } = await vacancy('Gone', state);
    const { status, body } = await product.anonymous(view, { params: address });
    expect(status).toBe(200);
    expect(body).toMatchObject({ available: false, vacancy: null, title });
  });

  it.each([
    { projectId: newId(), positionIndex: 0 },
    { projectId: 'x', positionIndex: 0 },
    { projectId: newId(), positionIndex: 'x' },
  ])('JOB-02 answers 404 for %j', async (params) => {
    expect((await product.anonymous(view, { params })).status).toBe(404);
  });
});

describe('own applications', () => {
  it("JOB-04 shows the stage in the candidate's words, never what the company wrote or did inside", async () => {
    const { positionId } = await vacancy();
    const iara = await member({ language: 'en' });
    const [built] = await buildApplications(product.database, [
      { positionId, memberId: iara.id, stage: 'clientInterview', reason: 'SECRET' },
    ]);
    await advance(built!.id, { event: 'setAside', reason: 'SECRET' });
    expect(await mailsTo(iara.email)).toEqual([]);
    const { body } = await iara.call('GET /applications');
    expect(body.memberId).toBe(iara.id);
    expect(body.applications[0]).toMatchObject({ id: built!.id, stage: 'companyInterview', companyName: 'Trilho' });
    expect(body.applications[0].track.map(({ stage }: { stage: string }) => stage)).toEqual([
      'screening',
      'technicalTest',
      'recruiterInterview',
      'shortlist',
      'companyInterview',
    ]);
    expect(JSON.stringify(body)).not.toMatch(/SECRET|setAside|clientInterview/);
  });

  it('JOB-04 PIP-02 tells the candidate by mail in their own language, without the reason', async () => {
    const { positionId } = await vacancy('Dados');
    const [iara, ivy] = [await member({ language: 'pt' }), await member({ language: 'en' })];
    const built = await buildApplications(
      product.database,
      [iara, ivy].map(({ id }) => ({ positionId, memberId: id })),
    );
    for (const { id } of built) await advance(id, { event: 'moved', toStage: 'qualify', reason: 'SECRET' });
    const [inPortuguese] = await mailsTo(iara.email);
    const [inEnglish] = await mailsTo(ivy.email);
    expect([inPortuguese!.subject, inEnglish!.subject]).toEqual(['Dados: Teste técnico', 'Dados: Technical test']);
    for (const mail of [inPortuguese!, inEnglish!]) expect(mail.textBody + mail.htmlBody).not.toContain('SECRET');
    expect((await historyOf(built[0]!.id)).at(-1)).toMatchObject({ reason: 'SECRET', actorId: owner.id });
  });

  it('JOB-04 pages, newest first, and refuses a wrong cursor', async () => {
    const iara = await member();
    for (const title of ['A', 'B', 'C']) {
      const { positionId } = await vacancy(title);
      await buildApplications(product.database, [
        { positionId, memberId: iara.id, appliedAt: new Date(Date.UTC(2026, 4, title.charCodeAt(0) - 60)) },
      ]);
    }
    const first = (await iara.call('GET /applications', { query: { limit: 2 } })).body;
    const second = (await iara.call('GET /applications', { query: { limit: 2, cursor: first.nextCursor } })).body;
    expect([...first.applications, ...second.applications].map(({ title }: { title: string }) => title)).toEqual([
      'C',
      'B',
      'A',
    ]);
    expect(second.nextCursor).toBeNull();
    expect((await iara.call('GET /applications', { query: { cursor: 'x' } })).status).toBe(422);
    expect((await product.anonymous('GET /applications')).status).toBe(401);
  });

  it('JOB-04 live news of own applications are for the member alone', async () => {
    const [iara, bia] = [await member(), await member()];
    const events = (token: string) =>
      fetch(`${product.url}/api/events?topic=applications:${iara.id}`, {
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await events(bia.token)).status).toBe(404);
    const stream = await events(iara.token);
    expect(stream.status).toBe(200);
    const { positionId } = await vacancy('Live');
    const [built] = await buildApplications(product.database, [{ positionId, memberId: iara.id }]);
    await advance(built!.id, { event: 'moved', toStage: 'qualify', reason: 'SECRET' });
    const reader = stream.body!.getReader();
    let text = '';
    while (!text.includes('data: {"id"')) text += new TextDecoder().decode((await reader.read()).value);
    await reader.cancel();
    expect(text).toContain('"stage":"technicalTest"');
    expect(text).not.toContain('SECRET');
  });
});

describe('one place of change', () => {
  it('PIP-03 refuses stale versions, foreign reach and a second hire', async () => {
    const { positionId } = await vacancy();
    const people = [await member(), await member()];
    const built = await buildApplications(
      product.database,
      people.map(({ id }) => ({ positionId, memberId: id })),
    );
    const [one, two] = built.map(({ id }) => id) as [string, string];
    const change = (id: string, more: object) =>
      product.database.transaction((transaction) =>
        advanceApplication(transaction, {
          applicationIds: [id],
          reach: { workspaceIds: [workspaceId] },
          event: 'hired',
          actorId: owner.id,
          publicUrl,
          ...more,
        }),
      );
    await expect(change(one, { versions: { [one]: 7 } })).rejects.toMatchObject({ code: 'jobs.staleVersion' });
    await expect(change(one, { reach: { workspaceIds: [] } })).rejects.toMatchObject({ code: 'jobs.notFound' });
    await change(one, {});
    await expect(change(two, {})).rejects.toMatchObject({ code: 'jobs.positionFilled' });
    const [kept] = await product.database
      .select()
      .from(applications)
      .where(and(eq(applications.id, two)));
    expect(kept).toMatchObject({ stage: 'new', version: 1 });
  });
});

describe('served page', () => {
  it('JOB-02 carries title, description and JobPosting, safe against what a company writes', async () => {
    const { address } = await vacancy(`</title><script>alert("x")</script> $' $& "quoted"`);
    const page = await fetch(`${product.url}/jobs/details-view/${address.projectId}/0`);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('<link rel="canonical"');
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!;
    expect(JSON.parse(json)).toMatchObject({ '@type': 'JobPosting', hiringOrganization: { name: 'Trilho' } });
    expect(JSON.parse(json).title).toContain(`$' $& "quoted"`);
  });

  it('JOB-02 answers 404 for an unknown and 410 for a closed vacancy, and the board has its own head', async () => {
    const { address } = await vacancy('Closed', 'closed');
    const status = async (path: string) => (await fetch(`${product.url}${path}`)).status;
    expect(await status(`/jobs/details-view/${address.projectId}/0`)).toBe(410);
    expect(await status(`/jobs/details-view/${newId()}/0`)).toBe(404);
    expect(await status('/jobs/details-view/x/y')).toBe(404);
    const board = await fetch(`${product.url}/jobs`, { headers: { 'accept-language': 'pt-BR' } });
    expect(await board.text()).toContain('<title>Vagas · Ponte</title>');
  });
});

it('JOB-04 a language change is heeded by the next mail', async () => {
  const { positionId } = await vacancy('Dados');
  const iara = await member({ language: 'pt' });
  const [built] = await buildApplications(product.database, [{ positionId, memberId: iara.id }]);
  await product.database.update(users).set({ language: 'en' }).where(eq(users.id, iara.id));
  await advance(built!.id, { event: 'disqualified' });
  expect((await mailsTo(iara.email)).map(({ subject }) => subject)).toEqual(['Dados: Not selected']);
});

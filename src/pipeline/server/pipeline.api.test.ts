import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { buildApplications } from '#jobs/builders.ts';
import { applicationHistory, applications } from '#jobs/server/tables.ts';
import type { Stage } from '#jobs/rules/stages.ts';
import type { Permission } from '#platform/access/permissions.ts';
import { newId } from '#platform/db/columns.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { believableProfile, buildProfiles } from '#profiles/builders.ts';
import { buildProjects } from '#projects/builders.ts';
import { positions, projects, projectStatusChanges } from '#projects/server/tables.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';

let product: TestProduct;
type Person = Awaited<ReturnType<TestProduct['person']>>;
let owner: Person;
let otherOwner: Person;
let recruiter: Person;
let admin: Person;
let watcher: Person;
let chooser: Person;
let workspaceId: string;
let count = 0;

async function colleagueWith(...permissions: Permission[]) {
  return { person: await product.person({ role: 'squadOwner', name: 'Colega' }), permissions };
}

beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.person({ role: 'squadOwner', name: 'Olga Dona', language: 'pt' });
  otherOwner = await product.person({ role: 'squadOwner', name: 'Outra' });
  recruiter = await product.person({ role: 'recruiter', name: 'Bruno Leal' });
  admin = await product.person({ role: 'admin', name: 'Ada' });
  const colleagues = [await colleagueWith(), await colleagueWith('chooseSuggested')];
  [watcher, chooser] = [colleagues[0]!.person, colleagues[1]!.person];
  const [mine] = await buildWorkspaces(product.database, [
    {
      ownerId: owner.id,
      company: 'Casa Ipê',
      recruiterIds: [recruiter.id],
      colleagues: colleagues.map(({ person, permissions }) => ({ userId: person.id, permissions })),
    },
    { ownerId: otherOwner.id, company: 'Vizinha' },
  ]);
  workspaceId = mine!.id;
});
afterAll(() => product.close());

/** A fresh project with one candidate per wanted stage on its first position. */
async function scene(stages: readonly Stage[], positionCount = 1, language: 'pt' | 'en' = 'pt') {
  const [project] = await buildProjects(product.database, {
    workspaceId,
    createdBy: owner.id,
    projects: [
      {
        title: 'Plataforma de dados',
        positions: Array.from({ length: positionCount }, (_, index) => ({
          title: `Engenharia de dados ${index}`,
          tags: [{ kind: 'skills' as const, name: 'Kafka' }],
        })),
      },
    ],
  });
  const members = await Promise.all(
    stages.map(() => product.person({ role: 'squadMember', name: `Pessoa ${++count}`, language })),
  );
  await buildProfiles(
    product.database,
    members.map((member, index) => ({ memberId: member.id, profile: believableProfile(index) })),
  );
  const positionId = project!.positions[0]!.id;
  const built = await buildApplications(
    product.database,
    members.map((member, index) => ({ positionId, memberId: member.id, stage: stages[index]! })),
  );
  const ids = members.map((member) => built.find(({ memberId }) => memberId === member.id)!.id);
  return { projectId: project!.projectId, positions: project!.positions, positionId, members, ids };
}

type Scene = Awaited<ReturnType<typeof scene>>;
const board = (who: Person, { projectId }: Scene, query = {}) =>
  who.call('GET /myProjects/{projectId}/positions/{positionIndex}/candidates', {
    params: { projectId, positionIndex: 0 },
    query,
  });
const move = (who: Person, applicationIds: string[], toStage: string, more = {}, headers = {}) =>
  who.call('POST /candidates/move', { body: { applicationIds, toStage, ...more }, headers });
const choose = (who: Person, { projectId, members }: Scene, index: number, body?: unknown, positionIndex = 0) =>
  who.call('POST /myProjects/selectFreelancer/{projectId}/{positionIndex}/{freelancerId}', {
    params: { projectId, positionIndex, freelancerId: members[index]!.id },
    ...(body !== undefined && { body }),
  });
const onCandidate = (who: Person, verb: string, applicationId: string, body?: unknown) =>
  who.call(`POST /candidates/{applicationId}/${verb}`, {
    params: { applicationId },
    ...(body !== undefined && { body }),
  });
const rowOf = async (id: string) =>
  (await product.database.select().from(applications).where(eq(applications.id, id)))[0]!;
const mailsTo = (email: string) => product.database.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
const statusesOf = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

describe('the board', () => {
  it('PIP-01 shows ten columns in order with counts, and cards with the asked skills first', async () => {
    const place = await scene(['new', 'new', 'offered', 'disqualified']);
    const answer = await board(owner, place);
    expect(answer.status).toBe(200);
    const columns = answer.body.columns as {
      stage: string;
      count: number;
      cards: { name: string; skills: string[] }[];
    }[];
    expect(columns.map(({ stage, count: own }) => [stage, own])).toEqual([
      ['new', 2],
      ['qualify', 0],
      ['screeningInterview', 0],
      ['clientSubmission', 0],
      ['clientInterview', 0],
      ['waitingClientDecision', 0],
      ['offered', 1],
      ['hired', 0],
      ['disqualified', 1],
      ['approvedButDeclined', 0],
    ]);
    expect(answer.body).toMatchObject({
      total: 4,
      position: { projectId: place.projectId, positionIndex: 0 },
      abilities: { hire: true },
    });
  });

  it('PIP-01 finds by name without accents and by skill', async () => {
    const place = await scene(['new', 'new']);
    const name = `Pessoa ${count}`;
    const byName = await board(owner, place, { search: name.toUpperCase() });
    expect(byName.body.columns[0].cards.map((card: { name: string }) => card.name)).toEqual([name]);
    const [card] = byName.body.columns[0].cards;
    const bySkill = await board(owner, place, { skills: [card.skills[0].toLowerCase()] });
    expect(bySkill.body.columns[0].count).toBeGreaterThan(0);
    expect((await board(owner, place, { search: '%' })).body.columns[0].count).toBe(0);
  });

  it('PIP-01 reads on in a column, and pages through the list in every order without gaps', async () => {
    const place = await scene(Array.from({ length: 53 }, (_, index) => (index < 52 ? 'new' : 'qualify')));
    const first = (await board(owner, place)).body.columns[0];
    expect([first.cards.length, first.count]).toEqual([50, 52]);
    const params = { projectId: place.projectId, positionIndex: 0 };
    const column = 'GET /myProjects/{projectId}/positions/{positionIndex}/candidates/column';
    const more = await owner.call(column, { params, query: { stage: 'new', cursor: first.nextCursor } });
    expect([more.body.cards.length, more.body.nextCursor]).toEqual([2, null]);
    const bad = await owner.call(column, { params, query: { stage: 'new', cursor: 'bm9wZQ' } });
    expect([bad.status, bad.body.error.code]).toEqual([422, 'pipeline.cursorInvalid']);

    for (const sort of ['name', 'stage', 'level', 'stageEnteredAt', 'appliedAt']) {
      for (const direction of ['ascending', 'descending']) {
        const seen = new Set<string>();
        let cursor: string | null = '';
        while (cursor !== null) {
          const page = await owner.call('GET /myProjects/{projectId}/positions/{positionIndex}/candidates/list', {
            params,
            query: { sort, direction, limit: 20, ...(cursor && { cursor }) },
          });
          expect(page.status).toBe(200);
          for (const one of page.body.candidates) seen.add(one.applicationId);
          cursor = page.body.nextCursor;
        }
        expect([sort, direction, seen.size]).toEqual([sort, direction, 53]);
      }
    }
  });

  it('PIP-01 moves many at once and says of each what became of it', async () => {
    const place = await scene(['new', 'qualify', 'hired']);
    const unknown = newId();
    const answer = await move(owner, [...place.ids, unknown], 'screeningInterview', { reason: 'Boa conversa' });
    expect(answer.status).toBe(200);
    expect(answer.body.results.map((one: { outcome: string; code: string | null }) => [one.outcome, one.code])).toEqual(
      [
        ['moved', null],
        ['moved', null],
        ['refused', 'pipeline.final'],
        ['refused', 'platform.notFound'],
      ],
    );
    const history = await product.database
      .select()
      .from(applicationHistory)
      .where(eq(applicationHistory.applicationId, place.ids[0]!));
    expect(history.at(-1)).toMatchObject({
      event: 'moved',
      fromStage: 'new',
      toStage: 'screeningInterview',
      actorId: owner.id,
      reason: 'Boa conversa',
    });
  });

  it('PIP-01 lets one of two people win who move the same candidate at once', async () => {
    const place = await scene(['new']);
    const [id] = place.ids as [string];
    const versions = { [id]: 1 };
    const answers = await Promise.all([
      move(owner, [id], 'qualify', { versions }),
      move(admin, [id], 'offered', { versions }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409)!;
    expect(lost.body.error.code).toBe('pipeline.movedMeanwhile');
    expect(lost.body.error.message).toContain(`Pessoa ${count}`);
    expect((await rowOf(id)).version).toBe(2);
  });

  it.each([
    [{ toStage: 'qualify' }, 422],
    [{ applicationIds: [], toStage: 'qualify' }, 422],
    [{ applicationIds: ['nobody'], toStage: 'qualify' }, 422],
    [{ applicationIds: [newId()], toStage: 'hired' }, 422],
    [{ applicationIds: [newId()], toStage: 'qualify' }, 404],
    [{ applicationIds: Array.from({ length: 101 }, () => newId()), toStage: 'qualify' }, 422],
    [{ applicationIds: [newId()], toStage: 'qualify', reason: 'x'.repeat(2_001) }, 422],
  ])('PIP-01 refuses to move %#', async (body, status) => {
    expect((await owner.call('POST /candidates/move', { body })).status).toBe(status);
  });
});

describe('rights', () => {
  it('WSP-06 shows and changes nothing of another company', async () => {
    const place = await scene(['new']);
    const [id] = place.ids as [string];
    const asked = [
      board(otherOwner, place),
      move(otherOwner, [id], 'qualify'),
      choose(otherOwner, place, 0),
      onCandidate(otherOwner, 'hire', id),
      onCandidate(otherOwner, 'disqualify', id),
      onCandidate(otherOwner, 'restore', id),
      onCandidate(otherOwner, 'comments', id, { text: 'x' }),
      otherOwner.call('GET /candidates/{applicationId}', { params: { applicationId: id } }),
      otherOwner.call('GET /users/professionalData-ownerView/{professionalId}', {
        params: { professionalId: place.members[0]!.id },
      }),
      otherOwner.call('POST /myProjects/removeFreelancer/{projectId}/{positionIndex}/{freelancerId}', {
        params: { projectId: place.projectId, positionIndex: 0, freelancerId: place.members[0]!.id },
      }),
    ];
    for (const answer of await Promise.all(asked)) expect(answer.status).toBe(404);
    expect(await rowOf(id)).toMatchObject({ stage: 'new', version: 1 });
    const events = await fetch(`${product.url}/api/events?topic=pipeline:${place.positionId}`, {
      headers: { authorization: `Bearer ${otherOwner.token}` },
    });
    expect(events.status).toBe(404);
  });

  it('PIP-02 gives each what they may do: colleagues by right, recruiters up to the client submission', async () => {
    const place = await scene(['new', 'clientInterview']);
    const [id, further] = place.ids as [string, string];
    const headers = { workspaceid: workspaceId };
    expect((await move(watcher, [id], 'qualify', {}, headers)).status).toBe(403);
    expect((await move(chooser, [id], 'qualify', {}, headers)).status).toBe(200);
    const hire = { params: { applicationId: id }, headers };
    expect((await chooser.call('POST /candidates/{applicationId}/hire', hire)).status).toBe(403);
    expect(
      (await recruiter.call('POST /candidates/{applicationId}/hire', { params: { applicationId: id } })).status,
    ).toBe(403);
    expect((await move(recruiter, [id], 'clientSubmission')).status).toBe(200);
    expect((await move(recruiter, [id], 'clientInterview')).status).toBe(403);
    expect((await move(recruiter, [further], 'new')).status).toBe(403);
    expect((await move(place.members[0]!, [id], 'offered')).status).toBe(403);
    expect((await product.anonymous('POST /candidates/move', { body: {} })).status).toBe(401);
    expect((await board(recruiter, place)).body.abilities).toMatchObject({ move: true, hire: false, select: false });
  });
});

describe('choosing', () => {
  it('PIP-02 selects one and sets the others aside, changes only by name, and takes it back', async () => {
    const place = await scene(['clientInterview', 'offered', 'disqualified']);
    const [first, second, third] = place.ids as [string, string, string];
    expect((await choose(owner, place, 0)).body).toMatchObject({ applicationId: first, state: 'active' });
    expect((await rowOf(first)).selectedAt).not.toBeNull();
    expect(await rowOf(second)).toMatchObject({ state: 'setAside', stage: 'offered' });
    expect(await rowOf(third)).toMatchObject({ state: 'active', stage: 'disqualified' });

    const clash = await choose(owner, place, 1);
    expect([clash.status, clash.body.error.code]).toEqual([409, 'pipeline.alreadySelected']);
    expect((await choose(owner, place, 2)).body.error.code).toBe('pipeline.final');
    expect((await move(owner, [second], 'new')).body.error.code).toBe('pipeline.setAside');
    expect((await onCandidate(owner, 'hire', second)).body.error.code).toBe('pipeline.alreadySelected');

    expect((await choose(owner, place, 1, { replaces: place.members[0]!.id })).status).toBe(200);
    expect(await rowOf(first)).toMatchObject({ state: 'setAside', selectedAt: null });
    const remove = (index: number) =>
      owner.call('POST /myProjects/removeFreelancer/{projectId}/{positionIndex}/{freelancerId}', {
        params: { projectId: place.projectId, positionIndex: 0, freelancerId: place.members[index]!.id },
      });
    expect((await remove(0)).body.error.code).toBe('pipeline.notSelected');
    expect((await remove(1)).status).toBe(200);
    expect(await rowOf(first)).toMatchObject({ state: 'active', selectedAt: null });
  });

  it('PIP-02 lets one of two win who select different people at once', async () => {
    const place = await scene(['offered', 'offered']);
    const answers = await Promise.all([choose(owner, place, 0), choose(admin, place, 1)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
  });

  it('PIP-02 tells the owner, in the owner’s language, when every position has its person', async () => {
    const place = await scene(['offered'], 2, 'en');
    await choose(owner, place, 0);
    const about = async () => (await mailsTo(owner.email)).filter(({ textBody }) => textBody.includes(place.projectId));
    expect(await about()).toEqual([]);
    await buildApplications(product.database, [{ positionId: place.positions[1]!.id, memberId: place.members[0]!.id }]);
    await choose(owner, place, 0, undefined, 1);
    const [mail, ...rest] = await about();
    expect(rest).toEqual([]);
    expect(mail).toMatchObject({
      language: 'pt',
      subject: 'Plataforma de dados: há um profissional selecionado para cada vaga',
    });
  });

  it('PIP-02 brings back one who was set aside, but nobody else', async () => {
    const place = await scene(['offered', 'new']);
    expect((await onCandidate(owner, 'restore', place.ids[1]!)).body.error.code).toBe('pipeline.notSetAside');
    await choose(owner, place, 0);
    expect((await onCandidate(owner, 'restore', place.ids[1]!)).body).toMatchObject({ state: 'active' });
  });
});

describe('hiring', () => {
  it('PRJ-02 fills the position, sets the others aside, and with the last one moves the project to the contracts', async () => {
    const place = await scene(['offered', 'new'], 2);
    expect((await onCandidate(owner, 'hire', place.ids[0]!, { version: 99 })).status).toBe(409);
    const hired = await onCandidate(owner, 'hire', place.ids[0]!);
    expect(hired.body).toMatchObject({ stage: 'hired' });
    expect(await rowOf(place.ids[1]!)).toMatchObject({ state: 'setAside' });
    const [position] = await product.database.select().from(positions).where(eq(positions.id, place.positionId));
    expect(position).toMatchObject({ state: 'filled' });
    const statusOf = async () =>
      (await product.database.select().from(projects).where(eq(projects.id, place.projectId)))[0]!.status;
    expect(await statusOf()).toBe('inRecruitment');
    expect((await onCandidate(owner, 'hire', place.ids[1]!)).body.error).toMatchObject({
      code: 'pipeline.positionFilled',
    });
    expect((await onCandidate(owner, 'restore', place.ids[1]!)).body.error.code).toBe('pipeline.positionFilled');

    const [last] = await buildApplications(product.database, [
      { positionId: place.positions[1]!.id, memberId: place.members[1]!.id },
    ]);
    expect((await onCandidate(owner, 'hire', last!.id)).status).toBe(200);
    expect(await statusOf()).toBe('awaitingProfessionalContracts');
    const changes = await product.database
      .select()
      .from(projectStatusChanges)
      .where(eq(projectStatusChanges.projectId, place.projectId));
    expect(changes.at(-1)).toMatchObject({
      fromStatus: 'inRecruitment',
      toStatus: 'awaitingProfessionalContracts',
      actorId: owner.id,
    });
  });

  it('PIP-02 hires one person when two people hire two candidates at once', async () => {
    const place = await scene(['offered', 'offered']);
    const answers = await Promise.all([
      onCandidate(owner, 'hire', place.ids[0]!),
      onCandidate(admin, 'hire', place.ids[1]!),
      onCandidate(owner, 'hire', place.ids[0]!),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    const rows = await Promise.all(place.ids.map(rowOf));
    expect(rows.filter(({ stage }) => stage === 'hired')).toHaveLength(1);
  });
});

describe('disqualifying', () => {
  it('PIP-03 is final: no call leads out of it', async () => {
    const place = await scene(['new']);
    const [id] = place.ids as [string];
    expect((await onCandidate(owner, 'disqualify', id, { reason: 'Segredo da empresa' })).body).toMatchObject({
      stage: 'disqualified',
    });
    const tries = [
      move(owner, [id], 'new'),
      onCandidate(owner, 'hire', id),
      onCandidate(owner, 'restore', id),
      choose(owner, place, 0),
      onCandidate(owner, 'disqualify', id),
    ];
    for (const answer of await Promise.all(tries)) expect(answer.status).toBe(409);
    expect(await rowOf(id)).toMatchObject({ stage: 'disqualified' });
  });

  it('PIP-03 opens the choice again when the selected one is turned down', async () => {
    const place = await scene(['offered', 'new']);
    await choose(owner, place, 0);
    await onCandidate(owner, 'disqualify', place.ids[0]!);
    expect(await rowOf(place.ids[0]!)).toMatchObject({ selectedAt: null });
    expect(await rowOf(place.ids[1]!)).toMatchObject({ state: 'active' });
  });

  it('PIP-06 tells the candidate in their own language and never why', async () => {
    const place = await scene(['new', 'new'], 1, 'en');
    await move(owner, [place.ids[0]!], 'clientInterview', { reason: 'Segredo da empresa' });
    await onCandidate(owner, 'disqualify', place.ids[1]!, { reason: 'Segredo da empresa' });
    for (const [index, words] of ['Company interview', 'Not selected'].entries()) {
      const [mail, ...rest] = await mailsTo(place.members[index]!.email);
      expect(rest).toEqual([]);
      expect(mail).toMatchObject({ language: 'en' });
      expect(mail!.subject).toContain(words);
      expect(mail!.textBody + mail!.htmlBody + mail!.subject).not.toContain('Segredo');
    }
  });
});

describe('the panel', () => {
  it('PIP-05 shows profile, history and private comments to the company', async () => {
    const place = await scene(['qualify']);
    const [applicationId] = place.ids as [string];
    const params = { applicationId };
    const written = await onCandidate(recruiter, 'comments', applicationId, { text: '  Fala bem.  ' });
    expect([written.status, written.body.text, written.body.own]).toEqual([201, 'Fala bem.', true]);
    const seen = await owner.call('GET /candidates/{applicationId}', { params });
    expect(seen.body.comments).toMatchObject([{ text: 'Fala bem.', own: false, author: { name: 'Bruno Leal' } }]);
    expect(seen.body.history.map((entry: { event: string }) => entry.event)).toContain('moved');
    expect(seen.body.profile.experiences.length).toBeGreaterThan(0);
    expect(JSON.stringify(seen.body)).not.toMatch(/phoneNumber|Receive|@/);

    const commentId = written.body.commentId as string;
    const remove = (who: Person) =>
      who.call('DELETE /candidates/{applicationId}/comments/{commentId}', { params: { applicationId, commentId } });
    expect((await remove(owner)).status).toBe(403);
    expect((await remove(recruiter)).status).toBe(200);
    expect((await remove(recruiter)).status).toBe(404);
    expect((await owner.call('GET /candidates/{applicationId}', { params })).body.comments).toEqual([]);
  });

  it.each([[{}], [{ text: '' }], [{ text: '   ' }], [{ text: 7 }], [{ text: 'x'.repeat(2_001) }]])(
    'PIP-05 refuses a comment like %#',
    async (body) => {
      const place = await scene(['new']);
      expect((await onCandidate(owner, 'comments', place.ids[0]!, body)).status).toBe(422);
    },
  );

  it('PIP-05 shows a profile only where its member is a candidate', async () => {
    const place = await scene(['new']);
    const stranger = await product.person({ role: 'squadMember', name: 'Estranha' });
    const view = (professionalId: string) =>
      owner.call('GET /users/professionalData-ownerView/{professionalId}', { params: { professionalId } });
    expect((await view(place.members[0]!.id)).status).toBe(200);
    for (const id of [stranger.id, newId(), 'nobody']) expect((await view(id)).status).toBe(404);
  });
});

it('PIP-01 sends everyone who looks the changed card', async () => {
  const place = await scene(['new']);
  const events = await fetch(`${product.url}/api/events?topic=pipeline:${place.positionId}`, {
    headers: { authorization: `Bearer ${recruiter.token}` },
  });
  expect(events.status).toBe(200);
  const reader = events.body!.pipeThrough(new TextDecoderStream()).getReader();
  await move(owner, place.ids, 'qualify');
  let received = '';
  while (!received.includes('data: ')) received += (await reader.read()).value ?? '';
  await reader.cancel();
  const data = JSON.parse(/data: (.*)/.exec(received)![1]!);
  expect(data).toMatchObject({ kind: 'card', card: { applicationId: place.ids[0], stage: 'qualify', version: 2 } });
});

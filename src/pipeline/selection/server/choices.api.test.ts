import { eq, inArray } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { buildApplications } from '#applications/builders.ts';
import { applicationHistory } from '#applications/server/tables.ts';
import { positions, projects, projectStatusChanges } from '#projects/server/tables.ts';

const { product, owner, admin, scene, move, choose, onCandidate, rowOf, mailsTo, statusesOf } =
  await startPipelineWorld();
afterAll(() => product.close());

describe('selecting', () => {
  it('PIP-02 selects one and sets the others aside, replaces only a named selection, and undoes it', async () => {
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

  it('PIP-02 of two people who select different candidates at once one wins', async () => {
    const place = await scene(['offered', 'offered']);
    const answers = await Promise.all([choose(owner, place, 0), choose(admin, place, 1)]);
    expect(statusesOf(answers)).toEqual([200, 409]);
  });

  it('PIP-02 notifies the owner, in the owner’s language, when every position has its person', async () => {
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
      subject: 'Plataforma de dados: há alguém para cada vaga',
    });
  });

  it('PIP-02 sets many aside with a history entry for each, brings them back, and announces it once', async () => {
    const place = await scene([...Array.from({ length: 21 }, () => 'new' as const), 'offered', 'disqualified']);
    const others = place.ids.slice(0, 21);
    const events = await fetch(`${product.url}/api/events?topic=pipeline:${place.positionId}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const reader = events.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await choose(owner, place, 21)).status).toBe(200);
    let received = '';
    while (!['card', 'board'].every((kind) => received.includes(`"kind":"${kind}"`)))
      received += (await reader.read()).value ?? '';
    await reader.cancel();
    const kinds = [...received.matchAll(/"kind":"(\w+)"/g)].map(([, kind]) => kind);
    expect(kinds.toSorted()).toEqual(['board', 'card']);
    for (const row of await Promise.all(others.map(rowOf))) {
      expect(row).toMatchObject({ state: 'setAside', stage: 'new', version: 2 });
    }
    const remove = 'POST /myProjects/removeFreelancer/{projectId}/{positionIndex}/{freelancerId}';
    const params = { projectId: place.projectId, positionIndex: 0, freelancerId: place.members[21]!.id };
    expect((await owner.call(remove, { params })).status).toBe(200);
    for (const row of await Promise.all(others.map(rowOf))) expect(row).toMatchObject({ state: 'active', version: 3 });
    const records = await product.database
      .select()
      .from(applicationHistory)
      .where(inArray(applicationHistory.applicationId, place.ids));
    for (const event of ['setAside', 'restored'] as const) {
      const remaining = records.filter((record) => record.event === event);
      expect(remaining.map(({ applicationId }) => applicationId).toSorted()).toEqual(others.toSorted());
      for (const record of remaining)
        expect(record).toMatchObject({ fromStage: 'new', toStage: 'new', actorId: owner.id });
    }
    expect((await rowOf(place.ids[22]!)).state).toBe('active');
    expect(await mailsTo(place.members[0]!.email)).toEqual([]);
  });

  it('PIP-02 brings back one who was set aside, but nobody else', async () => {
    const place = await scene(['offered', 'new']);
    expect((await onCandidate(owner, 'restore', place.ids[1]!)).body.error.code).toBe('pipeline.notSetAside');
    await choose(owner, place, 0);
    expect((await onCandidate(owner, 'restore', place.ids[1]!)).body).toMatchObject({ state: 'active' });
  });
});

describe('hiring', () => {
  it('PRJ-02 fills the position, sets the others aside, and with the last one moves the project to the contract stage', async () => {
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
      .where(eq(projectStatusChanges.projectId, place.projectId))
      .orderBy(projectStatusChanges.at);
    expect(changes.at(-1)).toMatchObject({
      fromStatus: 'inRecruitment',
      toStatus: 'awaitingProfessionalContracts',
      actorId: owner.id,
    });
  });

  it('PRJ-02 what an administrator does with a job its owner hears of: a hire, and the end of the process', async () => {
    const subjects = async () => (await mailsTo(owner.email)).map(({ subject }) => subject);
    const before = (await subjects()).length;
    const [own, theirs, ended] = [await scene(['offered']), await scene(['offered']), await scene(['new'])];
    expect((await onCandidate(owner, 'hire', own.ids[0]!)).status).toBe(200);
    expect((await subjects()).length).toBe(before);
    const hired = await onCandidate(admin, 'hire', theirs.ids[0]!);
    expect(hired.status).toBe(200);
    const closing = () =>
      admin.call('POST /myProjects/{projectId}/positions/{positionIndex}/closeProcess', {
        params: { projectId: ended.projectId, positionIndex: 0 },
        body: { reason: '' },
      });
    // Repeated, it changes nothing and mails nobody.
    expect([(await closing()).status, (await closing()).status]).toEqual([200, 200]);
    expect((await subjects()).slice(before)).toEqual([
      `Contratação de ${hired.body.name}: Engenharia de dados 0`,
      'Vaga encerrada: Engenharia de dados 0',
    ]);
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

  it('PIP-03 reopens the selection when the selected candidate is disqualified', async () => {
    const place = await scene(['offered', 'new']);
    await choose(owner, place, 0);
    await onCandidate(owner, 'disqualify', place.ids[0]!);
    expect(await rowOf(place.ids[0]!)).toMatchObject({ selectedAt: null });
    expect(await rowOf(place.ids[1]!)).toMatchObject({ state: 'active' });
  });

  it('PIP-06 notifies the candidate in their own language and never says why', async () => {
    const place = await scene(['new', 'new'], 1, 'en');
    await move(owner, [place.ids[0]!], 'clientInterview', { reason: 'Segredo da empresa' });
    const now = { delayDays: 0 };
    await onCandidate(owner, 'disqualify', place.ids[1]!, { reason: 'Segredo da empresa', notice: now });
    for (const [index, words] of ['Company interview', 'Not selected'].entries()) {
      const [mail, ...rest] = await mailsTo(place.members[index]!.email);
      expect(rest).toEqual([]);
      expect(mail).toMatchObject({ language: 'en' });
      expect(mail!.subject).toContain(words);
      expect(mail!.textBody + mail!.htmlBody + mail!.subject).not.toContain('Segredo');
    }
  });

  it('PIP-06 notifies several who are moved at once each in their own language', async () => {
    const place = await scene(['new'], 1, 'en');
    const bia = await product.person({ role: 'squadMember', name: 'Bia', language: 'pt' });
    const [built] = await buildApplications(product.database, [{ positionId: place.positionId, memberId: bia.id }]);
    await move(owner, [place.ids[0]!, built!.id], 'clientInterview');
    for (const [email, language, words] of [
      [place.members[0]!.email, 'en', 'Company interview'],
      [bia.email, 'pt', 'Entrevista com a empresa'],
    ] as const) {
      const [mail, ...rest] = await mailsTo(email);
      expect(rest).toEqual([]);
      expect(mail).toMatchObject({ language });
      expect(mail!.subject).toContain(words);
    }
  });
});

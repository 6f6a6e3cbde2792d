import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { applicationHistory } from '#applications/server/tables.ts';
import { newId } from '#platform/db/columns.ts';

const {
  product,
  owner,
  otherOwner,
  recruiter,
  admin,
  watcher,
  chooser,
  workspaceId,
  scene,
  board,
  move,
  choose,
  onCandidate,
  rowOf,
  statusesOf,
  lastName,
} = await startPipelineWorld();
afterAll(() => product.close());

describe('the board', () => {
  it('PIP-01 shows ten columns in order with counts, and cards with the required skills first', async () => {
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
    const name = lastName();
    const byName = await board(owner, place, { search: name.toUpperCase() });
    expect(byName.body.columns[0]!.cards.map((card: { name: string }) => card.name)).toEqual([name]);
    const [card] = byName.body.columns[0]!.cards;
    const bySkill = await board(owner, place, { skills: [card!.skills[0]!.toLowerCase()] });
    expect(bySkill.body.columns[0]!.count).toBeGreaterThan(0);
    expect((await board(owner, place, { search: '%' })).body.columns[0]!.count).toBe(0);
  });

  it('PIP-01 loads more of a column, and pages through the list in every order without gaps', async () => {
    const place = await scene(Array.from({ length: 53 }, (_, index) => (index < 52 ? 'new' : 'qualify')));
    const first = (await board(owner, place)).body.columns[0];
    expect([first!.cards.length, first!.count]).toEqual([50, 52]);
    const params = { projectId: place.projectId, positionIndex: 0 };
    const column = 'GET /myProjects/{projectId}/positions/{positionIndex}/candidates/column';
    const more = await owner.call(column, { params, query: { stage: 'new', cursor: first!.nextCursor! } });
    expect([more.body.cards.length, more.body.nextCursor]).toEqual([2, null]);
    const bad = await owner.call(column, { params, query: { stage: 'new', cursor: 'bm9wZQ' } });
    expect([bad.status, bad.body.error.code]).toEqual([422, 'pipeline.cursorInvalid']);
    const madeUp = [
      ['2026-02-31 10:00:00+00', newId()],
      ['2026-01-01 25:00:00+00', newId()],
      ['0000-01-01 10:00:00+00', newId()],
      ['2026-01-01 10:00:00+99', newId()],
      ['2026-01-01 10:00:00+00', '-'.repeat(36)],
    ];
    for (const end of madeUp) {
      const cursor = Buffer.from(JSON.stringify(end)).toString('base64url');
      const { status } = await owner.call(column, { params, query: { stage: 'new', cursor } });
      expect([end, status]).toEqual([end, 422]);
    }

    for (const sort of ['name', 'stage', 'level', 'stageEnteredAt', 'appliedAt']) {
      for (const direction of ['ascending', 'descending']) {
        const seen = new Set<string>();
        let cursor: string | null = '';
        while (cursor !== null) {
          const page: { status: number; body: { candidates: { applicationId: string }[]; nextCursor: string | null } } =
            await owner.call('GET /myProjects/{projectId}/positions/{positionIndex}/candidates/list', {
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

  it('PIP-01 moves many at once and reports the outcome of each', async () => {
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
      .where(eq(applicationHistory.applicationId, place.ids[0]!))
      .orderBy(applicationHistory.at);
    expect(history.at(-1)).toMatchObject({
      event: 'moved',
      fromStage: 'new',
      toStage: 'screeningInterview',
      actorId: owner.id,
      reason: 'Boa conversa',
    });
  });

  it('PIP-01 of two people who move the same candidate at once one wins', async () => {
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
    expect(lost.body.error.message).toContain(lastName());
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
    expect((await owner.call.raw('POST /candidates/move', { body })).status).toBe(status);
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

  it('PIP-02 gives each what they may do: colleagues by permission, recruiters up to the client submission', async () => {
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
    expect((await product.anonymous.raw('POST /candidates/move', { body: {} })).status).toBe(401);
    expect((await board(recruiter, place)).body.abilities).toMatchObject({ move: true, hire: false, select: false });
  });
});

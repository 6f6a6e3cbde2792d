import { afterAll, describe, expect, it } from 'vitest';
import { startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { buildApplications } from '#applications/builders.ts';

const world = await startPipelineWorld();
const { product, owner, otherOwner, recruiter, admin, chooser, watcher, assigner, workspaceId, scene, choose } = world;
afterAll(() => product.close());

type Person = typeof owner;
type Place = Awaited<ReturnType<typeof scene>>;
const read = (who: Person, { projectId }: Place, headers = {}) =>
  who.call('GET /squads/{projectId}/selections', { params: { projectId }, headers });
const ofChoice = ({ projectId, members }: Place, index: number) => ({
  params: { projectId, positionIndex: 0, freelancerId: members[index]!.id },
});
const select = 'POST /myProjects/selectFreelancer/{projectId}/{positionIndex}/{freelancerId}';
const remove = 'POST /myProjects/removeFreelancer/{projectId}/{positionIndex}/{freelancerId}';

describe('who is selected for a project', () => {
  it('PRJ-02 PIP-02 names one for each recruiting position, and says when the squad awaits the company', async () => {
    const at = await scene(['offered', 'clientInterview'], 2);
    expect((await read(owner, at)).body).toEqual({
      workspaceId,
      maySelect: true,
      mayDecide: true,
      awaitsDecision: false,
      selections: [],
    });
    await choose(owner, at, 0);
    const [only, ...rest] = (await read(owner, at)).body.selections;
    expect(rest).toEqual([]);
    expect(only).toMatchObject({
      positionIndex: 0,
      answer: null,
      card: { applicationId: at.ids[0], stage: 'offered' },
    });

    await buildApplications(product.database, [{ positionId: at.positions[1]!.id, memberId: at.members[1]!.id }]);
    await choose(owner, at, 1, undefined, 1);
    expect((await read(owner, at)).body).toMatchObject({ awaitsDecision: true, selections: [{}, {}] });
    const params = { projectId: at.projectId };
    const { composition } = (await owner.call('GET /squads/{projectId}', { params })).body;
    await owner.call('POST /squads/{projectId}/approve', { params, body: { composition } });
    expect((await read(owner, at)).body.awaitsDecision).toBe(false);

    // A hired person no longer counts as a selection.
    await world.onCandidate(owner, 'hire', at.ids[0]!);
    expect((await read(owner, at)).body.selections).toMatchObject([{ positionIndex: 1 }]);
  });

  it('PRJ-02 is readable by everyone of the project; others are offered no selecting and are refused', async () => {
    const at = await scene(['offered', 'new']);
    await choose(owner, at, 0);
    const headers = { workspaceid: workspaceId };
    const offered = async (who: Person) => {
      const { maySelect, mayDecide, selections } = (await read(who, at, headers)).body;
      return [maySelect, mayDecide, selections.length];
    };
    expect(await offered(assigner)).toEqual([true, true, 1]);
    expect(await offered(admin)).toEqual([true, false, 1]);
    for (const who of [recruiter, chooser, watcher]) {
      expect(await offered(who)).toEqual([false, false, 1]);
      const change = { ...ofChoice(at, 1), body: { replaces: at.members[0]!.id }, headers };
      expect((await who.call(select, change)).status).toBe(403);
      expect((await who.call(remove, { ...ofChoice(at, 0), headers })).status).toBe(403);
    }
    expect((await read(otherOwner, at)).status).toBe(404);
    expect((await read(at.members[0]!, at)).status).toBe(403);
    expect((await read(assigner, at, headers)).body.selections[0]!.card.applicationId).toBe(at.ids[0]);
  });

  it('PRJ-02 PIP-02 a selection from an outdated page is refused: others’ selections are neither replaced nor undone', async () => {
    const at = await scene(['offered', 'offered', 'new']);
    await choose(owner, at, 0);
    const { card } = (await read(owner, at)).body.selections[0]!;
    await choose(admin, at, 1, { replaces: at.members[0]!.id });
    const late = await choose(owner, at, 2, { replaces: card.memberId });
    expect([late.status, late.body.error.code]).toEqual([409, 'pipeline.alreadySelected']);
    const back = await owner.call(remove, ofChoice(at, 0));
    expect([back.status, back.body.error.code]).toEqual([409, 'pipeline.notSelected']);
    const old = await choose(owner, at, 0, { replaces: at.members[1]!.id, version: card.version });
    expect([old.status, old.body.error.code]).toEqual([409, 'pipeline.movedMeanwhile']);
    expect((await read(owner, at)).body.selections).toMatchObject([{ card: { applicationId: at.ids[1] } }]);
  });
});

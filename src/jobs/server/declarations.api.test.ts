import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { affirmativeDeclarations } from '#jobs/server/tables.ts';
import { positions } from '#projects/server/tables.ts';

let world: Awaited<ReturnType<typeof startPipelineWorld>>;
beforeAll(async () => {
  world = await startPipelineWorld();
});
afterAll(() => world.product.close());

const own = (who: Person, method: string, applicationId: string, body?: object) =>
  who.call(`${method} /applications/{applicationId}/declaration`, { params: { applicationId }, ...(body && { body }) });
const seenBy = (who: Person, applicationId: string) =>
  who.call('GET /candidates/{applicationId}/declaration', { params: { applicationId } });

async function affirmative() {
  const { positionId, members, ids } = await world.scene(['new']);
  await world.product.database
    .update(positions)
    .set({ affirmativeTargets: ['women', 'nonWhitePeople'] })
    .where(eq(positions.id, positionId));
  return { member: members[0]!, applicationId: ids[0]! };
}

describe('a declaration for an affirmative vacancy', () => {
  it("JOB-03 decision 20: is read by that vacancy's company alone, lies encrypted, and is erased when taken back", async () => {
    const { member, applicationId } = await affirmative();
    const asked = { asked: ['women', 'nonWhitePeople'], declared: [] };
    expect((await own(member, 'GET', applicationId)).body).toEqual(asked);
    const said = await own(member, 'PUT', applicationId, { declared: ['women'], consent: true });
    expect(said.status).toBe(200);
    expect((await own(member, 'GET', applicationId)).body.declared).toEqual(['women']);
    expect((await seenBy(world.owner, applicationId)).body).toEqual({ declared: ['women'] });
    for (const [who, status] of [
      [world.otherOwner, 404],
      [world.recruiter, 403],
      [world.admin, 403],
      [member, 403],
    ] as const)
      expect((await seenBy(who, applicationId)).status).toBe(status);
    const row = () =>
      world.product.database
        .select()
        .from(affirmativeDeclarations)
        .where(eq(affirmativeDeclarations.applicationId, applicationId));
    const [kept] = await row();
    expect(kept!.content).not.toContain('women');
    const panel = await world.owner.call('GET /candidates/{applicationId}', { params: { applicationId } });
    expect(JSON.stringify(panel.body)).not.toContain('women');

    expect((await own(member, 'DELETE', applicationId)).status).toBe(200);
    expect(await row()).toEqual([]);
    expect((await seenBy(world.owner, applicationId)).body).toEqual({ declared: [] });
  });

  it('JOB-03 decision 20: needs consent, and says nothing that the vacancy does not ask', async () => {
    const { member, applicationId } = await affirmative();
    for (const body of [
      { declared: ['women'] },
      { declared: ['women'], consent: false },
      { declared: [], consent: true },
      { declared: ['tall'], consent: true },
      { declared: ['lgbtqiapn'], consent: true },
    ])
      expect((await own(member, 'PUT', applicationId, body)).status).toBe(422);
    const stranger = (await affirmative()).member;
    const foreign = await own(stranger, 'PUT', applicationId, { declared: ['women'], consent: true });
    expect(foreign.status).toBe(404);
    await world.onCandidate(world.owner, 'disqualify', applicationId);
    expect((await own(member, 'PUT', applicationId, { declared: ['women'], consent: true })).status).toBe(409);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { admission, view, withdraw, startApplyingWorld } from '#application/testing/applying-world.ts';
import { applications } from '#applications/server/tables.ts';
import { newId } from '#platform/db/columns.ts';
import type { PositionState } from '#projects/rules/terms.ts';
import { projects } from '#projects/server/tables.ts';

const { product, owner, vacancy, member, mailsTo, historyOf, advance } = await startApplyingWorld();
afterAll(() => product.close());

describe('applying', () => {
  it('JOB-03 creates one application with its history, confirms it to the candidate and notifies the company', async () => {
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
    expect(toCandidate!.textBody).toContain(`/applications?application=${body.id}`);
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
    expect(body.error.fields!.length).toBeGreaterThan(5);
    expect(await product.database.$count(applications, eq(applications.positionId, positionId))).toBe(0);
    expect(await mailsTo(bia.email)).toEqual([]);
    const seen = (await bia.call(view, { params: address })).body;
    expect(seen.eligibility!.eligible).toBe(false);
    expect(seen.eligibility!.missing).toContainEqual({ code: 'hardSkill', section: 'skills' });
  });

  it('JOB-03 PRJ-02 a project under review takes no applications, and takes them once it recruits', async () => {
    const { address, positionId } = await vacancy();
    const iara = await member();
    const setStatus = (status: 'underReview' | 'inRecruitment') =>
      product.database.update(projects).set({ status }).where(eq(projects.id, address.projectId));
    await setStatus('underReview');
    const { status, body } = await iara.call(admission, { body: address });
    expect([status, body.error.code]).toEqual([409, 'jobs.underReview']);
    expect(await product.database.$count(applications, eq(applications.positionId, positionId))).toBe(0);
    expect((await iara.call(view, { params: address })).body).toMatchObject({
      available: true,
      isUnderReview: true,
      abilities: { apply: false },
    });
    await setStatus('inRecruitment');
    expect((await iara.call(admission, { body: address })).status).toBe(201);
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

  it.each<PositionState>(['closed', 'filled', 'hidden', 'removed', 'inReplacement', 'replaced', 'deactivated'])(
    'JOB-03 a position that is %s takes no applications',
    async (state) => {
      const { address } = await vacancy('Fechada', state);
      const { status, body } = await (await member()).call(admission, { body: address });
      expect([status, body.error.code]).toEqual([409, 'jobs.positionClosed']);
    },
  );

  it('JOB-03 R-38: requires a confirmed e-mail', async () => {
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
  ])('JOB-03 R-16: answers %j with %i', async (body, status) => {
    expect((await (await member()).call.raw(admission, { body })).status).toBe(status);
  });

  it('JOB-03 stores the ids of the link it came by', async () => {
    const { address } = await vacancy();
    const body = { ...address, matchmakingId: 'match-1' };
    expect((await (await member()).call(admission, { body })).status).toBe(201);
  });

  it.each([{ upsellId: 'upsell-1' }, { upsellId: newId() }, { replacementId: newId() }, { replacementId: "' or 1=1" }])(
    'BRI-05 refuses the link %j, which names no vacancy of the position',
    async (link) => {
      const { address } = await vacancy();
      const { status, body } = await (await member()).call(admission, { body: { ...address, ...link } });
      expect([status, body.error.code]).toEqual([422, 'jobs.linkUnknown']);
    },
  );

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

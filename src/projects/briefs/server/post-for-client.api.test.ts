import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completePosition } from '#application/testing/complete-position.ts';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { emptyBriefAnswers } from '#projects/rules/brief-answers.ts';
import { briefs, projects } from '#projects/server/tables.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';
import { workspaceAudit, workspaces } from '#workspaces/server/tables.ts';

let world: Awaited<ReturnType<typeof startPipelineWorld>>;
beforeAll(async () => {
  world = await startPipelineWorld();
});
afterAll(() => world.product.close());

const answers = {
  ...emptyBriefAnswers(),
  title: 'Checkout',
  type: 'oneshot' as const,
  deadline: 'upTo30Days' as const,
  positions: [completePosition('1')],
};
const begin = (who: Person, squadOwnerId?: string) =>
  who.call.raw('POST /briefs', { body: { answers, step: 'summary', ...(squadOwnerId && { squadOwnerId }) } });
const publish = (who: Person, briefId: string) =>
  who.call('POST /briefs/{briefId}/publish', { params: { briefId }, body: { version: 1 } });
const draftsOf = async (who: Person) => (await who.call('GET /briefs')).body.briefs;

describe('NAV-07 an administrator posts a project for a company', () => {
  it('whose owner is told and whose audit trail says so, once for calls at the same time', async () => {
    const { admin, owner, otherOwner, product, workspaceId } = world;
    const companyTexts = { about: 'Somos quarenta pessoas.', culture: '' };
    await product.database.update(workspaces).set(companyTexts).where(eq(workspaces.id, workspaceId));
    const draft = await begin(admin, owner.id);
    // The preview shows what the company says of itself.
    expect(draft).toMatchObject({ status: 201, body: { company: 'Casa Ipê', companyTexts, isForClient: true } });
    const { id: briefId } = draft.body;
    expect(await draftsOf(admin)).toMatchObject([
      { id: briefId, company: 'Casa Ipê', squadOwnerId: owner.id, by: 'Ada' },
    ]);
    expect((await publish(otherOwner, briefId)).status).toBe(404);
    const answersOfBoth = await Promise.all([publish(admin, briefId), publish(admin, briefId)]);
    const [projectId, again] = answersOfBoth.map(({ body }) => body.projectId);
    expect(again).toBe(projectId);
    const project = await owner.call('GET /myProjects/{projectId}', { params: { projectId: projectId! } });
    expect(project.body).toMatchObject({
      title: 'Checkout',
      company: 'Casa Ipê',
      companyTexts,
      status: 'inRecruitment',
    });
    const mails = (await world.mailsTo(owner.email)).filter(({ subject }) => subject.includes('Checkout'));
    expect(mails.map(({ subject }) => subject)).toEqual(['Novo projeto da sua empresa: Checkout']);
    const audited = await product.database
      .select()
      .from(workspaceAudit)
      .where(and(eq(workspaceAudit.workspaceId, workspaceId), eq(workspaceAudit.action, 'projectPosted')))
      .orderBy(desc(workspaceAudit.id));
    expect(audited).toMatchObject([{ actorId: admin.id, subject: 'Checkout', details: { projectId } }]);
  });

  it('and names a company that exists; its own drafts are not those of companies', async () => {
    const { admin, owner, otherOwner, chooser, recruiter, product } = world;
    for (const unknown of [undefined, world.watcher.id])
      expect(await begin(admin, unknown)).toMatchObject({
        status: 404,
        body: { error: { code: 'projects.clientNotFound' } },
      });
    expect((await begin(owner)).status).toBe(201);
    expect((await draftsOf(admin)).map(({ squadOwnerId }) => squadOwnerId)).not.toContain(null);
    expect((await draftsOf(owner)).map(({ squadOwnerId }) => squadOwnerId)).toEqual([null]);
    // Nobody else writes for a company that is not theirs.
    expect((await begin(otherOwner, owner.id)).status).toBe(404);
    for (const person of [chooser, recruiter]) expect((await begin(person, otherOwner.id)).status).toBe(403);
    await product.database
      .update(workspaces)
      .set({ closedAt: new Date() })
      .where(eq(workspaces.ownerId, otherOwner.id));
    expect((await begin(admin, otherOwner.id)).status).toBe(404);
  });

  it('and nothing for a company that closes meanwhile: neither a draft nor a project', async () => {
    const { admin, product } = world;
    const client = await product.person({ role: 'squadOwner', name: 'Some' });
    const [space] = await buildWorkspaces(product.database, [{ ownerId: client.id, company: 'Fecha Já' }]);
    const draft = await begin(admin, client.id);
    let calls: Promise<{ status: number }[]> = Promise.resolve([]);
    await product.database.transaction(async (closing) => {
      await closing.select().from(workspaces).where(eq(workspaces.id, space!.id)).for('update');
      calls = Promise.all([begin(admin, client.id), publish(admin, draft.body.id)]);
      // Both calls wait for the space by now.
      await new Promise((resolve) => setTimeout(resolve, 600));
      await closing.delete(briefs).where(eq(briefs.workspaceId, space!.id));
      await closing.update(workspaces).set({ closedAt: new Date() }).where(eq(workspaces.id, space!.id));
    });
    expect((await calls).map(({ status }) => status)).toEqual([404, 404]);
    for (const table of [briefs, projects])
      expect(await product.database.$count(table, eq(table.workspaceId, space!.id))).toBe(0);
  });

  it('and a company that posts by itself gets no mail about it', async () => {
    const { owner } = world;
    const own = await begin(owner);
    expect(own.body).toMatchObject({ company: 'Casa Ipê', isForClient: false });
    const before = (await world.mailsTo(owner.email)).length;
    expect((await publish(owner, own.body.id)).status).toBe(201);
    expect(await world.mailsTo(owner.email)).toHaveLength(before);
  });
});

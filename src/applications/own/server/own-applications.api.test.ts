import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { users } from '#accounts/server/tables.ts';
import { startApplyingWorld } from '#application/testing/applying-world.ts';
import { buildApplications } from '#applications/builders.ts';
import { advanceApplication } from '#applications/advancing/server/advance-application.ts';
import { applications } from '#applications/server/tables.ts';

const { product, owner, workspaceId, vacancy, member, mailsTo, historyOf, advance } = await startApplyingWorld();
afterAll(() => product.close());

describe('own applications', () => {
  it("JOB-04 shows the stage in the candidate's words, never the company’s texts or internal steps", async () => {
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
    expect(body.applications[0]!.track.map(({ stage }: { stage: string }) => stage)).toEqual([
      'screening',
      'technicalTest',
      'recruiterInterview',
      'shortlist',
      'companyInterview',
    ]);
    expect(JSON.stringify(body)).not.toMatch(/SECRET|setAside|clientInterview/);
  });

  it('JOB-04 PIP-02 notifies the candidate by mail in their own language, without the reason', async () => {
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

  it('JOB-04 pages, newest first, and refuses an invalid cursor', async () => {
    const iara = await member();
    for (const title of ['A', 'B', 'C']) {
      const { positionId } = await vacancy(title);
      await buildApplications(product.database, [
        { positionId, memberId: iara.id, appliedAt: new Date(Date.UTC(2026, 4, title.charCodeAt(0) - 60)) },
      ]);
    }
    const first = (await iara.call('GET /applications', { query: { limit: 2 } })).body;
    const second = (await iara.call('GET /applications', { query: { limit: 2, cursor: first.nextCursor! } })).body;
    expect([...first.applications, ...second.applications].map(({ title }: { title: string }) => title)).toEqual([
      'C',
      'B',
      'A',
    ]);
    expect(second.nextCursor).toBeNull();
    expect((await iara.call('GET /applications', { query: { cursor: 'x' } })).status).toBe(422);
    expect((await product.anonymous('GET /applications')).status).toBe(401);
  });

  it('JOB-04 live updates of own applications are for the member alone', async () => {
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
          ...more,
        }),
      );
    await expect(change(one, { versions: { [one]: 7 } })).rejects.toMatchObject({ code: 'jobs.staleVersion' });
    await expect(change(one, { reach: { workspaceIds: [] } })).rejects.toMatchObject({ code: 'jobs.notFound' });
    await change(one, {});
    await expect(change(two, {})).rejects.toMatchObject({ code: 'jobs.positionFilled' });
    const [stored] = await product.database
      .select()
      .from(applications)
      .where(and(eq(applications.id, two)));
    expect(stored).toMatchObject({ stage: 'new', version: 1 });
  });
});

it('JOB-04 the next mail uses a changed language', async () => {
  const { positionId } = await vacancy('Dados');
  const iara = await member({ language: 'pt' });
  const [built] = await buildApplications(product.database, [{ positionId, memberId: iara.id }]);
  await product.database.update(users).set({ language: 'en' }).where(eq(users.id, iara.id));
  await advance(built!.id, { event: 'disqualified' });
  expect((await mailsTo(iara.email)).map(({ subject }) => subject)).toEqual(['Dados: Not selected']);
});

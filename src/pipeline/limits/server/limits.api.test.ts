import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { buildPeople } from '#accounts/builders.ts';
import type { BodySentTo } from '#application/testing/caller.ts';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { buildApplications } from '#applications/builders.ts';
import { remindOfLimits } from './remind-of-limits.ts';
import { clockTime } from '#platform/db/clock-time.ts';

const { product, owner, otherOwner, recruiter, watcher, workspaceId, scene, mailsTo, statusesOf } =
  await startPipelineWorld();
afterAll(() => product.close());

type Limits = BodySentTo<'PUT /candidates/limits'>['limits'];
type Days = Partial<Record<Limits[number]['stage'], number>>;
const limitsOf = (days: Days) => Object.entries(days).map(([stage, count]) => ({ stage, days: count })) as Limits;
/** As somebody who has just read the limits of the company's owner. */
const set = async (who: Person, positionId: string | null, days: Days, more = {}) => {
  const { limits } = (await owner.call('GET /candidates/limits', { query: {} })).body as {
    limits: (Limits[number] & { positionId: string | null })[];
  };
  const seen = limits
    .filter((limit) => limit.positionId === positionId)
    .map(({ stage, days: count }) => ({ stage, days: count }));
  return who.call('PUT /candidates/limits', { body: { positionId, limits: limitsOf(days), seen }, ...more });
};
const enteredAgo = (id: string, days: number) =>
  product.database.execute(
    sql`update applications set stage_entered_at = ${clockTime} - ${days} * interval '1 day' - interval '1 minute' where id = ${id}`,
  );
const overdueIds = async (projectIds: string) =>
  (await owner.call('GET /candidates', { query: { projectIds, overdue: 'true' } })).body.candidates.map(
    ({ applicationId }: { applicationId: string }) => applicationId,
  );

describe('limits of the time in a stage', () => {
  it('PIP-01 mark and find who waits too long: the vacancy’s own before the company’s, seven days without any', async () => {
    const one = await scene(['new', 'qualify']);
    const [early, later] = one.ids as [string, string];
    await Promise.all([enteredAgo(early, 3), enteredAgo(later, 3)]);
    expect(await overdueIds(one.projectId)).toEqual([]);
    await set(owner, null, { new: 2 });
    expect(await overdueIds(one.projectId)).toEqual([early]);
    const card = await owner.call('GET /candidates/{applicationId}', { params: { applicationId: early } });
    expect(card.body.card.late).toBe(true);
    await set(owner, one.positionId, { new: 5, qualify: 1 });
    expect(await overdueIds(one.projectId)).toEqual([later]);
    const list = await recruiter.call('GET /candidates/limits', { query: { workspaceId } });
    expect(list.body.limits).toHaveLength(3);
    await set(owner, one.positionId, {});
    await set(owner, null, {});
    expect(await overdueIds(one.projectId)).toEqual([]);
  });

  it('PIP-01 notify the owner once for each stay, from however many processes at once', async () => {
    const { ids } = await scene(['screeningInterview', 'screeningInterview']);
    await Promise.all(ids.map((id) => enteredAgo(id, 4)));
    const mails = async () =>
      (await mailsTo(owner.email)).filter(({ subject }) => subject.includes('além do seu prazo'));
    const remind = () => remindOfLimits(product.database, new Date());
    await remind();
    expect(await mails()).toEqual([]);
    await set(owner, null, { screeningInterview: 3 });
    await Promise.all([remind(), remind()]);
    await remind();
    const sent = await mails();
    const total = sent.map(({ subject }) => Number(subject.split(' ')[0])).reduce((sum, count) => sum + count, 0);
    expect(total).toBe(2);
    expect(sent[0]!.textBody).toContain('/candidates?overdue=true');
    await enteredAgo(ids[0]!, 5);
    await remind();
    expect(await mails()).toHaveLength(sent.length + 1);
  });

  it('PIP-01 notify the owner in one mail, however many wait, by vacancy', async () => {
    const { positions } = await scene([], 2);
    const people = await buildPeople(
      product.database,
      Array.from({ length: 501 }, (_, index) => ({
        role: 'squadMember' as const,
        name: `Espera ${index}`,
        email: `espera${index}@example.com`,
      })),
    );
    const built = await buildApplications(
      product.database,
      people.map(({ id: memberId }, index) => ({
        positionId: positions[index === 0 ? 1 : 0]!.id,
        memberId,
        stage: 'clientSubmission' as const,
      })),
    );
    await product.database.execute(
      sql`update applications set stage_entered_at = ${clockTime} - interval '9 days' where id in ${built.map(({ id }) => id)}`,
    );
    await set(owner, null, { clientSubmission: 8 });
    const before = await mailsTo(owner.email);
    await remindOfLimits(product.database, new Date());
    const [mail, ...more] = (await mailsTo(owner.email)).slice(before.length);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('501 candidatos esperam além do seu prazo');
    expect(mail!.textBody).toContain('500 candidatos');
    expect(mail!.textBody).toContain('1 candidato\n');
  });

  it('PIP-01 are set as a whole, by those who may select, for their own vacancies', async () => {
    const { positionId } = await scene(['new']);
    await set(owner, null, {});
    const setAtOnce = (days: Days) =>
      owner.call('PUT /candidates/limits', { body: { positionId: null, limits: limitsOf(days), seen: [] } });
    const answers = await Promise.all([setAtOnce({ new: 2 }), setAtOnce({ offered: 9 })]);
    expect(statusesOf(answers).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.error.code).toBe('platform.staleVersion');
    const saved = (await owner.call('GET /candidates/limits', { query: {} })).body.limits as { positionId: null }[];
    expect(saved.filter((limit) => limit.positionId === null)).toHaveLength(1);
    expect((await set(watcher, null, { new: 2 }, { headers: { workspaceid: workspaceId } })).status).toBe(403);
    expect((await set(recruiter, null, { new: 2 }, { query: { workspaceId } })).status).toBe(403);
    expect((await set(otherOwner, positionId, { new: 2 })).status).toBe(404);
    for (const days of [0, 366, 1.5]) expect((await set(owner, null, { new: days })).status).toBe(422);
    expect((await set(owner, null, { hired: 3 } as Days)).status).toBe(422);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '#application/testing/test-product.ts';
import { buildApplications } from '#applications/builders.ts';
import { dismissedJobs } from '#jobs/opportunities/server/tables.ts';
import { collectDismissedJobs, eraseDismissedJobs } from '#jobs/opportunities/server/own-data.ts';
import { newId } from '#platform/db/columns.ts';
import { completeProfile } from '#profiles/rules/complete-profile.ts';
import type { Profile } from '#profiles/rules/profile.ts';
import { columnsOf } from '#profiles/server/queries.ts';
import { profiles } from '#profiles/server/tables.ts';
import { buildProjects, type PositionToBuild } from '#projects/builders.ts';
import { positions } from '#projects/server/tables.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';

const tags = (...names: string[]) => names.map((name) => ({ kind: 'skills' as const, name }));
const professionId = newId();
const vacancies: PositionToBuild[] = [
  { title: 'Ceramista', tags: tags('Torno', 'Esmalte'), workModel: 'remote', experienceYears: 3 },
  {
    title: 'Ceramista sênior',
    tags: tags('Torno', 'Gestão'),
    workModel: 'hybrid',
    city: 'Olinda',
    experienceYears: 5,
  },
  { title: 'Oleiro', tags: tags('Torno') },
  { title: 'Redação', tags: tags('Escrita') },
  { title: 'Artesão', tags: [] },
  // Everything fits but the place.
  {
    title: 'Ceramista no ateliê',
    tags: tags('Torno', 'Esmalte'),
    workModel: 'faceToFace',
    city: 'Belém',
    experienceYears: 3,
  },
];
const me: Partial<Profile> = {
  jobTitle: 'Ceramista',
  level: 4,
  skills: tags('torno', 'Esmalte', 'Forno'),
};

let product: TestProduct;
let ids: { projectId: string; positionId: string }[];
beforeAll(async () => {
  product = await startTestProduct();
  const owner = await product.person({ role: 'squadOwner' });
  const [workspace] = await buildWorkspaces(product.database, [{ ownerId: owner.id, company: 'Barro' }]);
  const built = await buildProjects(product.database, {
    workspaceId: workspace!.id,
    createdBy: owner.id,
    projects: vacancies.map((position, index) => ({
      positions: [position],
      publishedAt: new Date(Date.UTC(2026, 4, index + 1)),
    })),
  });
  ids = built.map((project) => ({ projectId: project.projectId, positionId: project.positions[0]!.id }));
  await product.database.update(positions).set({ professionId }).where(eq(positions.projectId, ids[4]!.projectId));
});
afterAll(() => product.close());

async function member(change: Partial<Profile> = me) {
  const person = await product.person({ role: 'squadMember' });
  await product.database
    .insert(profiles)
    .values({ memberId: person.id, ...columnsOf({ ...completeProfile(), ...change }) });
  const read = async () => (await person.call('GET /opportunities/suitable')).body;
  const titles = async () => (await read()).opportunities.map(({ title }: { title: string }) => title);
  const dismiss = (index: number, dismissed = true) =>
    person.call('PUT /opportunities/{projectId}/{positionIndex}/dismissal', {
      params: { projectId: ids[index]!.projectId, positionIndex: 0 },
      body: { dismissed },
    });
  return { ...person, read, titles, dismiss };
}

describe('vacancies that suit a member', () => {
  it('JOB-06 come best first, each with its reasons, and none of another trade', async () => {
    const { read, titles } = await member();
    expect(await titles()).toEqual(['Ceramista', 'Ceramista sênior', 'Oleiro']);
    const [best] = (await read()).opportunities;
    expect(best!.suitability).toMatchObject({ sharedSkills: ['Torno', 'Esmalte'], askedSkills: 2 });
    const verdicts = Object.fromEntries(
      best!.suitability.reasons.map(({ criterion, verdict }) => [criterion, verdict]),
    );
    expect(verdicts).toMatchObject({ profession: 'fits', skills: 'fits', experience: 'fits', workModel: 'fits' });
  });

  it('JOB-06 are found by the profession of the taxonomy too, whatever the title says', async () => {
    const { titles } = await member({ ...me, jobTitle: 'Louceira', professionId, skills: [] });
    expect(await titles()).toEqual(['Artesão']);
  });

  it('JOB-06 leave out what the member applied to, until it is withdrawn', async () => {
    const { id, titles } = await member();
    await buildApplications(product.database, [{ positionId: ids[0]!.positionId, memberId: id }]);
    expect(await titles()).toEqual(['Ceramista sênior', 'Oleiro']);
  });

  it('JOB-06 are none before the profile says anything, and say so', async () => {
    const { read } = await member({ jobTitle: '', professionId: null, skills: [] });
    expect(await read()).toMatchObject({ opportunities: [], saysNothing: true, dismissed: 0, below: 0, elsewhere: 0 });
    const newcomer = await product.person({ role: 'squadMember' });
    expect((await newcomer.call('GET /opportunities/suitable')).body.saysNothing).toBe(true);
  });
});

describe('the floor of the own list', () => {
  it('JOB-06 keeps out what hardly suits, and says how much and what would widen the list', async () => {
    const { read } = await member({
      ...me,
      jobTitle: 'Forneiro',
      professionId: null,
      skills: tags('Torno'),
      level: null,
    });
    const { opportunities, floor, below, wideners, searchFor } = await read();
    expect(floor).toBe(50);
    expect(opportunities.every(({ suitability }) => suitability.points >= floor)).toBe(true);
    expect(below).toBeGreaterThan(0);
    expect(wideners).toEqual(['profession', 'skills', 'experience']);
    expect(searchFor).toBe('forneiro');
  });

  it('JOB-06 never offers work on site in another city, however well the rest suits', async () => {
    const elsewhere = await member({ ...me, city: 'Recife' });
    expect(await elsewhere.titles()).not.toContain('Ceramista no ateliê');
    expect((await elsewhere.read()).elsewhere).toBe(1);
    const there = await member({ ...me, city: 'belem' });
    expect(await there.titles()).toContain('Ceramista no ateliê');
    expect((await there.read()).elsewhere).toBe(0);
    const withState = await member({ ...me, city: 'Belém/PA' });
    expect(await withState.titles()).toContain('Ceramista no ateliê');
  });
});

describe('dismissing a vacancy', () => {
  it('JOB-06 hides it from the list for this member alone, and can be undone', async () => {
    const one = await member();
    const other = await member();
    expect((await one.dismiss(0)).status).toBe(200);
    expect(await one.titles()).toEqual(['Ceramista sênior', 'Oleiro']);
    expect((await one.read()).dismissed).toBe(1);
    expect(await other.titles()).toContain('Ceramista');
    await one.dismiss(0, false);
    expect(await one.titles()).toContain('Ceramista');
  });

  it('JOB-06 is one entry, however often it is repeated, and all come back together', async () => {
    const { id, call, dismiss, titles } = await member();
    const answers = await Promise.all([dismiss(0), dismiss(0), dismiss(0), dismiss(2)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const rows = await product.database.select().from(dismissedJobs).where(eq(dismissedJobs.memberId, id));
    expect(rows).toHaveLength(2);
    await call('DELETE /opportunities/dismissals');
    expect(await titles()).toEqual(['Ceramista', 'Ceramista sênior', 'Oleiro']);
  });

  it('JOB-06 ACC-17 is in the person’s export and leaves with the account', async () => {
    const { id, dismiss } = await member();
    await dismiss(1);
    expect(await collectDismissedJobs(product.database, id)).toMatchObject([{ position: 'Ceramista sênior' }]);
    await product.database.transaction((transaction) => eraseDismissedJobs(transaction, id));
    expect(await collectDismissedJobs(product.database, id)).toEqual([]);
  });

  it.each<[string, string | number, unknown, number]>([
    [newId(), 0, { dismissed: true }, 404],
    ['nothing', 0, { dismissed: true }, 404],
    [newId(), 'x', { dismissed: true }, 404],
    [newId(), 0, {}, 422],
    [newId(), 0, { dismissed: 'yes' }, 422],
  ])('JOB-06 refuses %s/%s with %j', async (projectId, positionIndex, body, status) => {
    const { call } = await member();
    const key = 'PUT /opportunities/{projectId}/{positionIndex}/dismissal';
    expect((await call.raw(key, { params: { projectId, positionIndex }, body })).status).toBe(status);
  });
});

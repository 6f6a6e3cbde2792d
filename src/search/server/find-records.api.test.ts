import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { startTestProduct } from '#application/testing/test-product.ts';
import { applications } from '#applications/server/tables.ts';
import { buildApplications } from '#applications/builders.ts';
import { profiles } from '#profiles/server/tables.ts';
import { buildProjects } from '#projects/builders.ts';
import { positions } from '#projects/server/tables.ts';
import { buildWorkspaces } from '#workspaces/builders.ts';
import { workspaceMembers } from '#workspaces/server/tables.ts';

let world: Awaited<ReturnType<typeof startPipelineWorld>>;
beforeAll(async () => {
  // A product of its own: the lists end after five of a kind, which other files may fill.
  world = await startPipelineWorld(startTestProduct());
});
afterAll(() => world.product.close());

const find = async (who: Person, typed: string, headers: Record<string, string> = {}) =>
  (await who.call('GET /find', { query: { typed }, headers })).body.found;
const kindsOf = (found: Awaited<ReturnType<typeof find>>) => found.map(({ kind }) => kind);

describe('GET /find', () => {
  it('P-8.1 finds a candidate by a part of the name, once, for the company and those who work for it', async () => {
    const { owner, watcher, recruiter, admin, otherOwner } = world;
    const member = await world.product.person({ role: 'squadMember', name: 'Zuleica Ávila' });
    const place = await world.scene(['new'], 2);
    const [older, newer] = place.positions;
    await buildApplications(world.product.database, [{ positionId: older!.id, memberId: member.id, stage: 'new' }]);
    const [built] = await buildApplications(world.product.database, [
      { positionId: newer!.id, memberId: member.id, stage: 'new', appliedAt: new Date() },
    ]);
    const address = `/my-projects/pipeline/${place.projectId}?position=1&candidate=${built!.id}`;
    const found = { kind: 'pipeline.candidate', title: 'Zuleica Ávila', about: 'Engenharia de dados 1', address };
    for (const person of [owner, watcher]) expect(await find(person, 'avil')).toEqual([found]);
    for (const person of [recruiter, admin])
      expect(await find(person, 'zuleica á')).toEqual([{ ...found, about: 'Engenharia de dados 1 · Casa Ipê' }]);
    for (const person of [otherOwner, member, place.members[0]!]) expect(await find(person, 'avila')).toEqual([]);
    for (const pattern of ['%%', '__', '\\%', "'; --"]) expect(await find(owner, pattern)).toEqual([]);

    await world.product.database
      .update(applications)
      .set({ state: 'withdrawn' })
      .where(eq(applications.memberId, member.id));
    expect(await find(owner, 'avila')).toEqual([]);

    const other = await world.scene(['new']);
    const name = world.lastName();
    expect(kindsOf(await find(owner, name))).toContain('pipeline.candidate');
    await world.product.database.update(positions).set({ state: 'removed' }).where(eq(positions.id, other.positionId));
    expect(kindsOf(await find(owner, name))).not.toContain('pipeline.candidate');
  });

  it('P-8.1 finds a project of one vacancy once, and one of several with its vacancies', async () => {
    const { owner, recruiter, otherOwner, workspaceId, product } = world;
    const [one, several] = await buildProjects(product.database, {
      workspaceId,
      createdBy: owner.id,
      projects: [
        { title: 'Farol do porto', positions: [{ title: 'Farol do porto' }] },
        { title: 'Farolete', positions: [{ title: 'Guarda do farol' }, { title: 'Cozinha' }] },
      ],
    });
    expect(await find(owner, 'farol')).toEqual([
      {
        kind: 'projects.vacancy',
        title: 'Farol do porto',
        about: '',
        address: `/my-projects/pipeline/${one!.projectId}?position=0`,
      },
      {
        kind: 'projects.vacancy',
        title: 'Guarda do farol',
        about: 'Farolete',
        address: `/my-projects/pipeline/${several!.projectId}?position=0`,
      },
      { kind: 'projects.project', title: 'Farolete', about: '', address: `/my-projects/details/${several!.projectId}` },
    ]);
    expect((await find(recruiter, 'farolete')).map(({ about }) => about)).toEqual(['Casa Ipê']);
    expect(await find(otherOwner, 'farol')).toEqual([]);
  });

  it('P-8.1 finds first what begins with the words, however many others have them', async () => {
    const { owner, admin, workspaceId, product } = world;
    const build = async (titles: readonly string[]) =>
      (
        await buildProjects(product.database, {
          workspaceId,
          createdBy: owner.id,
          projects: [{ title: 'Costa', positions: titles.map((title) => ({ title })) }],
        })
      )[0]!.positions;
    const [many] = [await build(Array.from({ length: 205 }, (_, index) => `Guarda de molhe ${index}`))];
    const [first] = await build(['Molhe velho']);
    expect((await find(admin, 'molhe'))[0]!.title).toBe('Molhe velho');
    const person = (name: string) => product.person({ role: 'squadMember', name });
    const others = await Promise.all(Array.from({ length: 51 }, (_, index) => person(`Ana ${index} Molhete`)));
    const last = await person('Molhete Rosa');
    await buildApplications(product.database, [
      ...others.map(({ id }, index) => ({ positionId: many[index]!.id, memberId: id })),
      { positionId: first!.id, memberId: last.id },
    ]);
    const people = (await find(owner, 'molhete')).filter(({ kind }) => kind === 'pipeline.candidate');
    expect([people.length, people[0]!.title]).toEqual([5, 'Molhete Rosa']);
  });

  it('P-8.1 keeps to the space that the request names', async () => {
    const { workspaceId, owner, product } = world;
    const person = await product.person({ role: 'squadOwner', name: 'Duas Casas' });
    const [own] = await buildWorkspaces(product.database, [{ ownerId: person.id, company: 'Própria' }]);
    await product.database.insert(workspaceMembers).values({ workspaceId, userId: person.id, permissions: [] });
    for (const [id, title] of [
      [workspaceId, 'Vaga alheia única'],
      [own!.id, 'Vaga própria única'],
    ] as const)
      await buildProjects(product.database, {
        workspaceId: id,
        createdBy: person.id,
        projects: [{ title, positions: [{ title }] }],
      });
    const titles = async (headers: Record<string, string>) =>
      (await find(person, 'única', headers)).map(({ title }) => title);
    expect(await titles({})).toEqual(['Vaga própria única']);
    expect(await titles({ workspaceid: workspaceId })).toEqual(['Vaga alheia única']);

    const colleague = {
      kind: 'workspaces.colleague',
      title: 'Duas Casas',
      about: person.email,
      address: `/workspace?person=${person.id}`,
    };
    expect(await find(owner, 'duas')).toEqual([colleague]);
    expect(await find(world.watcher, 'duas')).toEqual([]);
  });

  it('P-8.1 finds professionals who want to be found, and for professionals open vacancies and their own applications', async () => {
    const { owner, otherOwner, product } = world;
    const { members, ids, positionId, projectId } = await world.scene(['new']);
    const [member] = members as [Person];
    const listing = (listedAt: Date | null) =>
      product.database.update(profiles).set({ listedAt }).where(eq(profiles.memberId, member.id));
    const name = world.lastName();
    await listing(null);
    expect(kindsOf(await find(otherOwner, name))).toEqual([]);
    await listing(new Date());
    expect(await find(otherOwner, name)).toMatchObject([
      { kind: 'talent.professional', title: name, address: `/squadMember-viewProfile/${member.id}` },
    ]);
    expect(kindsOf(await find(owner, name))).toEqual(['pipeline.candidate', 'talent.professional']);
    expect(positionId).toBeTruthy();
    const own = await find(member, 'engenharia');
    expect(own).toContainEqual({
      kind: 'applications.application',
      title: 'Engenharia de dados 0',
      about: 'Casa Ipê',
      address: `/applications?application=${ids[0]}`,
    });
    expect(own.some(({ address }) => address === `/jobs/details-view/${projectId}/0`)).toBe(true);
    const stranger = await product.person({ role: 'squadMember' });
    expect(kindsOf(await find(stranger, 'engenharia'))).not.toContain('applications.application');
    expect(kindsOf(own).every((kind) => ['applications.application', 'jobs.job'].includes(kind))).toBe(true);
  });

  it('P-8.1 takes two letters for the beginning of a word, since no index finds them inside', async () => {
    const { owner, workspaceId, product } = world;
    await buildProjects(product.database, {
      workspaceId,
      createdBy: owner.id,
      projects: ['Xyloteca', 'Nova xyloteca', 'Deluxy'].map((title) => ({ title, positions: [{ title }] })),
    });
    const titles = (await find(owner, 'xy')).map(({ title }) => title);
    expect(titles).toEqual(['Xyloteca', 'Nova xyloteca']);
    expect((await find(owner, 'luxy')).map(({ title }) => title)).toEqual(['Deluxy']);
  });

  it('refuses less than two letters', async () => {
    const answers = await Promise.all(
      ['', ' ', 'a'].map((typed) => world.owner.call.raw('GET /find', { query: { typed } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#accounts/server/tables.ts';
import { admission, type ApplyingWorld, startApplyingWorld } from '#application/testing/applying-world.ts';
import type { Person } from '#application/testing/pipeline-world.ts';
import { waitingSteps } from '#application/testing/steps/waiting-steps.ts';
import { finishRequiredTests } from '#applications/builders.ts';
import { purgeKeptVacanciesJob } from '#applications/applying/server/kept/keep-vacancy.ts';
import { collectKeptVacancies } from '#applications/applying/server/kept/queries.ts';
import { threadOf } from '#applications/thread/rules/thread-steps.ts';
import { applicationIntents } from '#applications/applying/server/kept/tables.ts';
import { completeProfile } from '#profiles/rules/complete-profile.ts';
import { profiles } from '#profiles/server/tables.ts';
import { positions } from '#projects/server/tables.ts';

let world: ApplyingWorld;
beforeAll(async () => {
  world = await startApplyingWorld();
});
afterAll(() => world.product.close());
const { itemsOf, letPass } = waitingSteps(() => world.product);

interface Address {
  projectId: string;
  positionIndex: number;
}
const keep = (who: Person, address: Address, more: object = {}) =>
  who.call.raw('PUT /keptVacancies', { body: { ...address, ...more } });
const keptOf = async (who: Person) => (await who.call('GET /keptVacancies')).body;
const piece = 'applications.profilePiece';
const toSend = 'applications.applicationToSend';

describe('SES-09 a vacancy that somebody signed up for', () => {
  it('waits for the first piece that is missing, on the page of the stage, until nothing is missing', async () => {
    const { database } = world.product;
    const member = await world.member({ ready: false });
    const { address } = await world.vacancy('Telhados');
    expect((await keep(member, address)).status).toBe(200);
    const steps = threadOf((await keptOf(member)).missing, true).steps.filter(({ done }) => !done);
    const stages = [
      ['squadMember-register', '/squadMember-register'],
      ['squadMember-fill-profile', '/squadMember-fill-profile?edit=myProfile'],
      ['squadMember-profile', '/squadMember-profile?edit=myProfile'],
    ] as const;
    for (const [navigationStage, page] of stages) {
      await database.update(users).set({ navigationStage }).where(eq(users.id, member.id));
      expect(await itemsOf(member, piece)).toMatchObject([
        { title: 'Telhados', about: 'Trilho', count: steps.length, address: page },
      ]);
    }
    await database.insert(profiles).values({ memberId: member.id, content: completeProfile() });
    expect(await itemsOf(member, piece)).toMatchObject([{ count: 3, address: '/quiz-personality' }]);
    expect(await itemsOf(member, toSend)).toEqual([]);
    await finishRequiredTests(database, member.id);
    expect(await itemsOf(member, piece)).toEqual([]);
    const page = `/jobs/details-view/${address.projectId}/0`;
    expect(await itemsOf(member, toSend)).toMatchObject([{ title: 'Telhados', address: page }]);
    expect((await keptOf(member)).missing).toEqual([]);
  });

  it('is kept with its link until it is used', async () => {
    const member = await world.member();
    const { address } = await world.vacancy();
    await keep(member, address, { matchmakingId: 'm 1', positionType: 'replacement' });
    expect((await keptOf(member)).kept).toMatchObject([
      { ...address, matchmakingId: 'm 1', positionType: 'replacement' },
    ]);
    const page = `/jobs/details-view/${address.projectId}/0?matchmakingId=m%201`;
    expect(await itemsOf(member, toSend)).toMatchObject([{ address: page }]);
    expect((await member.call(admission, { body: address })).status).toBe(201);
    expect(await itemsOf(member, toSend)).toEqual([]);
    const rows = await world.product.database
      .select()
      .from(applicationIntents)
      .where(eq(applicationIntents.memberId, member.id));
    expect(rows).toEqual([]);
  });

  it('is kept for 30 days, then purged', async () => {
    const { database, runJob } = world.product;
    const member = await world.member();
    const { address } = await world.vacancy();
    await keep(member, address);
    const count = () => database.$count(applicationIntents, eq(applicationIntents.memberId, member.id));
    await letPass({ days: 29 });
    await runJob(purgeKeptVacanciesJob);
    expect([(await itemsOf(member, toSend)).length, await count()]).toEqual([1, 1]);
    await letPass({ days: 2 });
    expect([await itemsOf(member, toSend), (await keptOf(member)).kept]).toEqual([[], []]);
    await runJob(purgeKeptVacanciesJob);
    expect(await count()).toBe(0);
  });

  it('is the person’s own, released on wish, gone with the vacancy, and of five the newest', async () => {
    const { database } = world.product;
    const [member, other] = [await world.member(), await world.member()];
    const vacancies = [];
    for (let number = 0; number < 6; number += 1) vacancies.push(await world.vacancy(`Vaga ${number}`));
    for (const { address } of vacancies) await keep(member, address);
    const titles = async () => (await keptOf(member)).kept.map(({ title }) => title);
    expect(await titles()).toEqual(['Vaga 5', 'Vaga 4', 'Vaga 3', 'Vaga 2', 'Vaga 1']);
    expect([(await keptOf(other)).kept, await itemsOf(other, toSend)]).toEqual([[], []]);
    const release = (who: Person, params: Address) =>
      who.call('DELETE /keptVacancies/{projectId}/{positionIndex}', { params });
    await release(other, vacancies[5]!.address);
    await release(member, vacancies[4]!.address);
    await release(member, vacancies[4]!.address);
    await database.update(positions).set({ state: 'hidden' }).where(eq(positions.id, vacancies[3]!.positionId));
    expect(await titles()).toEqual(['Vaga 5', 'Vaga 2', 'Vaga 1']);
    expect(await itemsOf(member, toSend)).toHaveLength(3);
    expect((await keep(member, vacancies[3]!.address)).body.error.code).toBe('jobs.notFound');
    expect((await keep(member, { ...vacancies[0]!.address, positionIndex: 7 })).status).toBe(404);
    const exported = await collectKeptVacancies(database, member.id);
    expect(exported.map(({ position }) => position)).toEqual(['Vaga 1', 'Vaga 2', 'Vaga 3', 'Vaga 5']);
  });
});

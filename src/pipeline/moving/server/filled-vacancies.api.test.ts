import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSquadWorld } from '#application/testing/squad-world.ts';
import { waitingSteps } from '#application/testing/steps/waiting-steps.ts';
import { rejections } from '#pipeline/moving/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import { positions } from '#projects/server/tables.ts';
import { sendDueRejections } from './send-rejections.ts';

/** What the update does once with vacancies that were filled before it. */
const migration = readFileSync(
  join(import.meta.dirname, '..', '..', '..', '..', 'migrations', '0042_not_going_on.sql'),
  'utf8',
);
const ofFilledBefore = migration.slice(migration.indexOf('WITH "filled"')).split('--> statement-breakpoint')[0]!;

const DAY_MS = 86_400_000;
let world: Awaited<ReturnType<typeof startSquadWorld>>;
beforeAll(async () => {
  world = await startSquadWorld();
});
afterAll(() => world.product.close());

const { itemsOf } = waitingSteps(() => world.product);
type Scene = Awaited<ReturnType<typeof world.scene>>;
const send = (days: number) =>
  sendDueRejections(world.product.database, {
    now: new Date(Date.now() + days * DAY_MS),
    ports: world.product.ports,
  });
const subjectsTo = async ({ email }: { email: string }) => (await world.mailsTo(email)).map(({ subject }) => subject);
const ownOf = async (scene: Scene, index: number) => {
  const { body } = await scene.members[index]!.call('GET /applications');
  return body.applications.find(({ id }: { id: string }) => id === scene.ids[index])!;
};
const stageOf = async (scene: Scene, index: number) => (await ownOf(scene, index)).stage;
const params = ({ projectId }: Scene) => ({ projectId, positionIndex: 0 });

async function filled(...others: Parameters<typeof world.scene>[0]) {
  const scene = await world.scene(['offered', ...others], 1, 'en');
  expect((await world.onCandidate(world.owner, 'hire', scene.ids[0]!)).status).toBe(200);
  return scene;
}

describe('PIP-02 a vacancy that is filled', () => {
  it('asks what to tell all who remain, with one message in each one’s language', async () => {
    const scene = await filled('clientSubmission', 'new', 'approvedButDeclined');
    const form = await world.owner.call('GET /myProjects/{projectId}/positions/{positionIndex}/rejection', {
      params: params(scene),
    });
    expect(form.body).toMatchObject({ remaining: 2, readers: [{ language: 'en', count: 2 }] });
    const days = (Date.parse(form.body.plainMessageAt!) - Date.now()) / DAY_MS;
    expect(Math.round(days)).toBe(7);
    const tell = () =>
      world.owner.call('POST /myProjects/{projectId}/positions/{positionIndex}/rejection', {
        params: params(scene),
        body: {
          reason: 'otherChosen',
          messages: { en: { subject: 'About {{position}}', text: 'Dear {{name}}' } },
          delayDays: 1,
        },
      });
    const answers = await Promise.all([tell(), tell()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([await stageOf(scene, 1), await stageOf(scene, 2)]).toEqual(['shortlist', 'screening']);
    await send(1.1);
    expect([await stageOf(scene, 1), await stageOf(scene, 2)]).toEqual(['notSelected', 'notSelected']);
    for (const index of [1, 2])
      expect(await subjectsTo(scene.members[index]!)).toEqual(['About Engenharia de dados 0']);
    await send(30);
    expect(await subjectsTo(scene.members[1]!)).toHaveLength(1);
    expect(await stageOf(scene, 0)).toBe('hired');
  });

  it('tells nobody’s message for seven days, then the product’s: nobody keeps "shortlist" and a promised date', async () => {
    const scene = await filled('clientSubmission', 'clientInterview');
    const tomorrow = new Date(Date.now() + DAY_MS);
    const { database } = world.product;
    await database
      .update(applications)
      .set({ answerDueAt: tomorrow })
      .where(eq(applications.positionId, scene.positionId));
    const awaited = async () =>
      (await itemsOf(world.owner, 'pipeline.answersDue')).filter(({ address }) => address.includes(scene.projectId));
    await send(6.9);
    expect(await ownOf(scene, 1)).toMatchObject({ stage: 'shortlist', answer: { isLate: false } });
    expect(await awaited()).toMatchObject([{ count: 2 }]);
    await Promise.all([send(7.1), send(7.1)]);
    for (const index of [1, 2]) {
      expect(await ownOf(scene, index)).toMatchObject({ stage: 'notSelected', answer: null, interview: null });
      expect(await subjectsTo(scene.members[index]!)).toEqual(['Engenharia de dados 0: Not selected']);
      // The company may still come back to them if the vacancy opens again.
      expect(await world.rowOf(scene.ids[index]!)).toMatchObject({ state: 'setAside' });
    }
    expect(await awaited()).toEqual([]);
    const { body } = await world.owner.call('GET /myProjects/{projectId}/positions/{positionIndex}/rejection', {
      params: params(scene),
    });
    expect(body).toMatchObject({ remaining: 0, plainMessageAt: null });
  });

  it('lets nobody wait longer than seven days since the hire, whenever the company writes', async () => {
    const scene = await filled('clientSubmission', 'clientInterview');
    const formOf = () =>
      world.owner.call('GET /myProjects/{projectId}/positions/{positionIndex}/rejection', { params: params(scene) });
    expect((await formOf()).body.delays).toEqual([0, 1, 2, 3, 5]);
    // Six days have passed since the hire.
    const { database } = world.product;
    const ofScene = inArray(rejections.applicationId, scene.ids);
    await database
      .update(rejections)
      .set({
        decidedAt: sql`${rejections.decidedAt} - interval '6 days'`,
        sendAt: sql`${rejections.sendAt} - interval '6 days'`,
      })
      .where(ofScene);
    expect((await formOf()).body.delays.at(-1)).toBeLessThan(2);
    const notice = { messages: { en: { subject: 'About it', text: 'Dear {{name}}' } }, delayDays: 7 as const };
    const card = await world.onCandidate(world.owner, 'disqualify', scene.ids[1]!, { notice });
    const told = await world.owner.call('POST /myProjects/{projectId}/positions/{positionIndex}/rejection', {
      params: params(scene),
      body: notice,
    });
    expect([card.status, told.status]).toEqual([200, 200]);
    const rejected = eq(applications.id, scene.ids[2]!);
    const [{ version } = { version: 0 }] = await database.select().from(applications).where(rejected);
    const again = await world.owner.call('PUT /candidates/{applicationId}/rejection', {
      params: { applicationId: scene.ids[2]! },
      body: { ...notice, version },
    });
    expect(again.status).toBe(200);
    const kept = await database.select({ sendAt: rejections.sendAt }).from(rejections).where(ofScene);
    for (const { sendAt } of kept) expect(sendAt.getTime() - Date.now()).toBeLessThan(DAY_MS);
    await send(1.1);
    for (const index of [1, 2]) expect(await subjectsTo(scene.members[index]!)).toEqual(['About it']);
  });

  it('opened again, has the whole delay for whoever is turned down then', async () => {
    const scene = await filled('clientSubmission');
    const { database } = world.product;
    await database.update(positions).set({ state: 'open' }).where(eq(positions.id, scene.positionId));
    await database
      .update(rejections)
      .set({ decidedAt: sql`${rejections.decidedAt} - interval '6 days'` })
      .where(eq(rejections.applicationId, scene.ids[1]!));
    const card = await world.onCandidate(world.owner, 'disqualify', scene.ids[1]!, { notice: { delayDays: 3 } });
    expect(Math.round((Date.parse(card.body.notice!.sendAt) - Date.now()) / DAY_MS)).toBe(3);
  });

  it('is asked about only once somebody is hired: whoever a selection set aside may still come back', async () => {
    const scene = await world.scene(['offered', 'clientSubmission']);
    expect((await world.choose(world.owner, scene, 0)).status).toBe(200);
    const form = await world.owner.call('GET /myProjects/{projectId}/positions/{positionIndex}/rejection', {
      params: params(scene),
    });
    expect(form.body).toMatchObject({ remaining: 0, readers: [] });
    const told = await world.owner.call('POST /myProjects/{projectId}/positions/{positionIndex}/rejection', {
      params: params(scene),
      body: {},
    });
    expect([told.status, told.body.error.code]).toEqual([409, 'pipeline.nobodyToTell']);
    expect(await world.rowOf(scene.ids[1]!)).toMatchObject({ state: 'setAside', stage: 'clientSubmission' });
  });

  it('stops that clock when it is opened again', async () => {
    const scene = await filled('clientSubmission');
    await world.product.database.update(positions).set({ state: 'open' }).where(eq(positions.id, scene.positionId));
    await send(8);
    expect(await stageOf(scene, 1)).toBe('shortlist');
    expect(await subjectsTo(scene.members[1]!)).toEqual([]);
    const card = await world.onCandidate(world.owner, 'restore', scene.ids[1]!);
    expect(card.body).toMatchObject({ state: 'active', notice: null });
  });

  it('ends as "not selected" when the project is finished later, told or not, and never as ended for everybody', async () => {
    for (const isTold of [true, false]) {
      const scene = await world.hired({ works: true });
      if (isTold) await send(7.1);
      expect((await world.move(world.owner, scene.projectId, 'finished')).status).toBe(200);
      expect(await world.rowOf(scene.ids[1]!)).toMatchObject({ state: 'closed' });
      const own = await ownOf(scene, 1);
      expect([own.stage, own.answer, own.track.at(-1)!.stage]).toEqual(['notSelected', null, 'notSelected']);
      const mails = await subjectsTo(scene.members[1]!);
      expect(mails.filter((subject) => subject.includes('Não selecionada'))).toHaveLength(1);
      await send(30);
      expect(await subjectsTo(scene.members[1]!)).toEqual(mails);
    }
  });

  it('before messages existed reads "not selected", and nobody is mailed or waits to be told', async () => {
    const scene = await filled('clientSubmission', 'clientInterview');
    // As that version left them: set aside, without a message to come.
    for (const id of scene.ids) await world.product.database.delete(rejections).where(eq(rejections.applicationId, id));
    await world.product.database
      .update(applications)
      .set({ state: 'closed' })
      .where(eq(applications.id, scene.ids[2]!));
    expect(await stageOf(scene, 1)).toBe('shortlist');
    await world.product.database.execute(sql.raw(ofFilledBefore));
    for (const index of [1, 2])
      expect(await ownOf(scene, index)).toMatchObject({ stage: 'notSelected', answer: null, interview: null });
    expect(await stageOf(scene, 0)).toBe('hired');
    await send(30);
    for (const index of [1, 2]) expect(await subjectsTo(scene.members[index]!)).toEqual([]);
    const { body } = await world.owner.call('GET /waiting', { query: { projectId: scene.projectId } });
    expect(body.items.filter(({ kind }) => kind === 'pipeline.peopleUntold')).toEqual([]);
    const project = await world.readProject(world.owner, scene.projectId);
    expect(project.positions[0]!.mainAction).toBe('postAgain');
  });
});

import { eq, inArray } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#accounts/rules/demo-sign-ins.ts';
import { inDays, startInterviewWorld } from '#application/testing/interview-world.ts';
import { releaseFormerInterviewers } from '#applications/interviews/server/leaving/release-former-interviewers.ts';
import { interviewBookings, interviewers } from '#applications/interviews/server/tables.ts';
import { readConfig } from '#platform/config.ts';
import { workspaceMembers } from '#workspaces/server/tables.ts';

type World = Awaited<ReturnType<typeof startInterviewWorld>>;
type Person = World['owner'];
let world: World;
beforeAll(async () => {
  world = await startInterviewWorld();
});
afterAll(() => world.product.close());

/** Interviews with these colleagues, each at an hour of its own; agreed unless `isOffered`. */
async function arrange(interviews: { by: Person[]; isOffered?: boolean }[]) {
  const scenes = await world.candidates(interviews.length);
  for (const [index, { by, isOffered = false }] of interviews.entries()) {
    const { applicationId, member } = scenes[index]!;
    const interviewerIds = by.map(({ id }) => id);
    const startsAt = [inDays(3, 9 + index), inDays(4, 9 + index)];
    expect((await world.offer(world.owner, applicationId, { interviewerIds, startsAt })).status).toBe(201);
    const { interview } = (await world.own(member))!.interview!;
    if (!isOffered) expect((await world.pick(member, applicationId, interview!.slots[0]!.slotId)).status).toBe(200);
  }
  return scenes;
}

const missingMails = async () =>
  (await world.mailsTo(world.owner.email)).filter(({ subject }) => /entrevistas? (está|estão|pode)/.test(subject));
const bookingsOf = ({ id }: Person) =>
  world.product.database.select().from(interviewBookings).where(eq(interviewBookings.personId, id));
const interviewsOf = ({ id }: Person) =>
  world.product.database.select().from(interviewers).where(eq(interviewers.userId, id));

it('PIP-07 a colleague who is removed leaves the coming interviews; candidates keep their times, and the owner hears which need somebody', async () => {
  const { owner, watcher, chooser } = world;
  const scenes = await arrange([
    { by: [watcher] },
    { by: [watcher, chooser] },
    { by: [watcher], isOffered: true },
    { by: [chooser] },
  ]);
  const removed = await owner.call('PUT /workspace/removeUser', { body: { userId: watcher.id } });
  expect(removed.status).toBe(200);
  expect([await bookingsOf(watcher), await interviewsOf(watcher)]).toEqual([[], []]);
  expect(await interviewsOf(chooser)).toHaveLength(2);

  const [mail, ...more] = await missingMails();
  expect(more).toEqual([]);
  expect(mail!.subject).toBe('Urgente: 2 entrevistas estão sem ninguém para entrevistar');
  expect(mail!.about).toEqual(
    expect.arrayContaining([watcher.id, ...scenes.slice(0, 3).map(({ member }) => member.id)]),
  );
  for (const { applicationId } of scenes.slice(0, 3)) expect(mail!.textBody).toContain(`candidate=${applicationId}`);
  expect(mail!.textBody).not.toContain(scenes[3]!.applicationId);

  const toLeaver = (await world.mailsTo(watcher.email)).filter(({ subject }) => subject.startsWith('Você não entrev'));
  expect(toLeaver.map(({ calendar }) => /METHOD:(\w+)/.exec(calendar ?? '')?.[1])).toEqual(['CANCEL', 'CANCEL']);
  for (const { textBody } of toLeaver) expect(textBody).not.toContain('/my-projects/');
  for (const index of [0, 1]) {
    const { interview } = (await world.own(scenes[index]!.member))!.interview!;
    expect(interview!.confirmed).not.toBeNull();
  }
  // Nobody is left to interview; a candidate who picks a time is still heard, by whoever offered it.
  const { member, applicationId } = scenes[2]!;
  const { interview } = (await world.own(member))!.interview!;
  expect((await world.pick(member, applicationId, interview!.slots[0]!.slotId)).status).toBe(200);
  const picked = (await world.mailsTo(owner.email)).filter(({ textBody }) => textBody.includes(applicationId));
  expect(picked.some(({ subject }) => subject.includes('escolheu um horário'))).toBe(true);
});

it('PIP-07 a colleague who deletes the account leaves the space and its interviews, and the owner is notified of both', async () => {
  const { owner, chooser } = world;
  const scenes = await arrange([{ by: [chooser] }]);
  const before = (await missingMails()).length;
  const body = { email: chooser.email, password: DEMO_PASSWORD };
  expect((await chooser.call('POST /ownData/deletion', { body })).status).toBe(200);
  expect(await bookingsOf(chooser)).toEqual([]);
  const left = (await world.mailsTo(owner.email)).filter(({ happening }) => happening === 'workspaces.memberLeft');
  expect(left).toMatchObject([{ state: 'queued', about: [chooser.id] }]);
  const missing = (await missingMails()).slice(before);
  expect(missing).toHaveLength(1);
  expect(missing[0]!.textBody).toContain(scenes[0]!.applicationId);
});

const release = () =>
  releaseFormerInterviewers({
    database: world.product.database,
    settings: readConfig({ PUBLIC_URL: 'https://ponte.test' }),
    log: pino({ level: 'silent' }),
  });

function expire(people: readonly Person[]) {
  const ids = people.map(({ id }) => id);
  const expiresAt = new Date(Date.now() - 1000);
  return world.product.database
    .update(workspaceMembers)
    .set({ expiresAt })
    .where(inArray(workspaceMembers.userId, ids));
}

it('PIP-07 an expired membership ends the interviews too, once', async () => {
  const { owner, assigner } = world;
  await arrange([{ by: [assigner] }, { by: [owner] }]);
  const before = (await missingMails()).length;
  await release();
  expect(await interviewsOf(assigner)).toHaveLength(1);
  await expire([assigner]);
  await release();
  await release();
  expect([await interviewsOf(assigner), await bookingsOf(assigner)]).toEqual([[], []]);
  expect((await interviewsOf(owner)).length).toBeGreaterThan(0);
  expect((await missingMails()).length - before).toBe(1);
});

it('PIP-07 somebody who cannot be released holds up nobody else', async () => {
  const { product, workspaceId } = world;
  const people = await Promise.all([1, 2, 3].map(() => product.person({ role: 'squadOwner' })));
  await product.database
    .insert(workspaceMembers)
    .values(people.map(({ id: userId }) => ({ workspaceId, userId, permissions: [] })));
  await arrange(people.map((person) => ({ by: [person] })));
  await expire(people);
  // Whoever comes first fails: a sequence does not go back with its transaction.
  const { pool } = product.connection;
  await pool.query(`create sequence releases;
    create function refuse_first() returns trigger language plpgsql as
      $$ begin if nextval('releases') = 1 then raise 'planted'; end if; return old; end $$;
    create trigger refuse_first before delete on interviewers for each row execute function refuse_first()`);
  await release();
  await pool.query('drop function refuse_first cascade');
  const left = await Promise.all(people.map(async (person) => (await interviewsOf(person)).length));
  expect(left.toSorted()).toEqual([0, 0, 1]);
});

it('PIP-07 a removal holds up nobody who works with a candidate of the colleague', async () => {
  const { owner, product, workspaceId } = world;
  const colleague = await product.person({ role: 'squadOwner' });
  await product.database.insert(workspaceMembers).values({ workspaceId, userId: colleague.id, permissions: [] });
  const [scene] = await arrange([{ by: [colleague] }]);
  const { pool } = product.connection;
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select from applications where id = $1 for update', [scene!.applicationId]);
  const removing = owner.call('PUT /workspace/removeUser', { body: { userId: colleague.id } });
  const waiting = () => pool.query(`select from pg_locks where not granted`);
  await expect.poll(async () => (await waiting()).rowCount).toBeGreaterThan(0);
  // As a message to the candidate does, of which the company has a limit.
  await client.query('select from workspaces where id = $1 for no key update', [workspaceId]);
  await client.query('commit');
  client.release();
  expect((await removing).status).toBe(200);
  expect([await bookingsOf(colleague), await interviewsOf(colleague)]).toEqual([[], []]);
});

import { and, arrayOverlaps, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { newId } from '#platform/db/columns.ts';
import { happenings, mailOutbox } from '#platform/db/tables.ts';
import { purgeHappenings } from '#platform/happenings/erase-happenings.ts';
import { recordHappening, recordHappenings } from '#platform/happenings/record-happening.ts';
import { queueMail } from '#platform/mail/outbox.ts';

type World = Awaited<ReturnType<typeof startPipelineWorld>>;
let world: World;
beforeAll(async () => {
  world = await startPipelineWorld();
});
afterAll(() => world.product.close());

const about = (id: string) =>
  world.product.database
    .select()
    .from(happenings)
    .where(arrayOverlaps(happenings.about, [id]))
    .orderBy(asc(happenings.id));

test('a change of state is written down with who, where and whom, and its mail names the same', async () => {
  const { owner, workspaceId } = world;
  const { members, ids, positionId } = await world.scene(['new', 'new']);
  expect((await world.move(owner, ids, 'screeningInterview')).status).toBe(200);
  const [happened, ...further] = await about(ids[0]!);
  expect(further).toEqual([]);
  expect(happened).toMatchObject({
    name: 'jobs.moved',
    workspaceId,
    actorId: owner.id,
    ids: { applicationId: ids[0], positionId, memberId: members[0]!.id },
  });
  const [mail] = await world.mailsTo(members[0]!.email);
  expect(mail?.happening).toBe('jobs.moved');

  const invited = await owner.call('PATCH /workspace/inviteUser', { body: { invitationEmail: 'happens@example.com' } });
  expect(invited.status).toBeLessThan(300);
  const ofSpace = and(eq(happenings.workspaceId, workspaceId), eq(happenings.name, 'workspaces.invited'));
  expect(await world.product.database.$count(happenings, ofSpace)).toBe(1);
  const [invitation] = await world.mailsTo('happens@example.com');
  expect(invitation?.happening).toBe('workspaces.invited');
});

test('what is refused has not happened: of a transaction that rolls back neither happening nor mail is left', async () => {
  const { database } = world.product;
  const { members, ids } = await world.scene(['new']);
  const refused = await world.move(world.owner, ids, 'screeningInterview', { versions: { [ids[0]!]: 99 } });
  expect(refused.status).toBe(409);
  const failing = database.transaction(async (transaction) => {
    const applicationId = ids[0]!;
    await recordHappening(transaction, {
      name: applicationsHappenings.hired,
      workspaceId: world.workspaceId,
      actorId: null,
      ids: { applicationId },
    });
    const content = { subject: 'x', greeting: 'x', paragraphs: [], footer: 'x' };
    await queueMail(transaction, applicationsHappenings.hired, { to: members[0]!.email, language: 'en', content });
    throw new Error('changed our mind');
  });
  await expect(failing).rejects.toThrow('changed our mind');
  expect(await about(ids[0]!)).toEqual([]);
  expect(await database.$count(mailOutbox, eq(mailOutbox.recipient, members[0]!.email))).toBe(0);
});

test('many are one statement, by the product’s clock, and go after 400 days', async () => {
  const { database, clock } = world.product;
  const workspaceId = newId();
  const many = Array.from({ length: 12_000 }, () => ({
    name: applicationsHappenings.closed,
    workspaceId,
    actorId: null,
    ids: { applicationId: newId(), memberId: null },
  }));
  await recordHappenings(database, many);
  clock.advance({ days: 399 });
  await recordHappenings(database, many.slice(0, 1));
  const ofSpace = eq(happenings.workspaceId, workspaceId);
  await purgeHappenings(database);
  expect(await database.$count(happenings, ofSpace)).toBe(12_001);
  clock.advance({ days: 2 });
  await purgeHappenings(database);
  const [stored, ...others] = await database.select().from(happenings).where(ofSpace);
  expect(others).toEqual([]);
  expect(stored!.at.getTime() - Date.now()).toBeGreaterThan(398 * 86_400_000);
  expect(stored!.ids).toEqual({ applicationId: stored!.about[0] });
});

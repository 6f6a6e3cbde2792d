import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startInterviewWorld } from '#application/testing/interview-world.ts';
import { interviewBookings, interviewers } from '#applications/interviews/server/tables.ts';

let world: Awaited<ReturnType<typeof startInterviewWorld>>;
beforeAll(async () => {
  world = await startInterviewWorld();
});
afterAll(() => world.product.close());

it('PRJ-05 an agreed interview of a moved project goes on with the new owner; the former interviewers are free and told', async () => {
  const { product, owner, otherOwner, watcher, admin } = world;
  const { member, applicationId, projectId } = await world.candidate();
  expect((await world.offer(owner, applicationId, { interviewerIds: [watcher.id] })).status).toBe(201);
  const { interview } = (await world.own(member))!.interview!;
  expect((await world.pick(member, applicationId, interview!.slots[0]!.slotId)).status).toBe(200);
  const calendarsOf = async (email: string) =>
    (await world.mailsTo(email)).flatMap(({ calendar }) => /METHOD:(\w+)/.exec(calendar ?? '')?.[1] ?? []);

  const { version } = (await admin.call('GET /myProjects/{projectId}', { params: { projectId } })).body;
  const moved = await admin.call('PUT /changeProjectOwner/{squadOwnerId}', {
    params: { squadOwnerId: otherOwner.id },
    body: { projectId, version },
  });
  expect(moved.status).toBe(200);
  for (const former of [owner, watcher]) {
    expect((await calendarsOf(former.email)).at(-1)).toBe('CANCEL');
    const left = (await world.mailsTo(former.email)).find(({ subject }) =>
      subject.startsWith('Você não entrevista mais'),
    );
    // They may not open the candidate any more.
    expect(left!.textBody).not.toContain('candidate=');
  }
  expect(await calendarsOf(otherOwner.email)).toEqual(['REQUEST']);
  const { database } = product;
  const booked = await database
    .select()
    .from(interviewBookings)
    .where(inArray(interviewBookings.personId, [owner.id, watcher.id, otherOwner.id, member.id]));
  expect(new Set(booked.map(({ personId }) => personId))).toEqual(new Set([otherOwner.id, member.id]));
  const asking = await database.select().from(interviewers).where(eq(interviewers.interviewId, booked[0]!.interviewId));
  expect(asking.map(({ userId }) => userId)).toEqual([otherOwner.id]);
});

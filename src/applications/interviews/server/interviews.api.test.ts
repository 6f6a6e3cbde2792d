import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inDays, startInterviewWorld } from '#application/testing/interview-world.ts';
import { collectOwnApplications } from '#applications/own/server/own-data.ts';
import { interviews, interviewSlots } from '#applications/interviews/server/tables.ts';
import { newId } from '#platform/db/columns.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { workspaceMembers } from '#workspaces/server/tables.ts';

let world: Awaited<ReturnType<typeof startInterviewWorld>>;
beforeAll(async () => {
  world = await startInterviewWorld();
});
afterAll(() => world.product.close());

const lastMail = async (email: string) =>
  (
    await world.product.database
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, email))
      .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
      .limit(1)
  )[0]!;

describe('arranging an interview', () => {
  it('JOB-04 PIP-04 is offered, picked and agreed; both sides get it by mail with a calendar file', async () => {
    const { member, applicationId } = await world.candidate();
    expect((await world.own(member))!.interview).toMatchObject({ kind: 'company', step: 'awaitingInvitation' });
    const offered = await world.offer(world.owner, applicationId, { meetingLink: 'https://meet.example/abc' });
    expect([offered.status, offered.body.state, offered.body.slots.length]).toEqual([201, 'offered', 3]);
    const invited = await world.own(member);
    expect(invited!.interview).toMatchObject({ step: 'pickTime', interview: { meetingLink: null, confirmed: null } });
    const invitation = await lastMail(member.email);
    expect(invitation.textBody).toMatch(/Brasilia|Brasília/);
    expect(invitation.textBody).toContain('12:00 PM GMT-3');

    const [slot] = invited!.interview!.interview!.slots;
    const { status, body } = await world.pick(member, applicationId, slot!.slotId);
    expect([status, body.interview!.step]).toEqual([200, 'scheduled']);
    expect(body.interview!.interview).toMatchObject({
      confirmed: { startsAt: inDays(3), endsAt: inDays(3, 16) },
      meetingLink: 'https://meet.example/abc',
    });
    for (const email of [member.email, world.owner.email]) {
      const mail = await lastMail(email);
      expect(mail.calendar).toContain('STATUS:CONFIRMED');
      expect(mail.calendar).toContain(`DTSTART:${inDays(3).replace(/[-:]|\.\d+/g, '')}`);
      const others = [member.email, world.owner.email].filter((other) => other !== email);
      expect(mail.calendar).not.toContain(others[0]);
    }
    const file = await world.calendar(member, applicationId);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/calendar')]);
    expect(file.body).toContain('URL:https://meet.example/abc');
  });

  it.each([
    ['Https://Meet.example/abc', 'https://meet.example/abc'],
    ['https://meet.example/a room', 'https://meet.example/a%20room'],
    ['https://meet_room.example/abc', 'https://meet_room.example/abc'],
  ])('PIP-04 with the link %s the candidate can confirm, and both read %s', async (typed, meetingLink) => {
    const { member, applicationId } = await world.candidate();
    expect((await world.offer(world.owner, applicationId, { meetingLink: typed })).status).toBe(201);
    const [slot] = (await world.own(member))!.interview!.interview!.slots;
    const { status, body } = await world.pick(member, applicationId, slot!.slotId);
    expect([status, body.interview!.interview]).toMatchObject([200, { meetingLink }]);
    for (const email of [member.email, world.owner.email]) {
      const { calendar } = await lastMail(email);
      expect(calendar?.replaceAll('\r\n ', '')).toContain(`LOCATION:${meetingLink}`);
    }
  });

  it('JOB-04 PIP-04 once other times are requested, nothing can be picked until the company offers them', async () => {
    const { member, applicationId } = await world.candidate('screeningInterview');
    await world.offer(world.recruiter, applicationId);
    const { interview } = (await world.own(member))!.interview!;
    const asked = await world.ask(member, applicationId, 'On a plane');
    expect([asked.status, asked.body.interview!.step]).toEqual([200, 'awaitingOptions']);
    expect((await lastMail(world.recruiter.email)).textBody).toContain('On a plane');
    const refused = await world.pick(member, applicationId, interview!.slots[0]!.slotId);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'jobs.waitForOptions']);
    const seen = await world.owner.call('GET /candidates/{applicationId}', { params: { applicationId } });
    expect(seen.body.interviews[0]).toMatchObject({ kind: 'recruiter', rescheduleReason: 'On a plane' });
    await world.offer(world.recruiter, applicationId, { startsAt: [inDays(6), inDays(7)] });
    const anew = (await world.own(member))!.interview;
    expect([anew!.step, anew!.interview!.slots.length]).toEqual(['pickTime', 2]);
    const old = await world.pick(member, applicationId, interview!.slots[0]!.slotId);
    expect([old.status, old.body.error.code]).toEqual([409, 'jobs.slotGone']);
    expect((await world.pick(member, applicationId, anew!.interview!.slots[1]!.slotId)).status).toBe(200);
  });

  it('PIP-04 a colleague who offered a time and left the company learns nothing of the candidate: the owner does', async () => {
    const { member, applicationId } = await world.candidate();
    await world.offer(world.chooser, applicationId);
    const { database } = world.product;
    await database.delete(workspaceMembers).where(eq(workspaceMembers.userId, world.chooser.id));
    await world.ask(member, applicationId, 'In hospital');
    expect((await lastMail(world.owner.email)).textBody).toContain('In hospital');
    expect(await world.mailsTo(world.chooser.email)).toEqual([]);
  });

  it('ACC-17 the person’s export has the interviews and what the candidate wrote, and nothing that the company wrote', async () => {
    const { member, applicationId } = await world.candidate();
    await world.offer(world.owner, applicationId);
    await world.ask(member, applicationId, 'On a plane');
    await world.onCandidate(world.owner, 'disqualify', applicationId, { reason: 'Too far away' });
    const copy = await collectOwnApplications(world.product.database, { id: member.id, language: 'pt' });
    const entry = copy[0]!.history.find(({ event }) => event === 'interviewRescheduleRequested');
    expect(entry).toMatchObject({ said: 'On a plane', interview: { kind: 'company' } });
    expect(JSON.stringify(copy)).not.toContain('Too far away');
  });

  it('JOB-04 of two picks at once one counts, and the database itself stores no two', async () => {
    const { member, applicationId } = await world.candidate();
    await world.offer(world.owner, applicationId);
    const { slots, id } = (await world.own(member))!.interview!.interview!;
    const answers = await Promise.all(
      [0, 1, 2, 0, 1, 2].map((index) => world.pick(member, applicationId, slots[index]!.slotId)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409, 409]);
    const rows = await world.product.database.select().from(interviewSlots).where(eq(interviewSlots.interviewId, id));
    expect(rows.filter(({ confirmedAt }) => confirmedAt !== null)).toHaveLength(1);
    const second = rows.find(({ confirmedAt }) => confirmedAt === null)!;
    const written = world.product.database
      .update(interviewSlots)
      .set({ confirmedAt: new Date() })
      .where(eq(interviewSlots.id, second.id));
    await expect(written).rejects.toMatchObject({ cause: { constraint: 'interview_slots_one_confirmed' } });
    const mails = await world.mailsTo(member.email);
    expect(mails.filter(({ subject }) => subject.includes('scheduled'))).toHaveLength(1);
  });

  it('JOB-04 two colleagues who offer at once create one interview', async () => {
    const { applicationId } = await world.candidate();
    const answers = await Promise.all(
      [world.owner, world.admin, world.owner].map((who) => world.offer(who, applicationId)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const rows = await world.product.database
      .select()
      .from(interviews)
      .where(eq(interviews.applicationId, applicationId));
    expect(rows.map(({ round }) => round)).toEqual([3]);
    const another = { applicationId, kind: 'company' as const, timeZone: 'UTC' };
    await expect(world.product.database.insert(interviews).values(another)).rejects.toMatchObject({
      cause: { constraint: 'interviews_one_open' },
    });
  });

  it('JOB-04 PIP-04 new options for an agreed time withdraw it, also from the calendars', async () => {
    const { member, applicationId } = await world.candidate();
    await world.offer(world.owner, applicationId);
    await world.pick(member, applicationId, (await world.own(member))!.interview!.interview!.slots[0]!.slotId);
    await world.offer(world.owner, applicationId, { startsAt: [inDays(8), inDays(9)] });
    expect((await lastMail(member.email)).calendar).toContain('STATUS:CANCELLED');
    expect((await world.own(member))!.interview).toMatchObject({ step: 'pickTime', interview: { confirmed: null } });
    expect((await world.calendar(member, applicationId)).status).toBe(409);
  });

  it('JOB-04 PIP-04 is cancelled, and both sides are notified', async () => {
    const { member, applicationId } = await world.candidate();
    await world.offer(world.owner, applicationId);
    await world.pick(member, applicationId, (await world.own(member))!.interview!.interview!.slots[0]!.slotId);
    expect((await world.callOff(world.owner, applicationId, 'The budget was cut')).status).toBe(200);
    for (const email of [member.email, world.owner.email]) {
      const mail = await lastMail(email);
      expect(mail.calendar).toContain('STATUS:CANCELLED');
      expect(mail.textBody).toContain('The budget was cut');
    }
    expect((await world.own(member))!.interview).toEqual({
      kind: 'company',
      step: 'cancelled',
      interview: null,
      cancelled: { by: 'company', reason: 'The budget was cut' },
    });
    const again = await world.callOff(world.owner, applicationId);
    expect([again.status, again.body.error.code]).toEqual([409, 'jobs.noInterviewNow']);
  });

  it.each(['disqualified', 'withdrawn'] as const)('JOB-04 goes with the application: %s', async (how) => {
    const { member, applicationId } = await world.candidate();
    await world.offer(world.owner, applicationId);
    await world.pick(member, applicationId, (await world.own(member))!.interview!.interview!.slots[0]!.slotId);
    if (how === 'withdrawn')
      await member.call('POST /applications/{applicationId}/withdraw', { params: { applicationId } });
    else await world.onCandidate(world.owner, 'disqualify', applicationId, { notice: { delayDays: 0 } });
    const [row] = await world.product.database
      .select()
      .from(interviews)
      .where(eq(interviews.applicationId, applicationId));
    expect([row!.state, (await world.own(member))!.interview]).toEqual(['cancelled', null]);
    const mails = await world.mailsTo(world.owner.email);
    expect(mails.some(({ calendar }) => calendar?.includes('STATUS:CANCELLED'))).toBe(true);
  });

  it('JOB-04 one that took place stays, and another can be offered', async () => {
    const { member, applicationId } = await world.candidate();
    await world.offer(world.owner, applicationId);
    await world.pick(member, applicationId, (await world.own(member))!.interview!.interview!.slots[0]!.slotId);
    await world.letPass(applicationId);
    expect((await world.own(member))!.interview!.step).toBe('held');
    const late = await world.ask(member, applicationId);
    expect([late.status, late.body.error.code]).toEqual([409, 'jobs.noInterviewNow']);
    await world.offer(world.owner, applicationId);
    const rows = await world.product.database
      .select()
      .from(interviews)
      .where(eq(interviews.applicationId, applicationId));
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['held', 'offered']);
    expect((await world.own(member))!.interview!.step).toBe('pickTime');
  });
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
/** The second Sunday of March, on which clocks in New York go from two to three. */
const springGap = (() => {
  const march = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 2, 1));
  const sunday = 8 + ((7 - march.getUTCDay()) % 7);
  return `${march.getUTCFullYear()}-03-${String(sunday).padStart(2, '0')}`;
})();

describe('offers that are refused', () => {
  it.each([
    [{ startsAt: [inDays(3)] }, 422, 'jobs.tooFewDates'],
    [{ startsAt: [inDays(3), inDays(3, 18)] }, 422, 'jobs.tooFewDates'],
    [{ startsAt: [3, 4, 5, 6].map((days) => inDays(days)) }, 422, 'jobs.tooManyDates'],
    [{ startsAt: [inDays(3), inDays(3, 15, 30), inDays(4)] }, 422, 'jobs.timesOverlap'],
    [{ startsAt: [inDays(-2), inDays(4)] }, 422, 'jobs.timePast'],
    [{ startsAt: [inMinutes(60), inDays(4)] }, 422, 'jobs.timeTooSoon'],
    [{ times: [`${springGap}T02:30`, `${springGap}T10:00`], timeZone: 'America/New_York' }, 422, 'jobs.timeInGap'],
    [{ times: ['2018-11-04T00:30', '2018-11-05T10:00'] }, 422, 'jobs.timeInGap'],
    [{ times: ['2026-02-30T10:00', '2026-03-01T10:00'] }, 422, 'platform.invalid'],
    [{ startsAt: [inDays(3), inDays(300)] }, 422, 'jobs.timeTooFar'],
    [{ timeZone: 'Mars/Olympus' }, 422, 'jobs.timeZoneUnknown'],
    [{ startsAt: [] }, 422, 'platform.invalid'],
    [{ times: ['tomorrow', 'later'] }, 422, 'platform.invalid'],
    [{ meetingLink: 'javascript:alert(1)' }, 422, 'platform.invalid'],
  ])('PIP-04 JOB-04 %j: %i %s', async (body, status, code) => {
    const { applicationId } = await world.candidate();
    const answer = await world.offer(world.owner, applicationId, body);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    expect(await world.product.database.$count(interviews, eq(interviews.applicationId, applicationId))).toBe(0);
  });

  it('PIP-04 are for the stages with an interview, for those who work there, and for nobody else', async () => {
    const early = await world.candidate('qualify');
    const answer = await world.offer(world.owner, early.applicationId);
    expect([answer.status, answer.body.error.code]).toEqual([409, 'jobs.noInterviewNow']);
    const { applicationId, member } = await world.candidate('clientInterview');
    expect((await world.offer(world.recruiter, applicationId)).body.error.code).toBe('pipeline.beyondReach');
    expect((await world.offer(world.otherOwner, applicationId)).status).toBe(404);
    expect((await world.offer(world.owner, newId())).status).toBe(404);
    expect((await world.offer(member, applicationId)).status).toBe(403);
    expect((await world.pick(member, applicationId, newId())).status).toBe(409);
    await world.offer(world.owner, applicationId);
    const stranger = (await world.candidate()).member;
    const { slots } = (await world.own(member))!.interview!.interview!;
    expect((await world.pick(stranger, applicationId, slots[0]!.slotId)).status).toBe(404);
    expect((await world.pick(member, applicationId, newId())).body.error.code).toBe('jobs.slotGone');
    expect((await world.ask(member, applicationId, ' ')).status).toBe(422);
    expect((await world.ask(member, applicationId, 'x'.repeat(2_001))).status).toBe(422);
  });
});

it('JOB-04 the history shows the candidate every step, newest first, and nothing internal to the company', async () => {
  const { member, applicationId } = await world.candidate();
  await world.offer(world.owner, applicationId);
  await world.ask(member, applicationId);
  const read = () => member.call('GET /applications/{applicationId}/history', { params: { applicationId } });
  await world.onCandidate(world.owner, 'hire', applicationId);
  const { body } = await read();
  const events = body.history.map(({ event, stage }: { event: string; stage: string | null }) => stage ?? event);
  expect(events).toEqual([
    'interviewCancelled',
    'hired',
    'interviewRescheduleRequested',
    'interviewOffered',
    'companyInterview',
    'shortlist',
    'recruiterInterview',
    'technicalTest',
    'applied',
  ]);
  expect(JSON.stringify(body)).not.toMatch(/selected|setAside|travelling|Olga/);
});

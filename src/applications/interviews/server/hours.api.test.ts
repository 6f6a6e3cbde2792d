import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '#application/testing/pipeline-world.ts';
import { inDays, startInterviewWorld } from '#application/testing/interview-world.ts';
import { interviewBookings, interviews } from '#applications/interviews/server/tables.ts';
import { remindOfInterviews } from '#applications/interviews/server/reminding/remind.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { readCalendar } from '#platform/testing/mail/read-calendar.ts';

let world: Awaited<ReturnType<typeof startInterviewWorld>>;
beforeAll(async () => {
  world = await startInterviewWorld();
});
afterAll(() => world.product.close());

const slotsOf = async (who: Person) => (await world.own(who))!.interview!.interview!.slots;
const calendarsTo = async (email: string) =>
  (
    await world.product.database
      .select({ calendar: mailOutbox.calendar })
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, email))
      .orderBy(desc(mailOutbox.id))
  ).flatMap(({ calendar }) => (calendar === null ? [] : [readCalendar(calendar)]));
const interviewOf = async (applicationId: string) =>
  (await world.product.database.select().from(interviews).where(eq(interviews.applicationId, applicationId)))[0]!;

describe('a slot is given once', () => {
  it('PIP-04 of many candidates who pick the same slot of an interviewer at once one gets it; the others see what is left', async () => {
    const all = await world.candidates(5);
    for (const { applicationId } of all) await world.offer(world.owner, applicationId);
    const firsts = await Promise.all(all.map(async ({ member }) => (await slotsOf(member))[0]!.slotId));
    const answers = await Promise.all(
      all.map(({ member, applicationId }, index) => world.pick(member, applicationId, firsts[index]!)),
    );
    expect(world.statusesOf(answers)).toEqual([200, 409, 409, 409, 409]);
    const losers = answers.flatMap(({ status, body }, index) => (status === 409 ? [{ body, ...all[index]! }] : []));
    expect(losers.map(({ body }) => body.error.code)).toEqual(Array(4).fill('jobs.slotTaken'));
    for (const { member } of losers)
      expect((await slotsOf(member)).map(({ startsAt }: { startsAt: string }) => startsAt)).toEqual([
        inDays(4),
        inDays(4, 17),
      ]);
    expect(await world.product.database.$count(interviewBookings)).toBe(2);
  });

  it('PIP-04 the database itself keeps everyone out of two interviews at once', async () => {
    const [one, other] = await world.candidates(2);
    for (const { applicationId } of [one!, other!]) await world.offer(world.owner, applicationId);
    await world.pick(one!.member, one!.applicationId, (await slotsOf(one!.member))[0]!.slotId);
    const { id: interviewId } = await interviewOf(other!.applicationId);
    const overlapping = {
      interviewId,
      personId: world.owner.id,
      startsAt: new Date(inDays(3, 15, 30)),
      endsAt: new Date(inDays(3, 16, 30)),
    };
    await expect(world.product.database.insert(interviewBookings).values(overlapping)).rejects.toMatchObject({
      cause: { constraint: 'interview_bookings_once' },
    });
    const after = { ...overlapping, startsAt: new Date(inDays(3, 16)), endsAt: new Date(inDays(3, 17)) };
    await world.product.database.insert(interviewBookings).values(after);
  });

  it('PIP-04 two interviewers, each in the other one’s interview: concurrent picks never deadlock', async () => {
    const all = await world.candidates(6);
    const pair = [world.owner.id, world.chooser.id];
    for (const [index, { applicationId }] of all.entries())
      await world.offer(world.owner, applicationId, { interviewerIds: index % 2 ? pair : pair.toReversed() });
    const slots = await Promise.all(all.map(({ member }) => slotsOf(member)));
    const answers = await Promise.all(
      all.map(({ member, applicationId }, index) => world.pick(member, applicationId, slots[index]![0]!.slotId)),
    );
    expect(world.statusesOf(answers)).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('PIP-04 a time at which somebody is in an agreed interview cannot be offered; once freed, it can', async () => {
    const [one, other] = await world.candidates(2);
    await world.offer(world.owner, one!.applicationId);
    await world.pick(one!.member, one!.applicationId, (await slotsOf(one!.member))[0]!.slotId);
    const refused = await world.offer(world.owner, other!.applicationId);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'jobs.personBusy']);
    const elsewhere = await world.offer(world.owner, other!.applicationId, { interviewerIds: [world.chooser.id] });
    expect(elsewhere.status).toBe(201);
    await world.callOffOwn(one!.member, one!.applicationId);
    expect((await world.offer(world.owner, other!.applicationId)).status).toBe(201);
  });

  it('PIP-04 a candidate is not in two interviews at once either', async () => {
    const { member, applicationId } = await world.candidate();
    const [second] = await world.candidates(1);
    await world.product.database.execute(
      `update applications set member_id = '${member.id}' where id = '${second!.applicationId}'`,
    );
    await world.offer(world.owner, applicationId);
    await world.offer(world.chooser, second!.applicationId);
    const mine = (await member.call('GET /applications')).body.applications;
    const picks = mine.map(({ id, interview }) => world.pick(member, id, interview!.interview!.slots[0]!.slotId));
    const answers = await Promise.all(picks);
    expect(world.statusesOf(answers)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.error.code).toBe('jobs.ownInterviewThen');
  });

  it('PIP-04 picked while the company cancels it: either it was agreed first, or there is nothing to pick; no partial state', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { member, applicationId } = await world.candidate();
      await world.offer(world.owner, applicationId);
      const [slot] = await slotsOf(member);
      const [picked, off] = await Promise.all([
        world.pick(member, applicationId, slot!.slotId),
        world.callOff(world.owner, applicationId),
      ]);
      expect(off.status).toBe(200);
      expect([200, 409]).toContain(picked.status);
      expect((await interviewOf(applicationId)).state).toBe('cancelled');
      expect(await world.product.database.$count(interviewBookings)).toBe(0);
      const last = (await calendarsTo(member.email))[0];
      if (picked.status === 200) expect(last!.method).toBe('CANCEL');
      else expect([picked.body.error.code, last]).toEqual(['jobs.noInterviewNow', undefined]);
    }
  });
});

describe('interviewers', () => {
  it('PIP-04 are people of the company; all of them and the candidate get the agreed time, each with their own address only', async () => {
    const { member, applicationId } = await world.candidate();
    const stranger = await world.offer(world.owner, applicationId, { interviewerIds: [world.otherOwner.id] });
    expect([stranger.status, stranger.body.error.code]).toEqual([422, 'jobs.interviewerUnknown']);
    const both = [world.chooser.id, world.recruiter.id];
    const offered = await world.offer(world.owner, applicationId, { interviewerIds: both, message: 'Bring a drawing' });
    expect(offered.body.interviewers.map(({ id }: { id: string }) => id).toSorted()).toEqual(both.toSorted());
    const own = await world.own(member);
    expect(own!.interview!.interview).toMatchObject({ message: 'Bring a drawing', outcome: null });
    await world.pick(member, applicationId, own!.interview!.interview!.slots[0]!.slotId);
    const { id } = await interviewOf(applicationId);
    for (const { email } of [member, world.owner, world.chooser, world.recruiter]) {
      const [file] = await calendarsTo(email);
      const event = file!.events[0]!;
      expect([file!.method, event.one('UID'), event.one('SEQUENCE')]).toEqual([
        'REQUEST',
        expect.stringContaining(`interview-${id}@`),
        '1',
      ]);
      expect(event.all('ATTENDEE').map(({ value }) => value.toLowerCase())).toEqual([`mailto:${email}`]);
      expect(event.all('ORGANIZER')[0]!.parameters['CN']).toBe('Casa Ipê');
    }
  });

  it('PIP-04 calendars follow: the same id and a rising sequence from agreed to moved to agreed again to cancelled', async () => {
    const { member, applicationId } = await world.candidate();
    await world.offer(world.owner, applicationId);
    await world.pick(member, applicationId, (await slotsOf(member))[0]!.slotId);
    await world.offer(world.owner, applicationId, { startsAt: [inDays(8), inDays(9)] });
    await world.pick(member, applicationId, (await slotsOf(member))[1]!.slotId);
    await world.callOffOwn(member, applicationId, 'Ill in bed');
    for (const email of [member.email, world.owner.email]) {
      const { id } = await interviewOf(applicationId);
      const files = (await calendarsTo(email)).filter(({ events }) => events[0]!.one('UID').includes(id)).toReversed();
      expect(files.map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL', 'REQUEST', 'CANCEL']);
      const sequences = files.map(({ events }) => Number(events[0]!.one('SEQUENCE')));
      expect(sequences).toEqual(sequences.toSorted((one, other) => one - other));
      expect(new Set(sequences).size).toBe(4);
      expect(files[2]!.events[0]!.one('DTSTART')).toBe(inDays(9).replace(/[-:]|\.\d+/g, ''));
    }
    expect((await world.own(member))!.interview!.cancelled).toEqual({ by: 'candidate', reason: 'Ill in bed' });
    const seen = await world.owner.call('GET /candidates/{applicationId}', { params: { applicationId } });
    expect(seen.body.interviews[0]!.cancelled).toEqual({ by: 'candidate', reason: 'Ill in bed' });
    expect((await world.callOffOwn(member, applicationId)).status).toBe(409);
    expect((await world.callOffOwn(member, applicationId, ' ')).status).toBe(422);
  });
});

describe('reminders', () => {
  const remind = (now = new Date()) => remindOfInterviews(world.product.database, now);
  const remindersTo = async (email: string) =>
    (await world.mailsTo(email)).filter(({ subject }) => subject.includes('less than')).map(({ subject }) => subject);

  it('PIP-04 both sides are reminded a day and an hour before, once each, by however many workers', async () => {
    const { member, applicationId } = await world.candidate();
    await world.offer(world.chooser, applicationId);
    await world.pick(member, applicationId, (await slotsOf(member))[0]!.slotId);
    const start = new Date(inDays(3)).getTime();
    const before = (hours: number) => new Date(start - hours * 3_600_000);
    await remind(before(25));
    expect(await remindersTo(member.email)).toEqual([]);
    await Promise.all([remind(before(23)), remind(before(23)), remind(before(22))]);
    expect(await remindersTo(member.email)).toEqual([expect.stringContaining('in less than a day')]);
    await Promise.all([remind(before(0.9)), remind(before(0.9))]);
    await remind(before(0.5));
    expect(await remindersTo(member.email)).toHaveLength(2);
    expect((await world.mailsTo(member.email)).at(-1)!.calendar).toBeNull();
    const company = (await world.mailsTo(world.chooser.email)).filter(
      ({ subject }) => /menos de|less than/i.test(subject) && subject.includes(world.lastName()),
    );
    expect(company).toHaveLength(2);
    await remind(before(-1));
    expect(await remindersTo(member.email)).toHaveLength(2);
  });

  it('PIP-04 when the time moves the reminders move along; when cancelled there are none', async () => {
    const { member, applicationId } = await world.candidate();
    await world.offer(world.chooser, applicationId);
    await world.pick(member, applicationId, (await slotsOf(member))[0]!.slotId);
    await remind(new Date(new Date(inDays(3)).getTime() - 3_600_000 * 5));
    await world.offer(world.chooser, applicationId, { startsAt: [inDays(8), inDays(9)] });
    await world.pick(member, applicationId, (await slotsOf(member))[0]!.slotId);
    expect(await remindersTo(member.email)).toHaveLength(1);
    await remind(new Date(new Date(inDays(8)).getTime() - 3_600_000 * 5));
    expect(await remindersTo(member.email)).toHaveLength(2);
    await world.callOff(world.chooser, applicationId);
    await remind(new Date(new Date(inDays(8)).getTime() - 1_800_000));
    expect(await remindersTo(member.email)).toHaveLength(2);
  });
});

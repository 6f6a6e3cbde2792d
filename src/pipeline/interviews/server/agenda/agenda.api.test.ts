import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodySentTo } from '#application/testing/caller.ts';
import type { Person } from '#application/testing/pipeline-world.ts';
import { inDays, startInterviewWorld } from '#application/testing/interview-world.ts';
import { collectOwnInterviews, eraseOwnInterviews } from '#applications/interviews/server/own-data.ts';
import { interviews } from '#applications/interviews/server/tables.ts';
import type { InterviewOutcome } from '#applications/rules/interview-terms.ts';
import { readCalendar } from '#platform/testing/mail/read-calendar.ts';
import { workspaceMembers } from '#workspaces/server/tables.ts';

let world: Awaited<ReturnType<typeof startInterviewWorld>>;
beforeAll(async () => {
  world = await startInterviewWorld();
});
afterAll(() => world.product.close());

/** A candidate whose interview is agreed for the first offered time. */
async function agreed(interviewerIds: string[] = []) {
  const scene = await world.candidate();
  const offered = await world.offer(world.owner, scene.applicationId, { interviewerIds });
  await world.pick(scene.member, scene.applicationId, offered.body.slots[0]!.slotId);
  const [row] = await world.product.database
    .select()
    .from(interviews)
    .where(eq(interviews.applicationId, scene.applicationId));
  return { ...scene, interviewId: row!.id, version: row!.version };
}
const agenda = (who: Person, query: object = {}) =>
  who.call('GET /interviews', { query: { from: inDays(1), until: inDays(12), ...query } });
const change = (who: Person, interviewId: string, body: BodySentTo<'PATCH /interviews/{interviewId}'>) =>
  who.call('PATCH /interviews/{interviewId}', { params: { interviewId }, body });
const settle = (who: Person, interviewId: string, outcome: InterviewOutcome) =>
  who.call('POST /interviews/{interviewId}/outcome', { params: { interviewId }, body: { outcome } });
const readNote = (who: Person, interviewId: string) =>
  who.call('GET /interviews/{interviewId}/note', { params: { interviewId } });
const writeNote = (who: Person, interviewId: string, text: string, version: number) =>
  who.call('PUT /interviews/{interviewId}/note', { params: { interviewId }, body: { text, version } });
const ofCandidate = (
  answer: { body: { entries: { applicationId: string; state: string }[] } },
  applicationId: string,
) => answer.body.entries.filter((entry) => entry.applicationId === applicationId);

describe('the agenda of a company', () => {
  it('PIP-04 has agreed times and offered ones, by days, person and vacancy, in pages; others see nothing of it', async () => {
    const one = await agreed([world.owner.id, world.chooser.id]);
    const [other] = await world.candidates(1);
    await world.offer(world.recruiter, other!.applicationId);
    await world.offer(world.owner, other!.applicationId, { startsAt: [inDays(5), inDays(6)] });
    const all = await agenda(world.owner);
    expect(ofCandidate(all, one.applicationId)).toMatchObject([
      { state: 'confirmed', startsAt: inDays(3), isOwn: true, abilities: { arrange: true } },
    ]);
    expect(ofCandidate(all, other!.applicationId)).toMatchObject([{ state: 'offered' }, { state: 'offered' }]);
    const starts = all.body.entries.map(({ startsAt }: { startsAt: string }) => startsAt);
    expect(starts).toEqual(starts.toSorted());
    const mine = await agenda(world.owner, { interviewerId: world.chooser.id });
    expect(mine.body.entries).toMatchObject([{ applicationId: one.applicationId }]);
    const position = await agenda(world.owner, { positionId: other!.positionId });
    expect(position.body.entries).toHaveLength(2);
    const first = await agenda(world.owner, { limit: 1 });
    const second = await agenda(world.owner, { limit: 200, cursor: first.body.nextCursor });
    expect([...first.body.entries, ...second.body.entries]).toEqual(all.body.entries);
    expect((await agenda(world.owner, { until: inDays(2) })).body.entries).toEqual([]);
    expect((await agenda(world.otherOwner)).body.entries).toEqual([]);
    expect(ofCandidate(await agenda(world.recruiter), one.applicationId)).toMatchObject([
      { isOwn: false, abilities: { arrange: false } },
    ]);
    for (const query of [{ until: inDays(60) }, { until: inDays(0) }, { from: 'today' }, { limit: 900 }])
      expect((await agenda(world.owner, query)).status).toBe(422);
    for (const day of ['made-up', '2026-13-45T99:99:99.000Z', '0000-01-01T00:00:00.000Z']) {
      const cursor = Buffer.from(JSON.stringify([day, one.interviewId])).toString('base64url');
      expect([day, (await agenda(world.owner, { cursor })).status]).toEqual([day, 422]);
    }
    expect((await agenda(world.owner, { cursor: 'made-up' })).status).toBe(422);
    expect((await agenda(one.member)).status).toBe(403);
  });

  it('PIP-04 names who waits for other times, with the reason, and what to filter by', async () => {
    const { member, applicationId } = await world.candidate();
    await world.offer(world.chooser, applicationId);
    await world.ask(member, applicationId, 'At sea until Friday');
    const { body } = await world.owner.call('GET /interviews/filters');
    expect(body.waiting.find((one: { applicationId: string }) => one.applicationId === applicationId)).toMatchObject({
      reason: 'At sea until Friday',
      interviewers: [{ id: world.chooser.id }],
    });
    expect(body.interviewers.map(({ id }: { id: string }) => id)).toContain(world.chooser.id);
    expect(body.positions.length).toBeGreaterThan(0);
    expect((await world.otherOwner.call('GET /interviews/filters')).body).toEqual({
      interviewers: [],
      positions: [],
      waiting: [],
    });
  });

  it('PIP-04 before times are offered it says who is busy or on offer when, and where the candidate is, but not with whom', async () => {
    const one = await agreed([world.owner.id]);
    await one.member.call('PUT /session/timeZone', { body: { timeZone: 'Europe/Lisbon' } });
    await world.freeDiaries();
    const other = await world.scene(['clientInterview'], 1, 'en');
    await world.product.database.execute(
      `insert into interview_bookings values ('${one.interviewId}', '${other.members[0]!.id}', '${inDays(3)}', '${inDays(3, 16)}')`,
    );
    const read = (who: Person, applicationId: string) =>
      who.call('GET /candidates/{applicationId}/interview/options', { params: { applicationId } });
    const { body } = await read(world.owner, other.ids[0]!);
    const ids = body.people.map(({ id }: { id: string }) => id);
    for (const { id } of [world.owner, world.chooser, world.watcher, world.recruiter]) expect(ids).toContain(id);
    for (const { id } of [world.otherOwner, world.admin, one.member]) expect(ids).not.toContain(id);
    expect(body.candidateBusy).toEqual([{ startsAt: inDays(3), endsAt: inDays(3, 16) }]);
    expect(body).toMatchObject({ timeZone: 'America/Sao_Paulo', candidateTimeZone: null });
    expect((await read(world.owner, one.applicationId)).body.candidateTimeZone).toBe('Europe/Lisbon');
    expect((await read(world.otherOwner, one.applicationId)).status).toBe(404);
    const wrong = await one.member.call('PUT /session/timeZone', { body: { timeZone: 'Mars/Olympus' } });
    expect([wrong.status, wrong.body.error.code]).toEqual([422, 'accounts.timeZoneUnknown']);
  });
});

describe('an agreed interview', () => {
  it('PIP-04 gets another link and interviewers: all concerned are notified, calendars follow, and of two changes at once one counts', async () => {
    const { interviewId, applicationId, version, member } = await agreed([world.owner.id, world.recruiter.id]);
    const body = {
      version,
      meetingLink: 'https://meet.example/new',
      interviewerIds: [world.owner.id, world.chooser.id],
    };
    const answers = await Promise.all([0, 1, 2].map(() => change(world.owner, interviewId, body)));
    expect(world.statusesOf(answers)).toEqual([200, 409, 409]);
    const methodOf = async (email: string) => {
      const mails = (await world.mailsTo(email)).filter(({ calendar }) => calendar?.includes(interviewId));
      const last = mails.toSorted((one, next) => one.id.localeCompare(next.id)).at(-1)!;
      const { method, events } = readCalendar(last.calendar!);
      return [method, events[0]!.one('DTSTART'), events[0]!.one('SEQUENCE')];
    };
    const start = inDays(3).replace(/[-:]|\.\d+/g, '');
    for (const email of [member.email, world.owner.email, world.chooser.email])
      expect(await methodOf(email)).toEqual(['REQUEST', start, '2']);
    // The interview disappears from the calendar of a removed interviewer.
    expect(await methodOf(world.recruiter.email)).toEqual(['CANCEL', start, '2']);
    expect((await world.own(member))!.interview!.interview).toMatchObject({ meetingLink: 'https://meet.example/new' });
    const next = { ...body, version: version + 1 };
    expect((await change(world.owner, interviewId, { ...next, meetingLink: 'javascript:x' })).status).toBe(422);
    expect((await change(world.owner, interviewId, { ...next, interviewerIds: [] })).status).toBe(422);
    expect((await change(world.otherOwner, interviewId, next)).status).toBe(404);
    expect((await change(world.recruiter, interviewId, next)).body.error.code).toBe('pipeline.beyondReach');
    expect((await change(world.watcher, interviewId, next)).status).toBe(403);
    expect(applicationId).toBeTruthy();
  });

  it('PIP-04 once its time has come the company records whether it took place, and corrects it; the candidate does not read that', async () => {
    const { interviewId, applicationId, member } = await agreed();
    const early = await settle(world.owner, interviewId, 'held');
    expect([early.status, early.body.error.code]).toEqual([409, 'jobs.notYetHeld']);
    await world.letPass(applicationId, 96);
    expect((await settle(world.owner, interviewId, 'noShow')).status).toBe(200);
    const own = await world.own(member);
    expect(own!.interview!.step).toBe('held');
    expect(JSON.stringify(own)).not.toContain('noShow');
    expect((await settle(world.owner, interviewId, 'held')).status).toBe(200);
    const seen = await world.owner.call('GET /candidates/{applicationId}', { params: { applicationId } });
    expect(seen.body.interviews[0]).toMatchObject({ state: 'held', outcome: 'held' });
    const wrong = { params: { interviewId }, body: { outcome: 'late' } };
    expect((await world.owner.call.raw('POST /interviews/{interviewId}/outcome', wrong)).status).toBe(422);
    expect((await settle(world.otherOwner, interviewId, 'held')).status).toBe(404);
    expect((await world.offer(world.owner, applicationId)).status).toBe(201);
  });

  it('PIP-04 has private notes of each interviewer; of two windows that write at once one counts', async () => {
    const { interviewId } = await agreed();
    expect((await readNote(world.owner, interviewId)).body).toEqual({ text: '', version: 0 });
    const answers = await Promise.all(
      [0, 1, 2].map((number) => writeNote(world.owner, interviewId, `Calm ${number}`, 0)),
    );
    expect(world.statusesOf(answers)).toEqual([200, 409, 409]);
    expect((await writeNote(world.owner, interviewId, 'Calm and clear', 1)).body).toEqual({ version: 2 });
    expect((await readNote(world.owner, interviewId)).body).toEqual({ text: 'Calm and clear', version: 2 });
    for (const who of [world.chooser, world.recruiter, world.admin])
      expect((await readNote(who, interviewId)).body).toEqual({ text: '', version: 0 });
    expect((await readNote(world.otherOwner, interviewId)).status).toBe(404);
    expect((await writeNote(world.owner, interviewId, 'x'.repeat(10_001), 2)).status).toBe(422);
  });
});

describe('the calendar address', () => {
  const follow = async (address: string) => {
    const answer = await fetch(`${world.product.url}${new URL(address).pathname}`);
    const text = await answer.text();
    return { status: answer.status, type: answer.headers.get('content-type'), text };
  };
  const idsOf = (text: string) => readCalendar(text).events.map((event) => event.one('UID'));

  it('PIP-04 is secret and personal, follows every change, and ends when its owner revokes it', async () => {
    const { interviewId, applicationId, member } = await agreed([world.chooser.id]);
    expect((await member.call('GET /interviewCalendar')).body).toEqual({ createdAt: null });
    const mine = (await member.call('POST /interviewCalendar')).body.address;
    const theirs = (await world.chooser.call('POST /interviewCalendar')).body.address;
    const first = await follow(mine);
    expect([first.status, first.type]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(readCalendar(first.text).method).toBe('PUBLISH');
    expect(idsOf(first.text)).toEqual([expect.stringContaining(interviewId)]);
    expect(idsOf((await follow(theirs)).text)).toContainEqual(expect.stringContaining(interviewId));
    expect(first.text).not.toContain(world.chooser.email);
    await world.callOffOwn(member, applicationId);
    expect((await follow(mine)).text).not.toContain(interviewId);
    const anew = (await member.call('POST /interviewCalendar')).body.address;
    expect((await follow(mine)).status).toBe(404);
    expect((await follow(anew)).status).toBe(200);
    await member.call('DELETE /interviewCalendar');
    expect((await follow(anew)).status).toBe(404);
    expect((await follow(`${world.product.url}/calendars/made-up.ics`)).status).toBe(404);
  });

  it('PIP-04 shows nothing of a company to people who left it', async () => {
    const { interviewId } = await agreed([world.watcher.id]);
    const { address } = (await world.watcher.call('POST /interviewCalendar')).body;
    expect(idsOf((await follow(address)).text)).toEqual([expect.stringContaining(interviewId)]);
    await world.product.database
      .update(workspaceMembers)
      .set({ expiresAt: new Date(0) })
      .where(eq(workspaceMembers.userId, world.watcher.id));
    expect((await follow(address)).text).not.toContain(interviewId);
  });
});

it('PIP-04 ACC-17 interviews, own notes and the calendar address are in the person’s export; after deletion nothing written remains', async () => {
  const { database } = world.product;
  const { interviewId, member, applicationId } = await agreed();
  await writeNote(world.owner, interviewId, 'Calm and clear', 0);
  await member.call('POST /interviewCalendar');
  await world.callOffOwn(member, applicationId, 'Ill in bed');
  const own = await collectOwnInterviews(database, member.id);
  expect(own).toMatchObject({
    asCandidate: [{ state: 'cancelled', cancelReason: 'Ill in bed', calledOffBy: 'you' }],
    notes: [],
  });
  expect(own.calendarAddressSince).not.toBeNull();
  const written = async () => (await collectOwnInterviews(database, world.owner.id)).notes.map(({ text }) => text);
  expect(await written()).toContain('Calm and clear');
  const before = (await written()).length;
  await database.transaction((transaction) => eraseOwnInterviews(transaction, member.id));
  expect((await written()).length).toBe(before - 1);
  const after = await collectOwnInterviews(database, member.id);
  expect(after).toMatchObject({ asCandidate: [{ cancelReason: null }], calendarAddressSince: null });
});

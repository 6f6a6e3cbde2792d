import { afterAll, describe, expect, it } from 'vitest';
import { startPipelineWorld } from '#application/testing/pipeline-world.ts';
import { buildApplications } from '#applications/builders.ts';

const {
  product,
  owner,
  otherOwner,
  recruiter,
  chooser,
  assigner,
  scene,
  choose,
  move,
  onCandidate,
  rowOf,
  mailsTo,
  statusesOf,
} = await startPipelineWorld();
afterAll(() => product.close());

type Person = typeof owner;
type Place = Awaited<ReturnType<typeof scene>>;
const read = async (who: Person, { projectId }: Place) =>
  (await who.call('GET /squads/{projectId}', { params: { projectId } })).body;
const approve = (who: Person, { projectId }: Place, composition: string, headers = {}) =>
  who.call('POST /squads/{projectId}/approve', { params: { projectId }, body: { composition }, headers });
const disapprove = (who: Person, { projectId }: Place, composition: string, reasons: unknown) =>
  who.call.raw('POST /squads/{projectId}/disapprove', { params: { projectId }, body: { composition, reasons } });
const place = ({ projectId }: Place, positionIndex = 0) => ({ params: { projectId, positionIndex } });
const answer = (who: Person, at: Place, given: 'accepted' | 'declined', reason?: string) =>
  who.call('POST /squadInvitations/{projectId}/{positionIndex}/answer', {
    ...place(at),
    body: { answer: given, reason },
  });
const invitationOf = (who: Person, at: Place) =>
  who.call('GET /squadInvitations/{projectId}/{positionIndex}', place(at));
const subjectsTo = async (email: string, projectId: string) =>
  (await mailsTo(email)).filter(({ textBody }) => textBody.includes(projectId)).map(({ subject }) => subject);

describe('the decision about a squad', () => {
  it('BRI-03 is open as soon as every position has its person; approved, each of them is asked and the contracts are announced', async () => {
    const at = await scene(['offered', 'new'], 2);
    await choose(owner, at, 0);
    const half = await read(owner, at);
    expect(half).toMatchObject({ isComplete: false, decision: null, path: 'hunting' });
    expect(half.places[0]!.selected).toMatchObject({ applicationId: at.ids[0], answer: null });
    expect(half.places[1]!.selected).toBeNull();
    expect((await approve(owner, at, half.composition)).body.error.code).toBe('pipeline.squadIncomplete');

    await buildApplications(product.database, [{ positionId: at.positions[1]!.id, memberId: at.members[1]!.id }]);
    await choose(owner, at, 1, undefined, 1);
    // An older squad is not approved.
    expect((await approve(owner, at, half.composition)).body.error.code).toBe('pipeline.squadChanged');
    const { composition, isComplete } = await read(owner, at);
    expect(isComplete).toBe(true);
    const approved = await approve(owner, at, composition);
    expect(approved.body.decision).toMatchObject({ decision: 'approved', by: 'Olga Dona', isCurrent: true });
    expect((await approve(owner, at, composition)).body.error.code).toBe('pipeline.alreadyApproved');
    expect(await subjectsTo(owner.email, at.projectId)).toContain('O squad de “Plataforma de dados” está aprovado');
    for (const member of at.members)
      expect((await subjectsTo(member.email, at.projectId)).at(-1)).toMatch(/^Casa Ipê aprovou você: /);
  });

  it('BRI-03 disapproved with a reason, the selection is undone, the others are active again, the recruiters learn it but not the candidates', async () => {
    const at = await scene(['offered', 'clientInterview']);
    await choose(owner, at, 0);
    const { composition } = await read(owner, at);
    for (const reasons of [[], [{ positionIndex: 0, reason: '  ' }], 'x'])
      expect((await disapprove(owner, at, composition, reasons)).status).toBe(422);
    expect((await disapprove(owner, at, composition, [{ positionIndex: 1, reason: 'x' }])).status).toBe(409);
    const reason = 'Wants to begin only next year';
    const after = await disapprove(owner, at, composition, [{ positionIndex: 0, reason }]);
    expect(after.body).toMatchObject({ isComplete: false, composition: '' });
    expect(after.body.decision).toMatchObject({ decision: 'disapproved', isCurrent: false });
    expect(await rowOf(at.ids[0]!)).toMatchObject({ selectedAt: null, state: 'active', stage: 'offered' });
    expect(await rowOf(at.ids[1]!)).toMatchObject({ state: 'active' });
    const mails = (await mailsTo(recruiter.email)).filter(({ textBody }) => textBody.includes(at.projectId));
    expect(mails.map(({ textBody }) => textBody.includes(reason))).toEqual([true]);
    for (const member of at.members)
      for (const { textBody } of await mailsTo(member.email)) expect(textBody).not.toContain(reason);

    // Selecting a person again counts as a new proposal.
    await choose(owner, at, 0);
    const anew = await read(owner, at);
    expect((await approve(owner, at, anew.composition)).status).toBe(200);
  });

  it('BRI-03 of two simultaneous decisions one wins, the other is refused', async () => {
    const at = await scene(['offered', 'new']);
    await choose(owner, at, 0);
    const { composition } = await read(owner, at);
    const reasons = [{ positionIndex: 0, reason: 'x' }];
    const answers = await Promise.all([
      approve(owner, at, composition),
      approve(owner, at, composition),
      disapprove(owner, at, composition, reasons),
      disapprove(owner, at, composition, reasons),
    ]);
    const statuses = statusesOf(answers);
    // An approval comes before the rejection or is too late; each happens at most once.
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(answers.slice(0, 2).filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(answers.slice(2).filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await rowOf(at.ids[0]!)).selectedAt).toBeNull();
  });

  it('BRI-03 a simultaneous hire and disapproval leave no partial state', async () => {
    const at = await scene(['offered', 'new']);
    await choose(owner, at, 0);
    const { composition } = await read(owner, at);
    const [hired, refused] = await Promise.all([
      onCandidate(owner, 'hire', at.ids[0]!),
      disapprove(owner, at, composition, [{ positionIndex: 0, reason: 'x' }]),
    ]);
    // A hire needs no selection, so it succeeds in both orders; a rejection comes before it or is refused.
    expect([hired.status, (await rowOf(at.ids[0]!)).stage]).toEqual([200, 'hired']);
    expect([200, 409]).toContain(refused.status);
    expect((await rowOf(at.ids[1]!)).state).toBe('setAside');
  });

  it('BRI-03 is the company’s: others find nothing, and deciding needs the permission to select', async () => {
    const at = await scene(['offered']);
    await choose(owner, at, 0);
    const { composition } = await read(owner, at);
    expect((await approve(otherOwner, at, composition)).status).toBe(404);
    expect((await approve(recruiter, at, composition)).status).toBe(403);
    const workspaceid = (await rowOf(at.ids[0]!)).workspaceId;
    expect((await approve(chooser, at, composition, { workspaceid })).status).toBe(403);
    expect((await approve(assigner, at, composition, { workspaceid })).status).toBe(200);
    expect((await approve(at.members[0]!, at, composition)).status).toBe(403);
  });
});

describe('a selection that is taken back', () => {
  it('BRI-03 whoever had accepted or was asked to learns of it, without the reason, and a new selection asks them anew', async () => {
    const at = await scene(['offered', 'offered']);
    const [first, second] = at.members as [Person, Person];
    const noticesTo = async ({ email }: Person) =>
      (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Casa Ipê mudou a seleção'));
    // To nobody is a selection a promise before it was approved or accepted.
    await choose(owner, at, 0);
    await choose(owner, at, 1, { replaces: first.id });
    await choose(owner, at, 0, { replaces: second.id });
    expect([await noticesTo(first), await noticesTo(second)]).toEqual([[], []]);

    expect((await answer(first, at, 'accepted')).status).toBe(200);
    const reason = 'Wants to begin only next year';
    const { composition } = await read(owner, at);
    expect((await disapprove(owner, at, composition, [{ positionIndex: 0, reason }])).status).toBe(200);
    expect(await noticesTo(first)).toMatchObject([{ happening: 'pipeline.selectionTakenBack', language: 'pt' }]);
    expect((await noticesTo(first))[0]!.textBody).not.toContain(reason);

    await choose(owner, at, 0);
    expect((await invitationOf(first, at)).body).toMatchObject({ answer: null, canAnswer: true });
    const anew = await read(owner, at);
    expect((await approve(owner, at, anew.composition)).status).toBe(200);
    await choose(owner, at, 1, { replaces: first.id });
    expect([(await noticesTo(first)).length, (await noticesTo(second)).length]).toEqual([2, 0]);
  });
});

describe('the answer of a professional', () => {
  it('BRI-03 a selected one reads the brief and accepts; repeated, nothing more happens, and the owner is notified', async () => {
    const at = await scene(['offered', 'new']);
    const [chosen, other] = at.members as [Person, Person];
    expect((await invitationOf(chosen, at)).status).toBe(404);
    await choose(owner, at, 0);
    expect((await invitationOf(chosen, at)).body).toMatchObject({
      kind: 'selected',
      canAnswer: true,
      company: 'Casa Ipê',
    });
    expect((await invitationOf(other, at)).status).toBe(404);
    expect((await answer(other, at, 'accepted')).status).toBe(404);
    const results = await Promise.all([answer(chosen, at, 'accepted'), answer(chosen, at, 'accepted')]);
    expect(statusesOf(results)).toEqual([200, 200]);
    expect((await subjectsTo(owner.email, at.projectId)).filter((subject) => subject.includes('aceitou'))).toHaveLength(
      1,
    );
    expect((await read(owner, at)).places[0]!.selected!.answer).toMatchObject({ answer: 'accepted' });
    expect((await chosen.call('GET /squadInvitations')).body.invitations).toMatchObject([
      { answer: { answer: 'accepted' } },
    ]);
  });

  it('BRI-03 a person who declines is no longer selected, and the others are active again', async () => {
    const at = await scene(['offered', 'clientInterview']);
    await choose(owner, at, 0);
    const [chosen] = at.members as [Person];
    expect((await answer(chosen, at, 'declined', 'Found another job')).body).toMatchObject({ canAnswer: false });
    expect(await rowOf(at.ids[0]!)).toMatchObject({ selectedAt: null, stage: 'approvedButDeclined' });
    expect(await rowOf(at.ids[1]!)).toMatchObject({ state: 'active' });
    const mail = (await mailsTo(owner.email)).find(({ textBody }) => textBody.includes('Found another job'));
    expect(mail?.subject).toMatch(/recusou/);
    expect((await answer(chosen, at, 'accepted')).body.error.code).toBe('pipeline.answeredAlready');
  });

  it('BRI-03 a person who declined and is selected again is asked anew, and can decline anew', async () => {
    const at = await scene(['offered', 'clientInterview']);
    const [chosen] = at.members as [Person];
    for (const time of [1, 2]) {
      await choose(owner, at, 0);
      expect((await read(owner, at)).places[0]!.selected).toMatchObject({ applicationId: at.ids[0], answer: null });
      expect((await invitationOf(chosen, at)).body).toMatchObject({ answer: null, canAnswer: true });
      expect((await answer(chosen, at, 'declined')).body).toMatchObject({ answer: { answer: 'declined' } });
      expect(await rowOf(at.ids[0]!)).toMatchObject({ selectedAt: null, stage: 'approvedButDeclined' });
      expect((await rowOf(at.ids[1]!)).state).toBe('active');
      const notices = (await subjectsTo(owner.email, at.projectId)).filter((subject) => subject.includes('recusou'));
      expect(notices).toHaveLength(time);
      await move(owner, [at.ids[0]!], 'offered');
    }
  });

  it('BRI-03 accepting and declining at once, and answering while the selection is changed: one answer counts', async () => {
    const at = await scene(['offered', 'offered']);
    await choose(owner, at, 0);
    const [first] = at.members as [Person];
    const [, changed] = await Promise.all([
      answer(first, at, 'accepted'),
      choose(owner, at, 1, { replaces: first.id }),
      answer(first, at, 'declined'),
    ]);
    expect([200, 409]).toContain(changed.status);
    const rows = await Promise.all(at.ids.map(rowOf));
    expect(rows.filter(({ selectedAt }) => selectedAt !== null).length).toBeLessThanOrEqual(1);
    expect(rows.every(({ stage, selectedAt }) => stage !== 'approvedButDeclined' || selectedAt === null)).toBe(true);
  });
});

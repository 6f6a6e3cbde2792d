import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startPayWorld } from '#application/testing/money/pay-world.ts';
import { openDifference } from '#application/testing/money/differences.ts';
import { codeOf } from '#application/testing/steps/code-of.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import { ledgerTransactions } from '#wallet/ledger/server/tables.ts';
import { payments } from '#payouts/pay-runs/server/tables.ts';

const world = await startPayWorld();
afterAll(() => world.product.close());

const isPaidTo = (memberId: string) => and(eq(payments.memberId, memberId), eq(payments.state, 'paid'));
const professionalOf = (memberId: string) => ({ kind: 'professional', memberId }) as const;
const setBlock = (hireId: string, paymentBlockedAt: Date | null) =>
  world.product.database
    .update(projectProfessionals)
    .set({ paymentBlockedAt })
    .where(eq(projectProfessionals.id, hireId));
const block = (hireId: string) => setBlock(hireId, new Date());
const unblock = (hireId: string) => setBlock(hireId, null);
/** Nothing of other tests is left to be paid. */
async function payRest() {
  if ((await world.preview()).total.netCents > 0) await runAll();
}
async function runAll() {
  const runId = await world.startRun();
  await world.advance();
  await world.advance();
  return world.run(runId);
}

test('MON-05 approved hours are paid once: preview, run, debit, credit, fee, payment, statement of hours', async () => {
  await payRest();
  const { professional, entryIds, taskId, projectId, stateOf } = await world.work({ minutes: [90, 15, 15, 30] });
  await world.product.database
    .update(tasks)
    .set({ status: 'finished', approvedAt: new Date() })
    .where(eq(tasks.id, taskId));
  const { people, total } = await world.preview();
  const own = people.find(({ memberId }) => memberId === professional.id)!;
  // Two and a half hours: R$ 250.00 gross, 212.50 net.
  expect(own).toMatchObject({ minutes: 150, grossCents: 250_00, netCents: 212_50 });
  expect(total).toMatchObject({ peopleCount: 1, netCents: 212_50 });
  const { run, payments: list } = await runAll();
  expect(run).toMatchObject({ state: 'done', paidCents: 212_50, grossCents: 250_00, brokenCount: 0 });
  expect(list).toEqual([
    expect.objectContaining({ state: 'paid', cents: 212_50, key: 'an•••@pix.example', attempt: 1 }),
  ]);
  for (const entryId of entryIds) expect(await stateOf(entryId)).toBe('paid');
  const [task] = await world.product.database.select().from(tasks).where(eq(tasks.id, taskId));
  expect(task!.status).toBe('paid');
  expect(await world.balance(professionalOf(professional.id))).toBe(0);
  expect(await world.balance({ kind: 'reserved', workspaceId: world.workspaceId })).toBe(0);
  const { lines } = (
    await world.owner.call('GET /wallet/lines', { query: { view: 'statement', types: ['work', 'serviceFee'] } })
  ).body;
  expect(
    lines
      .filter((line) => line.project?.projectId === projectId)
      .map(({ type, description, cents, minutes }) => [type, description, cents, minutes]),
  ).toEqual(
    expect.arrayContaining([
      ['work', own.name, -212_50, 150],
      ['serviceFee', own.name, -37_50, null],
    ]),
  );
  expect(codeOf(await world.freeze())).toEqual([409, 'payouts.nothingToPay']);
  expect(await world.differences()).toEqual([]);
});

test('MON-05 two runs at once pay the same hours once', async () => {
  await payRest();
  const { professional } = await world.work({ minutes: [60] });
  const { grossCents, netCents } = (await world.preview()).total;
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      (index % 2 ? world.second : world.admin).call.raw('POST /payRuns', { body: { grossCents, netCents } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status !== 201))
    expect(codeOf(answer)).toEqual([409, 'payouts.nothingToPay']);
  // Several processes advance it at the same time.
  await Promise.all([world.advance(), world.advance(), world.advance()]);
  await world.advance();
  const paid = await world.product.database
    .select()
    .from(payments)
    .where(and(eq(payments.memberId, professional.id), eq(payments.state, 'paid')));
  expect(paid.map(({ cents }) => cents)).toEqual([85_00]);
  const posted = await world.product.database.$count(
    ledgerTransactions,
    and(eq(ledgerTransactions.type, 'payOut'), eq(ledgerTransactions.causeId, paid[0]!.id)),
  );
  expect(posted).toBe(1);
  expect(await world.differences()).toEqual([]);
});

test('MON-05 what is paid is what was seen: a changed preview is refused', async () => {
  await payRest();
  const { addHours, give } = await world.work({ minutes: [60] });
  const { grossCents, netCents } = (await world.preview()).total;
  await addHours(60);
  await give(60);
  const late = await world.admin.call.raw('POST /payRuns', { body: { grossCents, netCents } });
  expect(codeOf(late)).toEqual([409, 'payouts.previewChanged']);
});

test('MON-05 blocked people, people without a key or a company, and hours without credits wait, and say why', async () => {
  await payRest();
  const { database } = world.product;
  const blocked = await world.work();
  await block(blocked.hireId);
  const keyless = await world.work({ pixKey: '' });
  const wrong = await world.work({ pixKey: 'not a key' });
  const uncovered = await world.work({ minutes: [60, 60], creditedMinutes: 60 });
  const nothing = await world.work({ creditedMinutes: 0 });
  const { people, total } = await world.preview();
  const holdOf = ({ hireId }: { hireId: string }) =>
    people.flatMap(({ hires }) => hires).find((hire) => hire.hireId === hireId)!;
  expect(holdOf(blocked).hold).toBe('blocked');
  expect(holdOf(keyless).hold).toBe('noPixKey');
  expect(holdOf(wrong).hold).toBe('wrongPixKey');
  expect(holdOf(nothing)).toMatchObject({ hold: 'noCredits', waitingMinutes: 60 });
  expect(holdOf(uncovered)).toMatchObject({ hold: null, minutes: 60, waitingMinutes: 60 });
  expect(total).toMatchObject({ peopleCount: 1, netCents: 85_00 });
  // Blocked between the freezing and the debit: it waits as well.
  await world.freeze();
  await block(uncovered.hireId);
  await world.advance();
  expect(await world.balance(professionalOf(uncovered.professional.id))).toBe(0);
  await database.update(projectProfessionals).set({ paymentBlockedAt: null });
  expect((await world.preview()).total.peopleCount).toBe(2);
  expect(await world.differences()).toEqual([]);
});

test('MON-05 a run over R$ 10,000 a day takes a second administrator, who neither asked nor priced', async () => {
  await payRest();
  const { professional, entryIds, stateOf } = await world.work({
    gross: 15_000_00,
    net: 12_000_00,
    minutes: [60],
    creditedMinutes: 60,
  });
  expect((await world.preview()).approval).toEqual(['limit']);
  const { body } = await world.freeze();
  await world.advance();
  expect(await world.balance(professionalOf(professional.id))).toBe(0);
  const { approvalId, title, abilities } = (await world.openApproval())!;
  expect(title).toContain('12,000.00');
  expect(abilities.decide).toBe(true);
  expect(codeOf(await world.decide(approvalId, 'approve', world.admin))).toEqual([409, 'second-approvals.ownRequest']);
  expect((await world.decide(approvalId, 'refuse')).status).toBe(200);
  expect((await world.run(body.runId)).run.state).toBe('dropped');
  // Its hours are free for the next one. Of two who approve and refuse at once one is heard, whoever it is.
  const contested = (await world.freeze()).body.runId;
  const third = await world.product.person({ role: 'admin' });
  const next = (await world.openApproval())!.approvalId;
  const [approved, refused] = await Promise.all([world.decide(next, 'approve'), world.decide(next, 'refuse', third)]);
  expect([approved.status, refused.status].toSorted()).toEqual([200, 409]);
  const isApproved = approved.status === 200;
  expect((await world.run(contested)).run.state).toBe(isApproved ? 'running' : 'dropped');
  const paidRun = isApproved ? contested : (await world.freeze()).body.runId;
  if (!isApproved) {
    const last = (await world.openApproval())!.approvalId;
    const all = await Promise.all([world.decide(last, 'approve'), world.decide(last, 'approve', third)]);
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  }
  await world.advance();
  await world.advance();
  expect((await world.run(paidRun)).run).toMatchObject({ state: 'done', paidCents: 12_000_00 });
  expect(await stateOf(entryIds[0]!)).toBe('paid');
  expect(await world.balance(professionalOf(professional.id))).toBe(0);
  expect(await world.differences()).toEqual([]);
});

test('MON-06 MON-05 a difference stops runs that are frozen, too, until it is explained', async () => {
  await payRest();
  const { database } = world.product;
  const [small, large] = [await world.work(), { gross: 15_000_00, net: 12_000_00, minutes: [60], creditedMinutes: 60 }];
  const running = await world.startRun();
  const { professional } = await world.work(large);
  const asked = (await world.freeze()).body.runId;
  await openDifference(database);
  await world.advance();
  const { approvalId } = (await world.openApproval())!;
  expect(codeOf(await world.decide(approvalId, 'approve'))).toEqual([409, 'payouts.ledgerDiffers']);
  await world.advance();
  const states = async () => [(await world.run(running)).run.state, (await world.run(asked)).run.state];
  expect(await states()).toEqual(['running', 'asked']);
  for (const { id } of [small.professional, professional])
    expect([await world.balance(professionalOf(id)), await database.$count(payments, isPaidTo(id))]).toEqual([0, 0]);
  expect(await world.differences()).toEqual([]);
  expect((await world.decide(approvalId, 'approve')).status).toBe(200);
  await world.advance();
  expect(await states()).toEqual(['done', 'done']);
  expect(await world.differences()).toEqual([]);
});

test('MON-05 the limit counts every run of a day: approved and asked ones too, but nothing that was refused or left its run', async () => {
  await payRest();
  await world.later({ days: 1 });
  const reasons = async () => (await world.preview()).approval;
  const large = await world.work({ gross: 15_000_00, net: 12_000_00, creditedMinutes: 60 });
  const asked = (await world.freeze()).body.runId;
  const small = await world.work({ gross: 10_000_00, net: 9_000_00, creditedMinutes: 60 });
  expect(await reasons()).toEqual(['limit']);
  await world.decideOpen('refuse');
  expect((await world.run(asked)).run.state).toBe('dropped');
  await block(large.hireId);
  expect(await reasons()).toEqual([]);
  // Its company stops it after it is frozen: its money is in no run.
  await world.freeze();
  expect((await world.preview()).total.netCents).toBe(0);
  await block(small.hireId);
  await world.advance();
  await unblock(small.hireId);
  expect([(await world.preview()).total.netCents, await reasons()]).toEqual([9_000_00, []]);

  await block(small.hireId);
  await unblock(large.hireId);
  expect((await runAll()).run).toMatchObject({ state: 'done', paidCents: 12_000_00 });
  await unblock(small.hireId);
  expect(await reasons()).toEqual(['limit']);
  const next = (await world.freeze()).body.runId;
  expect((await world.run(next)).run).toMatchObject({ state: 'asked', neededApproval: ['limit'] });
  // Approved on the next day, it is paid on that one, and counts there.
  await world.later({ days: 1 });
  await world.work({ gross: 2_000_00, net: 1_500_00, creditedMinutes: 60 });
  expect(await reasons()).toEqual([]);
  await world.decideOpen('approve');
  expect(await reasons()).toEqual(['limit']);
  await runAll();
  expect(await world.differences()).toEqual([]);
});

test('MON-05 whoever priced a hire does not approve the run that pays it', async () => {
  await payRest();
  const { hireId, give } = await world.work({ gross: 20_000_00, creditedMinutes: 0 });
  await world.product.database
    .update(projectProfessionals)
    .set({ agreedHours: null, agreedNet: null, agreedGross: null, agreedCurrency: null, pricedAt: null })
    .where(eq(projectProfessionals.id, hireId));
  const price = { grossCents: 20_000_00, seenCents: null, reason: 'Agreed by phone' };
  const set = await world.second.call('PUT /hirePrices/{hireId}', { params: { hireId }, body: price });
  // The hours were worked already.
  expect(set.body.holds).toBe(false);
  expect((await world.decideOpen('approve', world.admin)).status).toBe(200);
  await give(60);
  await world.freeze();
  const { approvalId } = (await world.openApproval())!;
  expect((await world.admin.call('GET /approvals')).body.approvals[0]!.abilities.decide).toBe(false);
  expect(codeOf(await world.decide(approvalId, 'approve'))).toEqual([409, 'second-approvals.ownRequest']);
  const third = await world.product.person({ role: 'admin' });
  expect((await world.decide(approvalId, 'approve', third)).status).toBe(200);
});

import { desc, eq } from 'drizzle-orm';
import { startTestProduct } from '#application/testing/test-product.ts';
import { startBoardWorld } from '#application/testing/work/board-world.ts';
import { addMonths } from '#platform/calendar/add-months.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { clock } from '#platform/calendar/clock.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { buildPrivateRecord } from '#profiles/private/builders.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { buildHours } from '#timesheets/builders.ts';
import { timeEntries } from '#timesheets/hours/server/tables.ts';
import { readBalanceOf } from '#wallet/ledger/server/read-balances.ts';
import { proveLedger } from '#wallet/ledger/server/prove-ledger.ts';
import { findPayoutDifferences } from '#payouts/pay-runs/server/prove-payouts.ts';
import { advanceRunsJob } from '#payouts/pay-runs/server/run-job.ts';
import { payIn } from './order-world.ts';

export interface PaidWork {
  currency?: Currency;
  gross?: number;
  net?: number;
  /** Minutes that each payable entry has. */
  minutes?: readonly number[];
  pixKey?: string;
  /** The Brazilian company as which the person works; empty: none. */
  companyTaxId?: string;
  /** Hours of the person that credits are given for; in reais, because projects hold no others. */
  creditedMinutes?: number;
  /** When the first hours begin, by default in the month before the last one; the next ones follow a day later. */
  firstStart?: string;
}

/** A product of its own, because a run pays everybody in it: work with a price, keys, credits, and two administrators. */
export async function startPayWorld(settings: Record<string, string> = {}) {
  const world = await startBoardWorld(startTestProduct(settings));
  const { product, workspaceId, owner, admin } = world;
  const { database } = product;
  const second = await product.person({ role: 'admin' });

  async function work({
    currency = 'BRL',
    gross = 100_00,
    net = 85_00,
    minutes = [60],
    pixKey = 'ana@pix.example',
    companyTaxId: taxId = '11222333000181',
    creditedMinutes = 600,
    firstStart = `${addMonths(dateInSaoPaulo(clock.now()), -2).slice(0, 7)}-02T12:00:00Z`,
  }: PaidWork = {}) {
    const { projectId, taskId, professional, professionalId: hireId } = await world.work();
    await database
      .update(projectProfessionals)
      .set({ agreedHours: 160, agreedNet: net, agreedGross: gross, agreedCurrency: currency, pricedAt: new Date() })
      .where(eq(projectProfessionals.id, hireId));
    await buildPrivateRecord(database, professional.id, 'ownCompany', { name: 'Estúdio', taxId });
    await buildPrivateRecord(database, professional.id, 'bankDetails', { pixKeyKind: 'email', pixKey });
    const place = { workspaceId, projectId, taskId, memberId: professional.id, hireId };
    let start = Date.parse(firstStart);
    const addHours = async (length: number) => {
      const end = start + length * 60_000;
      const hours = { ...place, start: new Date(start), end: new Date(end), state: 'payable' as const };
      start += 86_400_000;
      return (await buildHours(database, hours)).entryIds[0]!;
    };
    const entryIds = [];
    for (const length of minutes) entryIds.push(await addHours(length));
    const give = async (length: number) => {
      await payIn(database, { workspaceId, ownerId: owner.id, cents: length * gross, at: new Date() });
      await owner.call('POST /allocations', { body: { projectId, hires: [{ hireId, minutes: length }] } });
    };
    if (creditedMinutes > 0 && currency === 'BRL') await give(creditedMinutes);
    const stateOf = async (entryId: string) =>
      (await database.select({ state: timeEntries.state }).from(timeEntries).where(eq(timeEntries.id, entryId)))[0]!
        .state;
    return { projectId, taskId, hireId, professional, entryIds, addHours, give, stateOf };
  }

  const preview = async () => (await admin.call('GET /payRuns/preview')).body;
  /** Freezes what the preview shows. */
  async function freeze(who = admin) {
    const { grossCents, netCents, taxCents } = (await preview()).total;
    return who.call.raw('POST /payRuns', { body: { grossCents, netCents, taxCents } });
  }
  const run = async (runId: string) => (await admin.call('GET /payRuns/{runId}', { params: { runId } })).body;
  const advance = () => product.runJob(advanceRunsJob, {});
  const openApproval = async () =>
    (await second.call('GET /approvals')).body.approvals.find(({ state }) => state === 'open');
  const decide = (approvalId: string, verdict: 'approve' | 'refuse', who = second) =>
    who.call.raw('POST /approvals/{approvalId}/decision', {
      params: { approvalId },
      body: { verdict, reason: verdict === 'refuse' ? 'Not today' : '' },
    });
  /** Decides the one request that waits: tests leave none behind. */
  const decideOpen = async (verdict: 'approve' | 'refuse', who = second) =>
    decide((await openApproval())!.approvalId, verdict, who);
  /** An administrator asks for something to be done about a payment. */
  const ask = (paymentId: string, what: 'retry' | 'byHand' | 'returned') =>
    admin.call.raw(`POST /payments/{paymentId}/${what}`, { params: { paymentId } });
  /** Has an hour at 100.00 in another currency than reais debited, and paid by hand by two. */
  async function payAbroad(hireId: string): Promise<string> {
    const body = { hireId, grossCents: 100_00, netCents: 85_00 };
    const { runId } = (await admin.call('POST /payRuns', { body })).body;
    await advance();
    await ask((await run(runId)).payments[0]!.paymentId, 'byHand');
    await decideOpen('approve');
    return runId;
  }
  /** Has a payment sent again; a second administrator approves it where it takes one. */
  async function sendAgain(paymentId: string) {
    const { body } = await ask(paymentId, 'retry');
    if (body.asked) await decideOpen('approve');
  }
  /** Freezes what the preview shows; a second administrator approves it where it takes one. */
  async function startRun(): Promise<string> {
    const { status, body } = await freeze();
    if (status !== 201) throw new Error(`The run was refused: ${JSON.stringify(body)}`);
    const request = await openApproval();
    if (request) await decide(request.approvalId, 'approve');
    return body.runId;
  }
  /** A run of one person's hours, as far as it goes by itself. */
  async function paid(pixKey: string, minutes: readonly number[] = [60]) {
    const done = await work({ pixKey, minutes });
    const runId = await startRun();
    await advance();
    const read = async () => (await run(runId)).payments[0]!;
    return { ...done, runId, read, payment: await read() };
  }
  const giveKey = (memberId: string, pixKey: string, keyChangedAt: string | null = null) =>
    buildPrivateRecord(database, memberId, 'bankDetails', { pixKeyKind: 'email', pixKey, keyChangedAt });
  /** What a person was mailed last. */
  const newestMail = async (email: string) =>
    (
      await database
        .select({ happening: mailOutbox.happening, subject: mailOutbox.subject, text: mailOutbox.textBody })
        .from(mailOutbox)
        .where(eq(mailOutbox.recipient, email))
        .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
        .limit(1)
    )[0]!;
  const balance = (account: Parameters<typeof readBalanceOf>[1]) => readBalanceOf(database, account, 'BRL');
  const owed = (memberId: string) => balance({ kind: 'professional', memberId });
  /** What a proof finds, without keeping companies of other tests from being paid. */
  async function differences() {
    const context = { database, settings: product.config, now: new Date() };
    const { differences: found } = await proveLedger(database, {
      askedBy: null,
      now: new Date(),
      others: await findPayoutDifferences(context),
    });
    return found;
  }
  return {
    ...world,
    second,
    work,
    preview,
    freeze,
    startRun,
    paid,
    run,
    advance,
    openApproval,
    decide,
    decideOpen,
    ask,
    payAbroad,
    sendAgain,
    giveKey,
    newestMail,
    balance,
    owed,
    differences,
  };
}

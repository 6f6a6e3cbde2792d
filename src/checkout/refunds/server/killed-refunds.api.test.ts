import { and, eq, inArray } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { dyingDatabase } from '#application/testing/money/dying-database.ts';
import { startOrderWorld } from '#application/testing/money/order-world.ts';
import { randomFrom } from '#application/testing/money/random-from.ts';
import { startStripeProduct } from '#application/testing/stripe/start-stripe-product.ts';
import { findDifferences } from '#checkout/server/find-differences.ts';
import { clock } from '#platform/calendar/clock.ts';
import { happenings } from '#platform/db/tables.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { proveLedger } from '#wallet/ledger/server/prove-ledger.ts';
import { readBalanceOf } from '#wallet/ledger/server/read-balances.ts';
import { ledgerTransactions } from '#wallet/ledger/server/tables.ts';
import { askRefund } from './operations.ts';
import { settleRefundsJob } from './settle-refund.ts';
import { refunds } from './tables.ts';

const DEATHS = 200;
const REFUNDS_AT_ONCE = 3;
const PAID = 100_000_00;

test('CHK-04 MON-03 a process that is killed at 200 points of refunds pays each back once, and tells of it once', async () => {
  const { stripe, product, stop } = await startStripeProduct();
  onTestFinished(stop);
  const { database } = product;
  const { workspaceId, call, order, subjects } = await startOrderWorld(product);
  const admin = await product.person({ role: 'admin' });
  const random = randomFrom(11);
  const orderId = await order('pix', PAID);
  stripe.succeed(stripe.intentOf(orderId).id);
  await call('POST /orders/{orderId}/look', { params: { orderId } });
  let deaths = 0;
  const dying = () => dyingDatabase(database, 1 + Math.floor(random() * 40), () => (deaths += 1));

  /** As whoever asks does: again, when nothing of it is there. Each has an amount of its own, by which its mail is known. */
  async function ask(cents: number): Promise<void> {
    const asked = {
      workspaceId,
      orderId,
      currency: 'BRL',
      cents,
      reason: 'Pago em dobro',
      closesAccount: false,
    } as const;
    const around = {
      session: { userId: admin.id },
      settings: product.config,
      log: { warn: () => {} },
      now: clock.now(),
    };
    while ((await database.$count(refunds, eq(refunds.cents, cents))) === 0)
      await Promise.allSettled([askRefund({ ...around, database: dying() } as unknown as SignedInContext, asked)]);
  }

  /** A bank sends some of what was made back, also while processes die. */
  async function sendBack(): Promise<void> {
    const made = stripe.refunds.filter(({ status }) => status === 'succeeded').slice(-REFUNDS_AT_ONCE);
    const back = made.filter(() => random() < 0.4);
    for (const refund of back) refund.status = 'failed';
    const isUnheard = and(
      eq(refunds.state, 'done'),
      inArray(
        refunds.reference,
        back.map(({ id }) => id),
      ),
    );
    product.clock.advance({ minutes: 61 });
    while ((await database.$count(refunds, isUnheard)) > 0) {
      await Promise.allSettled([product.runJob(settleRefundsJob, {}, { database: dying() })]);
      product.clock.advance({ minutes: 61 });
    }
  }

  const isWaiting = inArray(refunds.state, ['asked', 'sent']);
  let cents = 10_00;
  while (deaths < DEATHS) {
    for (let count = 0; count < REFUNDS_AT_ONCE; count += 1) {
      // What the provider takes days for succeeds or fails later.
      stripe.state.refundStatus = random() < 0.5 ? 'pending' : 'succeeded';
      await ask((cents += 1));
    }
    while ((await database.$count(refunds, isWaiting)) > 0) {
      await Promise.allSettled([product.runJob(settleRefundsJob, {}, { database: dying() })]);
      const slow = stripe.refunds.find(({ status }) => status === 'pending');
      if (slow && random() < 0.3) slow.status = random() < 0.5 ? 'succeeded' : 'failed';
    }
    await sendBack();
  }

  const all = await database.select().from(refunds).orderBy(refunds.cents);
  expect(all.map((refund) => refund.cents)).toEqual(Array.from(all, (_, index) => 10_01 + index));
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['done', 'failed', 'returned']));
  const atProvider = stripe.refunds.map(({ metadata, amount, status }) => [metadata.refund_id, amount, status]);
  const told = { done: 'succeeded', failed: 'failed', returned: 'failed' } as Record<string, string>;
  expect(atProvider.toSorted()).toEqual(all.map(({ id, cents: own, state }) => [id, own, told[state]]).toSorted());
  stripe.assertTrue();

  const mails = all.flatMap(({ cents: own, state }) => {
    const subject = `Reembolso de ${moneyInWords(own, 'BRL', 'pt')}`;
    if (state === 'failed') return [`${subject} não realizado`];
    return state === 'done' ? [subject] : [subject, `${subject} devolvido`];
  });
  const toldOf = (await subjects()).filter((subject) => subject.startsWith('Reembolso de'));
  expect(toldOf.toSorted()).toEqual(mails.toSorted());
  const recorded = await database.select().from(happenings).where(eq(happenings.workspaceId, workspaceId));
  const ended = recorded.filter(({ name }) => name === 'checkout.refunded' || name === 'checkout.refundFailed');
  expect(ended.length).toBe(all.length);
  const returned = all.filter(({ state }) => state === 'returned').length;
  expect(recorded.filter(({ name }) => name === 'checkout.refundReturned').length).toBe(returned);
  expect(await database.$count(ledgerTransactions, eq(ledgerTransactions.type, 'counterEntry'))).toBe(returned);

  const givenBack = all.reduce((sum, { cents: own, state }) => sum + (state === 'done' ? own : 0), 0);
  expect(await readBalanceOf(database, { kind: 'available', workspaceId }, 'BRL')).toBe(PAID - givenBack);
  expect(await readBalanceOf(database, { kind: 'reserved', workspaceId }, 'BRL')).toBe(0);
  const posted = await database.$count(ledgerTransactions, eq(ledgerTransactions.type, 'refund'));
  expect(posted).toBe(all.filter(({ state }) => state !== 'failed').length);
  const now = clock.now();
  const others = await findDifferences({ database, settings: product.config, now });
  expect((await proveLedger(database, { askedBy: null, now, others })).differences).toEqual([]);
}, 60_000);

import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { dieOnTheWay } from '#application/testing/money/dying-database.ts';
import { startOrderWorld } from '#application/testing/money/order-world.ts';
import { startStripeProduct } from '#application/testing/stripe/start-stripe-product.ts';
import type { DisputeState } from '#checkout/orders/rules/provider-reports.ts';
import type { PaymentMethod } from '#checkout/orders/rules/order-terms.ts';
import { clock } from '#platform/calendar/clock.ts';
import type { Database } from '#platform/db/connection.ts';
import { happenings } from '#platform/db/tables.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { proveLedger } from '#wallet/ledger/server/prove-ledger.ts';
import { readBalanceOf } from '#wallet/ledger/server/read-balances.ts';
import { reserveMoney, voidReservation } from '#wallet/ledger/server/reserve-money.ts';
import { ledgerTransactions } from '#wallet/ledger/server/tables.ts';
import { takeDisputesJob, settleOrdersJob } from './settle-job.ts';
import { repayDebts } from './disputes/debts.ts';
import { disputes, orders } from './tables.ts';
import { takeDispute } from './disputes/take-dispute.ts';
import { findDifferences } from '#checkout/server/find-differences.ts';
import { startOrder } from './start-order.ts';

/** `open`: the bank has not decided. `left`: what is still available when the bank takes the payment back; what is missing becomes a debt. */
const cases = [
  { method: 'pix', outcome: 'won', left: 400_00 },
  { method: 'card', outcome: 'won', left: 1_500_00 },
  { method: 'boleto', outcome: 'won', left: 0 },
  { method: 'pix', outcome: 'lost', left: 400_00 },
  { method: 'card', outcome: 'lost', left: 0 },
  { method: 'boleto', outcome: 'lost', left: 300_00 },
  { method: 'pix', outcome: 'open', left: 200_00 },
  { method: 'card', outcome: 'open', left: 200_00 },
  { method: 'boleto', outcome: 'open', left: 100_00 },
] as const;

/** Each method, and disputes, must be killed this often: with fewer, something was done before anybody could die of it. */
const LEAST_DEATHS = 50;

test('CHK-02 CHK-04 MON-03 a process that is killed before each statement of payments by Pix, card and boleto and of their disputes credits, takes back and gives back each once, and tells of it once', async () => {
  const { stripe, product, stop } = await startStripeProduct();
  onTestFinished(stop);
  const { database, config: settings } = product;
  const { id, workspaceId, subjects } = await startOrderWorld(product);
  const contextOf = (own: Database) =>
    ({
      ...{ database: own, settings, now: clock.now(), log: { warn: () => {} } },
      ...{ session: { userId: id }, workspace: { id: workspaceId } },
    }) as unknown as SignedInContext;
  const balance = (kind: 'available' | 'debt' | 'reserved') => readBalanceOf(database, { kind, workspaceId }, 'BRL');
  const deaths = { pix: 0, card: 0, boleto: 0, dispute: 0 };
  async function insist(
    of: keyof typeof deaths,
    act: (own: Database) => Promise<unknown>,
    isDone: () => Promise<boolean>,
  ): Promise<void> {
    deaths[of] += await dieOnTheWay(database, act, isDone);
  }

  /** Orders credits and pays them; answers the payment at the provider. Each has an amount of its own, by which its mail is known. */
  async function pay(method: PaymentMethod, cents: number, isLate: boolean): Promise<string> {
    const own = eq(orders.cents, cents);
    const order = async () => (await database.select().from(orders).where(own))[0];
    await insist(
      method,
      (dying) => startOrder(contextOf(dying), { currency: 'BRL', cents, method }),
      async () => (await order()) !== undefined,
    );
    // Later the provider is searched for a payment whose beginning was lost, because it may not know the same request any more.
    if (isLate) product.clock.advance({ minutes: 2 });
    const settle = (isDone: () => Promise<boolean>) =>
      insist(
        method,
        async (dying) => {
          await database
            .update(orders)
            .set({ lookAt: new Date(0) })
            .where(own);
          await product.runJob(settleOrdersJob, {}, { database: dying });
        },
        isDone,
      );
    await settle(async () => (await order())!.reference !== null);
    const reference = (await order())!.reference!;
    if (method === 'boleto') {
      stripe.change(reference, { status: 'processing' });
      await settle(async () => (await order())!.state === 'processing');
    }
    stripe.succeed(reference);
    await settle(async () => (await order())!.state === 'paid');
    return reference;
  }

  /** Sets aside what is available but for some of it; answers how it comes back, which repays what is owed. */
  async function setAside(reference: string, left: number): Promise<() => Promise<void>> {
    const taken = [
      { account: { kind: 'available', workspaceId } as const, cents: (await balance('available')) - left },
    ];
    const event = { key: `test:${reference}`, currency: 'BRL', actorId: null, workspaceId } as const;
    const cause = { kind: 'space', id: workspaceId } as const;
    const { reservationId } = await database.transaction((transaction) =>
      reserveMoney(transaction, { ...event, cause, taken }, clock.now()),
    );
    return async () => {
      const outcome = { reservationId, actorId: null, now: clock.now() };
      await database.transaction((transaction) => voidReservation(transaction, outcome));
      await insist(
        'dispute',
        (dying) => repayDebts(dying, clock.now()),
        async () => (await balance('debt')) === 0 || (await balance('available')) === 0,
      );
    };
  }

  /** A bank takes a payment back, and may decide; perhaps before anybody hears of it. */
  async function dispute(reference: string, outcome: DisputeState, isLate: boolean): Promise<void> {
    const reported = stripe.disputePayment(stripe.intents.get(reference)!);
    const own = eq(disputes.id, reported.id);
    const take = (state: DisputeState) =>
      insist(
        'dispute',
        (dying) => takeDispute(contextOf(dying), reported.id),
        async () => (await database.select().from(disputes).where(own))[0]?.state === state,
      );
    if (!isLate || outcome === 'open') await take('open');
    if (outcome !== 'open') reported.status = outcome;
    await take(outcome);
  }

  const told: string[] = [];
  const staysAside: (() => Promise<void>)[] = [];
  for (const [index, { method, outcome, left }] of cases.entries()) {
    const cents = 1_000_00 + index;
    // Everything is heard late here, and a debt is repaid by the next payment, not by what was set aside.
    const isLate = index % 2 === 1;
    const owes = (await balance('debt')) < 0;
    const reference = await pay(method, cents, isLate);
    const release = await setAside(reference, left);
    await dispute(reference, outcome, isLate);
    if (isLate) staysAside.push(release);
    else await release();
    const amount = moneyInWords(cents, 'BRL', 'pt');
    told.push(owes ? `Recebemos ${amount}` : `${amount} em créditos na carteira`, `O banco estornou ${amount}`);
    if (outcome === 'won') told.push(`${amount} voltaram`);
    if (outcome === 'lost') told.push(`O pagamento de ${amount} não vai voltar`);
    if (method === 'boleto') told.push(`Pagamento de ${amount} a caminho`);
  }
  for (const release of staysAside) await release();
  expect(Math.min(...Object.values(deaths))).toBeGreaterThan(LEAST_DEATHS);
  // Whoever looks once more finds nothing left to be done.
  await product.runJob(takeDisputesJob);

  const paid = await database.select().from(orders).orderBy(orders.cents);
  expect(paid.map(({ method, state }) => [method, state])).toEqual(cases.map(({ method }) => [method, 'paid']));
  const asked = [...stripe.intents.values()].map(({ metadata, amount }) => [metadata.order_id, amount]);
  expect(asked).toEqual(paid.map((order) => [order.id, order.cents]));
  stripe.assertTrue();
  expect((await subjects()).toSorted()).toEqual(told.toSorted());
  const recorded = await database.select().from(happenings).where(eq(happenings.workspaceId, workspaceId));
  const happened = ['ordered', 'paymentSeen', 'paid', 'disputed', 'disputeWon', 'disputeLost'].map(
    (name) => recorded.filter((one) => one.name === `checkout.${name}`).length,
  );
  expect(happened).toEqual([9, 3, 9, 9, 3, 3]);
  for (const [index, { id: causeId }] of paid.entries()) {
    const posted = await database.select().from(ledgerTransactions).where(eq(ledgerTransactions.causeId, causeId));
    const back = cases[index]!.outcome === 'won' ? ['chargeback', 'chargeback'] : ['chargeback'];
    expect(posted.map(({ type }) => type).toSorted()).toEqual([...back, 'topUp']);
  }
  const won = paid.filter((_, index) => cases[index]!.outcome === 'won').reduce((sum, { cents }) => sum + cents, 0);
  expect(await Promise.all((['available', 'debt', 'reserved'] as const).map(balance))).toEqual([won, 0, 0]);
  // The proof asks the provider for what is older than an hour.
  product.clock.advance({ minutes: 61 });
  const now = clock.now();
  const others = await findDifferences({ database, settings, now });
  expect((await proveLedger(database, { askedBy: null, now, others })).differences).toEqual([]);
}, 60_000);

import { and, eq, gte, lte } from 'drizzle-orm';
import type { ReportedState, SandboxAction } from '#checkout/orders/rules/order-states.ts';
import { paymentMethods, SETTLING_BUSINESS_DAYS } from '#checkout/orders/rules/order-terms.ts';
import { businessDaysAfter, dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { assertOutsideTransaction } from '#platform/db/outside-transaction.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { MadeRefund, PaymentProvider } from './payment-provider.ts';
import { sandboxPayments, sandboxRefunds } from '#checkout/orders/server/tables.ts';
import { generatePixPayload } from '@brazilian-utils/brazilian-utils';
import { boletoBarcode } from '#platform/brazil/boleto.ts';

type SandboxPayment = typeof sandboxPayments.$inferSelect;

interface Around {
  database: Database;
  now: Date;
  holidays: ReadonlySet<string>;
}

/** The provider that is built in: it behaves like one, and moves no money. People pay with a button instead. */
export function createSandbox({ database, now }: Pick<Around, 'database' | 'now'>): PaymentProvider {
  return {
    name: 'sandbox',
    isSandbox: true,
    methods: paymentMethods,
    begin: async ({ orderId, method, currency, cents, expiresAt }) => {
      await database
        .insert(sandboxPayments)
        .values({ id: newId(), orderId, method, currency, cents, expiresAt, createdAt: now })
        .onConflictDoNothing();
      const [payment] = await database.select().from(sandboxPayments).where(eq(sandboxPayments.orderId, orderId));
      const { id } = payment!;
      return {
        reference: id,
        instructions: {
          pixCode: method === 'pix' ? sandboxPixCode({ id, cents }) : null,
          boletoBarcode: method === 'boleto' ? sandboxBoleto({ id, cents, dueAt: payment!.expiresAt }) : null,
        },
      };
    },
    read: async (reference) => {
      const payment = await findPayment(database, reference);
      return { reported: reportOf(payment, now), cents: payment.cents, currency: payment.currency };
    },
    listArrived: ({ since, until }) =>
      database
        .select({
          reference: sandboxPayments.id,
          orderId: sandboxPayments.orderId,
          cents: sandboxPayments.cents,
          currency: sandboxPayments.currency,
        })
        .from(sandboxPayments)
        .where(
          and(
            eq(sandboxPayments.outcome, 'paid'),
            gte(sandboxPayments.settlesAt, since),
            lte(sandboxPayments.settlesAt, until),
          ),
        ),
    refund: async ({ refundId, reference: paymentId, cents }) => {
      await database
        .insert(sandboxRefunds)
        .values({ id: refundId, paymentId, cents, createdAt: now })
        .onConflictDoNothing();
      return findRefund(database, refundId);
    },
    readRefund: (reference) => findRefund(database, reference),
    listRefunds: async ({ since, until }) => {
      const made = await database
        .select({
          ...{ id: sandboxRefunds.id, payment: sandboxRefunds.paymentId },
          ...{ cents: sandboxRefunds.cents, currency: sandboxPayments.currency },
        })
        .from(sandboxRefunds)
        .innerJoin(sandboxPayments, eq(sandboxPayments.id, sandboxRefunds.paymentId))
        .where(and(gte(sandboxRefunds.createdAt, since), lte(sandboxRefunds.createdAt, until)));
      return made.map(({ id, ...refund }) => ({ reference: id, refundId: id, ...refund, reported: 'done' }));
    },
    readDispute: async () => null,
    listDisputes: async () => [],
    cancel: async (reference) => {
      await changeOutcome(database, reference, (payment) =>
        payment.outcome === 'waiting' ? { outcome: 'canceled' } : null,
      );
    },
  };
}

/** Does what a payer, a bank or time would do. Answers whether it could be done. */
export async function actInSandbox(
  { database, now, holidays }: Around,
  reference: string,
  action: SandboxAction,
): Promise<boolean> {
  assertOutsideTransaction('the payment provider');
  return changeOutcome(database, reference, (payment) => {
    const report = reportOf(payment, now);
    if (action === 'settle') return report === 'processing' ? { settlesAt: now } : null;
    if (report !== 'waiting') return null;
    if (action === 'fail') return { outcome: 'failed' };
    const settlesAt = payment.method === 'boleto' ? businessDaysAfter(now, SETTLING_BUSINESS_DAYS, holidays) : now;
    return { outcome: 'paid', paidAt: now, settlesAt };
  });
}

function reportOf({ outcome, settlesAt, expiresAt }: SandboxPayment, now: Date): ReportedState {
  if (outcome === 'paid') return settlesAt !== null && now >= settlesAt ? 'succeeded' : 'processing';
  if (outcome === 'failed') return 'failed';
  return outcome === 'canceled' || now >= expiresAt ? 'ended' : 'waiting';
}

async function findPayment(database: Database, reference: string): Promise<SandboxPayment> {
  const [payment] = await database.select().from(sandboxPayments).where(eq(sandboxPayments.id, reference));
  if (!payment) throw platformErrors.notFound();
  return payment;
}

async function findRefund(database: Database, refundId: string): Promise<MadeRefund> {
  const [refund] = await database
    .select({ reference: sandboxRefunds.id, cents: sandboxRefunds.cents, currency: sandboxPayments.currency })
    .from(sandboxRefunds)
    .innerJoin(sandboxPayments, eq(sandboxPayments.id, sandboxRefunds.paymentId))
    .where(eq(sandboxRefunds.id, refundId));
  if (!refund) throw platformErrors.notFound();
  return { ...refund, reported: 'done' };
}

function changeOutcome(
  database: Database,
  reference: string,
  change: (payment: SandboxPayment) => Partial<SandboxPayment> | null,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [payment] = await transaction
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.id, reference))
      .for('update');
    const changed = payment ? change(payment) : null;
    if (changed) await transaction.update(sandboxPayments).set(changed).where(eq(sandboxPayments.id, reference));
    return changed !== null;
  });
}

/** No bank has this number, and no PIX key ends in a reserved name: both codes are valid in form and payable nowhere. */
const NO_BANK = '999';
const NO_KEY = 'sandbox@ponte.invalid';

const digitsOf = (id: string, count: number) =>
  (BigInt(`0x${id.replaceAll('-', '')}`) % 10n ** BigInt(count)).toString().padStart(count, '0');

export function sandboxPixCode({ id, cents }: { id: string; cents: number }): string {
  const code = generatePixPayload({
    key: NO_KEY,
    amount: cents / 100,
    merchantName: 'PONTE SANDBOX',
    merchantCity: 'SAO PAULO',
    txid: id.replaceAll('-', '').slice(-25),
  });
  if (code === null) throw new RangeError(`No PIX code can be made for ${cents} cents.`);
  return code;
}

export function sandboxBoleto({ id, cents, dueAt }: { id: string; cents: number; dueAt: Date }): string {
  return boletoBarcode({ bank: NO_BANK, dueOn: dateInSaoPaulo(dueAt), cents, freeField: digitsOf(id, 25) });
}

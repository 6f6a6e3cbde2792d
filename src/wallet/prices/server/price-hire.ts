import { eq, type SQL, sql } from 'drizzle-orm';
import { netAfterFee } from '#negotiations/rules/paid-out-net.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { announceWaiting } from '#platform/events/announce-waiting.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { type Language, localeOf } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { setPrice } from '#projects/professionals/server/set-price.ts';
import { hirePrices } from '#projects/professionals/server/tables.ts';
import { hasPermission } from '#projects/server/policy.ts';
import { approvalErrors } from '#second-approvals/errors.ts';
import type { ApprovalKind } from '#second-approvals/server/ports.ts';
import { requestApproval } from '#second-approvals/server/request-approval.ts';
import { minutesInWords } from '#platform/i18n/minutes-in-words.ts';
import { walletErrors } from '#wallet/errors.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { coverPayableHours, lockCredits } from '#wallet/hours/server/cover-payable-hours.ts';
import { pricesPath } from '#wallet/paths.ts';
import { listHires, readWorkedHours } from './hire-queries.ts';
import { mailPrice } from './mail-price.ts';
import { freezeServiceFee, readServiceFees } from './service-fees.ts';

export const HIRE_PRICE_KIND = 'hirePrice';

const MINUTES_PER_HOUR = 60;

interface WantedPrice {
  grossCents: number;
  /** The day from which another price counts, where a hire has one; null: today. */
  countsFrom: string | null;
  reason: string;
}
interface FirstPrice {
  grossCents: number;
  monthlyHours: number;
  reason: string;
}
type Hire = Awaited<ReturnType<typeof listHires>>[number];

/**
 * Prices the hours of a hire: all of them where there is no price yet, otherwise those from a day on. The net is what the project's service fee
 * leaves. Where such hours were worked already, a second administrator is asked first.
 */
export async function priceHire(context: SignedInContext, hireId: string, wanted: WantedPrice) {
  return context.database.transaction(async (transaction) => {
    const hire = await lockHire(transaction, sql`h.id = ${hireId}`);
    return proposePrice(transaction, context, hire, { ...wanted, monthlyHours: null });
  });
}

/**
 * The price and hours that a company agreed on with somebody whom it hired without an offer. It is never below what the hire agreed on, and an
 * administrator decides where hours were worked already: nobody learns afterwards what they worked for.
 */
export async function priceOwnHire(context: SignedInContext, hireId: string, wanted: FirstPrice) {
  const workspaceId = context.workspace?.id ?? null;
  return context.database.transaction(async (transaction) => {
    const hire = await lockHire(transaction, sql`h.id = ${hireId} and h.workspace_id = ${workspaceId}`);
    if (!hasPermission(context, 'assignProfessionals')) throw platformErrors.forbidden();
    if (hire.isPriced) throw walletErrors.hirePriced();
    if (wanted.grossCents < (hire.agreedGross ?? 0)) throw walletErrors.priceBelowAgreed();
    return proposePrice(transaction, context, hire, { ...wanted, countsFrom: null });
  });
}

async function proposePrice(
  transaction: Database,
  { session, now }: SignedInContext,
  hire: Hire,
  { grossCents, monthlyHours, countsFrom, reason }: WantedPrice & { monthlyHours: number | null },
): Promise<{ holds: boolean }> {
  if (hire.hiringModel === 'CLT') throw walletErrors.hireNotPaid();
  await freezeServiceFee(transaction, hire.projectId, now);
  const fees = await readServiceFees(transaction, [hire.projectId], now);
  const netCents = netAfterFee(grossCents, fees.get(hire.projectId)!);
  if (hire.isGone && netCents < (hire.agreedNet ?? 0)) throw walletErrors.netBelowAgreed();
  const first = hire.isPriced ? (countsFrom ?? dateInSaoPaulo(now)) : null;
  const isWorked = await requireDay(transaction, hire, first, now);
  const price = { id: newId(), hireId: hire.hireId, grossCents, netCents, countsFrom: first, reason };
  const [asked] = await transaction
    .insert(hirePrices)
    .values({ ...price, monthlyHours, pricedBy: session.userId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: hirePrices.id });
  if (!asked) throw approvalErrors.alreadyAsked();
  if (!isWorked) await letHold(transaction, hire, { price, actorId: session.userId, now });
  else {
    const { memberId, currency, waitingMinutes } = hire;
    const details = { memberId, grossCents, netCents, currency, waitingMinutes, monthlyHours };
    await record(transaction, walletHappenings.hirePriceAsked, hire, session.userId);
    await requestApproval(transaction, {
      ...{ kind: HIRE_PRICE_KIND, aboutId: price.id, details, askedBy: session.userId, note: reason, now },
      describe: (language) => describePrice({ details, memberName: hire.name }, language),
    });
  }
  return { holds: !isWorked };
}

/** Hours that were worked before it was asked for cost what two administrators say. */
export const hirePriceApproval: ApprovalKind = {
  describe: (approval, language) => ({
    title: describePrice(approval, language),
    facts: (['waitingMinutes', 'monthlyHours'] as const).flatMap((fact) => {
      const value = Number(approval.details[fact] ?? 0);
      const minutes = fact === 'monthlyHours' ? value * MINUTES_PER_HOUR : value;
      const label = translate(language, `wallet/prices:approval.facts.${fact}`);
      return minutes === 0 ? [] : [{ label, value: minutesInWords(minutes, localeOf(language)) }];
    }),
    path: pricesPath,
  }),
  carryOut: async (transaction, { aboutId, decidedBy }, { now }) => {
    const [price] = await transaction.select().from(hirePrices).where(eq(hirePrices.id, aboutId));
    if (!price) throw platformErrors.notFound();
    const hire = await lockHire(transaction, sql`h.id = ${price.hireId}`);
    await requireDay(transaction, hire, price.countsFrom, now);
    await letHold(transaction, hire, { price, actorId: decidedBy, now });
  },
  drop: async (transaction, { aboutId }) => {
    await transaction.delete(hirePrices).where(eq(hirePrices.id, aboutId));
  },
};

function describePrice(
  { details, memberName }: Pick<Parameters<ApprovalKind['describe']>[0], 'details' | 'memberName'>,
  language: Language,
): string {
  const sum = (cents: unknown) => moneyInWords(Number(cents), details.currency as Hire['currency'], language);
  const sums = { gross: sum(details.grossCents), net: sum(details.netCents) };
  const title = translate(language, 'wallet/prices:approval.price', sums);
  return memberName ? `${title} (${memberName})` : title;
}

/**
 * A price counts from a day on which nothing of it stands: hours before are paid or refused, and of those since none has credits set aside.
 * Answers whether some of these were worked already.
 */
async function requireDay(
  transaction: Database,
  { hireId, projectId, isPriced }: Hire,
  countsFrom: string | null,
  now: Date,
): Promise<boolean> {
  await lockCredits(transaction, projectId);
  const { isWorked, isWrongDay } = await readWorkedHours(transaction, { hireId, countsFrom });
  if (isPriced && (isWrongDay || countsFrom === null || countsFrom > dateInSaoPaulo(now)))
    throw walletErrors.priceDay();
  return isWorked;
}

/** Whoever prices a hire does so one after the other. */
async function lockHire(transaction: Database, where: SQL): Promise<Hire> {
  await transaction.execute(sql`select from project_professionals h where ${where} for no key update`);
  const [hire] = await listHires(transaction, where);
  if (!hire) throw platformErrors.notFound();
  return hire;
}

interface Set {
  price: { id: string; grossCents: number; netCents: number; countsFrom: string | null; reason: string };
  actorId: string;
  now: Date;
}

/** From now on its hours are paid: those that waited take credits at once. */
async function letHold(transaction: Database, hire: Hire, { price, actorId, now }: Set): Promise<void> {
  await setPrice(transaction, { priceId: price.id, now });
  await record(transaction, walletHappenings.hirePriced, hire, actorId);
  await coverPayableHours(transaction, hire.projectId, { now, isNew: ({ hireId }) => hireId === hire.hireId });
  await mailPrice(transaction, { hire, price });
}

/** Writes down what was done, and lets the lists of those hear of it who price, or wait. */
async function record(
  transaction: Database,
  name: Parameters<typeof recordHappening>[1]['name'],
  { workspaceId, projectId, hireId: professionalId, memberId }: Hire,
  actorId: string,
): Promise<void> {
  await recordHappening(transaction, { name, workspaceId, actorId, ids: { projectId, professionalId } });
  await announceWaiting(transaction, { userIds: [memberId], workspaceId, team: true });
}

import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { mailReader } from '#accounts/server/mail-reader.ts';
import { users } from '#accounts/server/tables.ts';
import { netAfterFee } from '#negotiations/rules/paid-out-net.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { announceWaiting } from '#platform/events/announce-waiting.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { localeOf } from '#platform/i18n/language.ts';
import { minutesInWords } from '#platform/i18n/minutes-in-words.ts';
import { translate } from '#platform/i18n/translate.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { setPrice } from '#projects/professionals/server/set-price.ts';
import { hirePrices } from '#projects/professionals/server/tables.ts';
import { hasPermission } from '#projects/server/policy.ts';
import { approvalErrors } from '#second-approvals/errors.ts';
import type { ApprovalKind } from '#second-approvals/server/ports.ts';
import { requestApproval } from '#second-approvals/server/request-approval.ts';
import { walletErrors } from '#wallet/errors.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { coverPayableHours, lockCredits } from '#wallet/hours/server/cover-payable-hours.ts';
import { ownPaymentsPath, pricesPath, walletPaths } from '#wallet/paths.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { type HireRow, listHires, readWorkedHours } from './hire-queries.ts';
import { freezeServiceFee, readServiceFees } from './service-fees.ts';

const MINUTES_PER_HOUR = 60;

interface WantedPrice {
  grossCents: number;
  /** The day from which another price counts, where a hire has one; null: today. */
  countsFrom: string | null;
  reason: string;
}

/**
 * Prices the hours of a hire: all of them where there is no price yet, otherwise those from a day on. The net is what the project's service fee
 * leaves. Where such hours were worked already, a second administrator is asked first.
 */
export async function priceHire(
  context: SignedInContext,
  hireId: string,
  { seenCents, ...wanted }: WantedPrice & { seenCents: number | null },
) {
  return context.database.transaction(async (transaction) => {
    const hire = await lockHire(transaction, sql`h.id = ${hireId}`);
    if ((hire.agreed?.grossCents ?? null) !== seenCents) throw platformErrors.staleVersion();
    return proposePrice(transaction, context, hire, { ...wanted, monthlyHours: null });
  });
}

/**
 * The price and hours that a company agreed on with somebody whom it hired without an offer. It is never below what the hire agreed on, and an
 * administrator decides where hours were worked already: nobody learns afterwards what they worked for.
 */
export async function priceOwnHire(
  context: SignedInContext,
  hireId: string,
  wanted: Omit<WantedPrice, 'countsFrom'> & { monthlyHours: number },
) {
  const workspaceId = context.workspace?.id ?? null;
  return context.database.transaction(async (transaction) => {
    const hire = await lockHire(transaction, sql`h.id = ${hireId} and h.workspace_id = ${workspaceId}`);
    if (!hasPermission(context, 'assignProfessionals')) throw platformErrors.forbidden();
    if (hire.isPriced) throw walletErrors.hirePriced();
    if (wanted.grossCents < (hire.agreed?.grossCents ?? 0)) throw walletErrors.priceBelowAgreed();
    return proposePrice(transaction, context, hire, { ...wanted, countsFrom: null });
  });
}

async function proposePrice(
  transaction: Database,
  { session, now }: SignedInContext,
  hire: HireRow,
  { grossCents, monthlyHours, countsFrom, reason }: WantedPrice & { monthlyHours: number | null },
): Promise<{ holds: boolean }> {
  if (hire.hiringModel === 'CLT') throw walletErrors.hireNotPaid();
  const { projectId } = hire.project;
  await freezeServiceFee(transaction, projectId, now);
  const fees = await readServiceFees(transaction, [projectId], now);
  const netCents = netAfterFee(grossCents, fees.get(projectId)!);
  if (hire.isGone && netCents < (hire.agreed?.netCents ?? 0)) throw walletErrors.netBelowAgreed();
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
      ...{ kind: 'hirePrice', words: hirePriceApproval, aboutId: price.id, details },
      ...{ askedBy: session.userId, note: reason, now },
    });
  }
  return { holds: !isWorked };
}

/** Hours that were worked before it was asked for cost what two administrators say. */
export const hirePriceApproval: ApprovalKind = {
  describe: ({ details, memberName }, language) => {
    const sum = (cents: unknown) => moneyInWords(Number(cents), details.currency as HireRow['currency'], language);
    const sums = { gross: sum(details.grossCents), net: sum(details.netCents) };
    const title = translate(language, 'wallet/prices:approval.price', sums);
    const facts = (['waitingMinutes', 'monthlyHours'] as const).flatMap((fact) => {
      const value = Number(details[fact] ?? 0);
      const minutes = fact === 'monthlyHours' ? value * MINUTES_PER_HOUR : value;
      const label = translate(language, `wallet/prices:approval.facts.${fact}`);
      return minutes === 0 ? [] : [{ label, value: minutesInWords(minutes, localeOf(language)) }];
    });
    return { title: memberName ? `${title} (${memberName})` : title, facts, path: pricesPath };
  },
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

/**
 * A price counts from a day on which nothing of it stands: hours before are paid or refused, and of those since none has credits set aside.
 * Answers whether some of these were worked already.
 */
async function requireDay(
  transaction: Database,
  { hireId, project, isPriced }: HireRow,
  countsFrom: string | null,
  now: Date,
): Promise<boolean> {
  await lockCredits(transaction, project.projectId);
  const { isWorked, isWrongDay } = await readWorkedHours(transaction, { hireId, countsFrom });
  if (isPriced && (isWrongDay || countsFrom === null || countsFrom > dateInSaoPaulo(now)))
    throw walletErrors.priceDay();
  return isWorked;
}

/** Whoever prices a hire does so one after the other. */
async function lockHire(transaction: Database, where: SQL): Promise<HireRow> {
  await transaction.execute(sql`select from project_professionals h where ${where} for no key update`);
  const [hire] = await listHires(transaction, where);
  if (!hire) throw platformErrors.notFound();
  return hire;
}

interface HeldPrice {
  id: string;
  grossCents: number;
  netCents: number;
  countsFrom: string | null;
  reason: string;
}

/** From now on its hours are paid: those that waited take credits at once. */
async function letHold(
  transaction: Database,
  hire: HireRow,
  { price, actorId, now }: { price: HeldPrice; actorId: string; now: Date },
): Promise<void> {
  await setPrice(transaction, { priceId: price.id, now });
  await record(transaction, walletHappenings.hirePriced, hire, actorId);
  await coverPayableHours(transaction, hire.project.projectId, { now, isNew: ({ hireId }) => hireId === hire.hireId });
  await mailPrice(transaction, hire, price);
}

/** Writes down what was done, and lets the lists of those hear of it who price, or wait. */
async function record(
  transaction: Database,
  name: Parameters<typeof recordHappening>[1]['name'],
  { workspaceId, project: { projectId }, hireId: professionalId, memberId }: HireRow,
  actorId: string,
): Promise<void> {
  await recordHappening(transaction, { name, workspaceId, actorId, ids: { projectId, professionalId } });
  await announceWaiting(transaction, { userIds: [memberId], workspaceId, team: true });
}

/** Tells the owner and the professional which price holds, from which day on, and why. */
async function mailPrice(
  transaction: Database,
  hire: HireRow,
  { grossCents, netCents, countsFrom, reason }: HeldPrice,
): Promise<void> {
  const readers = await transaction
    .select({ ...mailReader, isOwner: sql<boolean>`${users.id} = ${workspaces.ownerId}` })
    .from(workspaces)
    .innerJoin(users, or(eq(users.id, workspaces.ownerId), eq(users.id, hire.memberId)))
    .where(and(eq(workspaces.id, hire.workspaceId), isNull(users.deletedAt)));
  for (const { isOwner, ...reader } of readers) {
    const values = {
      ...{ title: hire.project.title, name: hire.name },
      gross: moneyInWords(grossCents, hire.currency, reader.language),
      net: moneyInWords(netCents, hire.currency, reader.language),
      day: countsFrom === null ? '' : dayInWords(new Date(`${countsFrom}T12:00:00-03:00`), reader.language),
      reason,
    };
    const side = isOwner ? 'owner' : 'professional';
    const mail = writeLetter(reader, 'wallet/prices:mail', values, (say) => ({
      about: isOwner ? [hire.memberId] : [],
      subject: say('priced.subject'),
      paragraphs: [
        // Nobody but the owner reads of somebody whose account is deleted, and who has no name any more.
        say(`priced.${hire.isGone ? 'ownerOfGone' : side}`),
        ...(countsFrom === null ? [] : [say('priced.since')]),
        say('priced.reason'),
      ],
      action: {
        label: say(`open.${side}`),
        path: isOwner ? walletPaths.allocate(hire.project.projectId) : ownPaymentsPath,
      },
    }));
    await queueMail(transaction, walletHappenings.hirePriced, mail);
  }
}

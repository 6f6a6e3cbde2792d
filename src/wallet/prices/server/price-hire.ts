import { and, eq, isNull, sql } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { announceWaiting } from '#platform/events/announce-waiting.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { setPrice } from '#projects/professionals/server/set-price.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { walletErrors } from '#wallet/errors.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { coverPayableHours } from '#wallet/hours/server/cover-payable-hours.ts';
import { whoConfirms } from '#wallet/prices/rules/price-terms.ts';
import { listHires } from './hire-queries.ts';
import { mailPrice } from './mail-price.ts';
import { hirePrices } from './tables.ts';

interface Price {
  grossCents: number;
  netCents: number;
}
interface Around {
  now: Date;
}
type Hire = Awaited<ReturnType<typeof listHires>>[number];

/**
 * Prices a hire that has none: at once where nothing was agreed, otherwise once both sides confirmed. A later price takes the place of one that
 * does not hold yet, with its confirmations.
 */
export async function priceHire(context: SignedInContext, hireId: string, price: Price): Promise<{ holds: boolean }> {
  const { database, session, now } = context;
  if (price.netCents > price.grossCents) throw walletErrors.netAboveGross();
  return database.transaction(async (transaction) => {
    const hire = await lockHire(transaction, hireId);
    if (hire.hiringModel === 'CLT') throw walletErrors.hireNotPaid();
    if (hire.isPriced) throw walletErrors.hirePriced();
    if (hire.isGone && price.netCents < (hire.agreedNet ?? 0)) throw walletErrors.netBelowAgreed();
    const isProposal = whoConfirms({ ...hire, hasAgreement: hire.agreedGross !== null }) !== 'nobody';
    await transaction
      .update(hirePrices)
      .set({ replacedAt: now })
      .where(and(eq(hirePrices.hireId, hireId), isNull(hirePrices.replacedAt), isNull(hirePrices.holdsFrom)));
    await transaction.insert(hirePrices).values({
      ...{ id: newId(), hireId, ...price, pricedBy: session.userId, createdAt: now },
      holdsFrom: isProposal ? null : now,
    });
    await record(transaction, walletHappenings.hirePriced, hire, session.userId);
    const around = { now };
    if (!isProposal) await letHold(transaction, hire, price, around);
    const about = { hire, ...price };
    await mailPrice(transaction, 'hirePriced', isProposal ? 'asked' : 'priced', about);
    return { holds: !isProposal };
  });
}

/** One side's word on a proposed price; with the second one it holds, and with the company's once the other account is deleted. */
export async function confirmPrice(
  context: SignedInContext,
  hireId: string,
  price: Price,
): Promise<{ holds: boolean }> {
  const { database, session, workspace, now } = context;
  return database.transaction(async (transaction) => {
    const hire = await lockHire(transaction, hireId);
    const isCompany = session.role === 'squadOwner' && workspace?.id === hire.workspaceId;
    if (!isCompany && session.userId !== hire.memberId) throw platformErrors.notFound();
    const isSame = hire.proposedGross === price.grossCents && hire.proposedNet === price.netCents;
    if (hire.proposalId === null || !isSame || hire.isBelowAgreed) throw walletErrors.nothingToConfirm();
    const hasConfirmed = isCompany ? hire.companyAt !== null : hire.memberAt !== null;
    if (hasConfirmed) throw walletErrors.nothingToConfirm();
    const holds = isCompany ? hire.memberAt !== null || hire.isGone : hire.companyAt !== null;
    await transaction
      .update(hirePrices)
      .set({
        ...(isCompany ? { companyBy: session.userId, companyAt: now } : { memberAt: now }),
        holdsFrom: holds ? now : null,
      })
      .where(eq(hirePrices.id, hire.proposalId));
    await record(transaction, walletHappenings.priceConfirmed, hire, session.userId);
    const around = { now };
    if (holds) await letHold(transaction, hire, price, around);
    const about = { hire, ...price };
    if (holds) await mailPrice(transaction, 'priceConfirmed', 'priced', about);
    return { holds };
  });
}

/** What the company confirmed holds without the person, whose account was deleted before the other word came. */
export async function holdPriceOfGone(transaction: Database, hireId: string, around: Around): Promise<void> {
  const hire = await lockHire(transaction, hireId);
  if (!hire.isGone || hire.isPriced || hire.companyAt === null || hire.isBelowAgreed) return;
  const price = { grossCents: hire.proposedGross!, netCents: hire.proposedNet! };
  await transaction.update(hirePrices).set({ holdsFrom: around.now }).where(eq(hirePrices.id, hire.proposalId!));
  await record(transaction, walletHappenings.priceConfirmed, hire, null);
  await letHold(transaction, hire, price, around);
  await mailPrice(transaction, 'priceConfirmed', 'priced', { hire, ...price });
}

/**
 * Takes back a price that nobody can let hold any more, because it is below what the person agreed on. The company had it before its eyes, and may
 * have confirmed it: it reads that another one comes where hours wait for that.
 */
export async function voidPriceOfGone(transaction: Database, hireId: string, around: Around): Promise<void> {
  const hire = await lockHire(transaction, hireId);
  if (hire.isPriced || hire.proposalId === null || hire.isBelowAgreed !== true) return;
  await transaction.update(hirePrices).set({ replacedAt: around.now }).where(eq(hirePrices.id, hire.proposalId));
  await record(transaction, walletHappenings.priceVoided, hire, null);
  if (hire.waitingMinutes === 0) return;
  const price = { grossCents: hire.proposedGross!, netCents: hire.proposedNet! };
  await mailPrice(transaction, 'priceVoided', 'voided', { hire, ...price });
}

/** Whoever prices a hire or confirms its price does so one after the other. */
async function lockHire(transaction: Database, hireId: string): Promise<Hire> {
  await transaction
    .select({ id: projectProfessionals.id })
    .from(projectProfessionals)
    .where(eq(projectProfessionals.id, hireId))
    .for('no key update');
  const [hire] = await listHires(transaction, sql`h.id = ${hireId}`);
  if (!hire) throw platformErrors.notFound();
  return hire;
}

/** From now on its hours are paid: those that waited take credits at once. */
async function letHold(
  transaction: Database,
  { hireId, projectId }: Hire,
  price: Price,
  around: Around,
): Promise<void> {
  await setPrice(transaction, { hireId, ...price, now: around.now });
  await coverPayableHours(transaction, projectId, { ...around, isNew: (hours) => hours.hireId === hireId });
}

/** Writes down what was done, and lets the lists of those hear of it who price, confirm or wait. */
async function record(
  transaction: Database,
  name: Parameters<typeof recordHappening>[1]['name'],
  { workspaceId, projectId, hireId: professionalId, memberId }: Hire,
  actorId: string | null,
): Promise<void> {
  await recordHappening(transaction, { name, workspaceId, actorId, ids: { projectId, professionalId } });
  await announceWaiting(transaction, { userIds: [memberId], workspaceId, team: true });
}

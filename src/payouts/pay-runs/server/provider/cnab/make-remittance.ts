import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { isCnpj } from '#platform/brazil/cnpj.ts';
import { dateIn } from '#platform/calendar/time-zones.ts';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { announceWaiting } from '#platform/events/announce-waiting.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { readPaymentDetails } from '#profiles/private/server/payment-details.ts';
import { payoutsErrors } from '#payouts/errors.ts';
import { readKeptIdentities } from '#payouts/fiscal/server/kept-identities.ts';
import { recordPayout } from '#payouts/server/record-payout.ts';
import { ledgerDiffers } from '#wallet/ledger/server/open-differences.ts';
import { lockPayRuns } from '#payouts/pay-runs/server/freeze-run.ts';
import { payments } from '#payouts/pay-runs/server/tables.ts';
import {
  type CnabPayment,
  MAXIMUM_FILE_NUMBER,
  MAXIMUM_PAYMENTS,
  writeRemittance,
} from '#payouts/pay-runs/rules/cnab/write-remittance.ts';
import { isToFile } from './remittances.ts';
import { cnabFiles, cnabPayments } from '#payouts/pay-runs/server/provider/tables.ts';

/**
 * Writes the payments that are in no file into the next one, in the order in which they were sent; those that were blocked meanwhile stay. A
 * payment is in one file at most: a file that got lost is downloaded again. Throws `payouts.nothingToRemit`, `payouts.ledgerDiffers`.
 */
export async function makeRemittance({
  database,
  session,
  settings,
  now,
}: SignedInContext): Promise<{ fileId: string }> {
  const payer = settings.cnab;
  if (!payer) throw payoutsErrors.nothingToRemit();
  return database.transaction(async (transaction) => {
    await lockPayRuns(transaction);
    // The difference may have come after the payments were sent here.
    if (await ledgerDiffers(transaction)) throw payoutsErrors.ledgerDiffers();
    const waiting = await listWaiting(transaction);
    if (waiting.length === 0) throw payoutsErrors.nothingToRemit();
    const [latest] = await transaction
      .select({ number: cnabFiles.number })
      .from(cnabFiles)
      .orderBy(desc(cnabFiles.number))
      .limit(1);
    const number = ((latest?.number ?? 0) % MAXIMUM_FILE_NUMBER) + 1;
    const fileId = newId();
    const time = now.toLocaleTimeString('en-GB', { timeZone: HOME_TIME_ZONE }).replaceAll(':', '');
    await transaction.insert(cnabFiles).values({
      ...{ id: fileId, number, createdBy: session.userId, createdAt: now, paymentCount: waiting.length },
      cents: waiting.reduce((sum, { cents }) => sum + cents, 0),
      content: writeRemittance(payer, waiting, { number, day: dateIn(HOME_TIME_ZONE, now), time }),
    });
    const ids = waiting.map(({ id }) => id);
    await transaction.update(cnabPayments).set({ fileId, outcome: 'sent' }).where(inArray(cnabPayments.id, ids));
    await recordPayout(transaction, 'remittanceMade', session.userId, { fileId });
    await announceWaiting(transaction, { team: true });
    return { fileId };
  });
}

async function listWaiting(transaction: Database): Promise<(CnabPayment & { id: string })[]> {
  const rows = await transaction
    .select({ payment: cnabPayments, to: payments, name: users.name })
    .from(cnabPayments)
    .innerJoin(payments, eq(payments.id, cnabPayments.paymentId))
    .innerJoin(users, eq(users.id, payments.memberId))
    .where(isToFile(sql`${cnabPayments}`))
    .orderBy(asc(cnabPayments.id))
    .limit(MAXIMUM_PAYMENTS);
  const memberIds = [...new Set(rows.map(({ to }) => to.memberId))];
  const details = await readPaymentDetails(transaction, memberIds);
  const gone = await readKeptIdentities(transaction, memberIds);
  return rows.flatMap(({ payment: { id, number, cents }, to: { memberId, keyKind, key }, name }) => {
    // Only what has a key is sent, and only what is sent waits for a file.
    if (keyKind === null || key === null) return [];
    // Whose account is deleted while the payment waits has neither a name nor a company anywhere else.
    const kept = gone.get(memberId);
    const companyTaxId = kept ? kept.taxId : (details.get(memberId)?.companyTaxId ?? '');
    const taxId = keyKind === 'cpf' || keyKind === 'cnpj' ? key : isCnpj(companyTaxId) ? companyTaxId : '';
    return { id, number, cents, name: kept?.name ?? name, keyKind, key, taxId };
  });
}

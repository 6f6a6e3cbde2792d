import { and, asc, inArray, isNull, lte } from 'drizzle-orm';
import { type LockedApplication, lockApplicationsWhere } from '#applications/advancing/server/lock-applications.ts';
import { tellNotSelected } from '#applications/advancing/server/tell-not-selected.ts';
import { applications } from '#applications/server/tables.ts';
import { isUntold, wasToldNotSelected } from '#applications/rules/told-status.ts';
import { lockUnsent } from '#pipeline/moving/server/schedule-rejections.ts';
import { rejections } from '#pipeline/moving/server/tables.ts';
import type { Ports } from '#platform/capability/ports.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { amongIds } from '#platform/db/statements/any-of.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { runBatches } from '#platform/jobs/run-batches.ts';
import { wasFilled } from '#projects/rules/position-states.ts';
import { positions } from '#projects/server/tables.ts';

/** Every minute: tells candidates whose message is due that they were not selected. */
export const sendRejectionsJob: AnyJob = {
  name: 'send-rejections',
  retryLimit: 3,
  retryDelaySeconds: 60,
  schedule: '* * * * *',
  run: (_data, { database, now, ports }) => sendDueRejections(database, { now, ports }),
};

const AT_ONCE = 100;

interface Sending {
  now: Date;
  ports: Pick<Ports, 'listUnreached' | 'writeToAll'>;
}

/** Each is told once, even if several processes run this at the same time or one of them stops halfway. */
export function sendDueRejections(database: Database, sending: Sending): Promise<void> {
  return runBatches(database, AT_ONCE, async (transaction) => {
    const due = await transaction
      .select({ id: rejections.applicationId })
      .from(rejections)
      .where(and(isNull(rejections.sentAt), lte(rejections.sendAt, sending.now)))
      .orderBy(asc(rejections.sendAt))
      .limit(AT_ONCE);
    await tellDue(
      transaction,
      due.map(({ id }) => id),
      sending,
    );
    return due.length;
  });
}

type Rejection = typeof rejections.$inferSelect;
interface Told {
  rejection: Rejection;
  locked: LockedApplication;
  /** The candidate takes no messages of the company. */
  isBlocked: boolean;
  /** The candidate gets no mails about messages. */
  isMuted: boolean;
}

/**
 * Tells those of these candidates whose message is due; stage and message change in the same transaction. An undo waits for it, or it for the
 * undo.
 */
export async function tellDue(transaction: Database, ids: readonly string[], sending: Sending): Promise<void> {
  if (ids.length === 0) return;
  // Applications are locked before their rejections everywhere.
  const locked = await lockApplicationsWhere(transaction, amongIds(applications.id, ids));
  const byId = new Map(locked.map((one) => [one.application.id, one]));
  const due = (await lockUnsent(transaction, ids)).filter(({ sendAt }) => sendAt <= sending.now);
  if (due.length === 0) return;
  const filled = await listFilled(transaction, locked);
  const { blocked, muted } = await sending.ports.listUnreached(
    transaction,
    due.map(({ applicationId }) => applicationId),
  );
  const stopped: Rejection[] = [];
  const told: Told[] = [];
  for (const rejection of due) {
    const { applicationId: id, isByHire } = rejection;
    const one = byId.get(id)!;
    if (isByHire && !filled.has(one.application.positionId)) stopped.push(rejection);
    else if (mayBeTold(one, rejection))
      told.push({ rejection, locked: one, isBlocked: blocked.has(id), isMuted: muted.has(id) });
  }
  await tellPlainly(transaction, told, sending);
  await tellInCompanysWords(transaction, told, sending);
  const ended = stopped.map(({ applicationId }) => applicationId);
  // The vacancy was opened again before its clock ran out.
  if (ended.length > 0) await transaction.delete(rejections).where(amongIds(rejections.applicationId, ended));
  const settled = due.map(({ applicationId }) => applicationId);
  await transaction
    .update(rejections)
    .set({ sentAt: sending.now, subject: null, text: null })
    .where(amongIds(rejections.applicationId, settled));
}

/** Leaves out whoever withdrew meanwhile, came back or knows already; the company's own words also go to somebody who knows. */
function mayBeTold({ application }: LockedApplication, { isByHire, text }: Rejection): boolean {
  if (application.state === 'withdrawn') return false;
  if (isByHire) return application.state === 'setAside' && !wasToldNotSelected(application);
  return isUntold(application) || (application.stage === 'disqualified' && text !== null);
}

async function listFilled(transaction: Database, locked: readonly LockedApplication[]): Promise<Set<string>> {
  const ids = [...new Set(locked.map(({ application }) => application.positionId))];
  const rows = await transaction
    .select({ id: positions.id, state: positions.state })
    .from(positions)
    .where(inArray(positions.id, ids));
  return new Set(rows.filter(({ state }) => wasFilled(state)).map(({ id }) => id));
}

/** Nobody misses that it is over: whoever blocked the company gets the product's words instead of the company's. */
async function tellPlainly(transaction: Database, told: readonly Told[], sending: Sending): Promise<void> {
  const plain = told.filter(
    ({ rejection, locked, isBlocked }) => rejection.text === null || (isBlocked && isUntold(locked.application)),
  );
  const locked = plain.map((one) => one.locked);
  await tellNotSelected(transaction, locked, { now: sending.now, actorId: null, isPlain: true });
}

/** One sending for each text, with its author. */
async function tellInCompanysWords(
  transaction: Database,
  told: readonly Told[],
  { now, ports }: Sending,
): Promise<void> {
  const written = told.filter(({ rejection, isBlocked }) => rejection.text !== null && !isBlocked);
  const alike = Map.groupBy(written, ({ rejection: { decidedBy, subject, text } }) =>
    JSON.stringify([decidedBy, subject, text]),
  );
  for (const group of alike.values()) {
    const { decidedBy, subject, text } = group[0]!.rejection;
    const receivers = group.map(({ locked }) => locked);
    for (const isPlain of [true, false]) {
      // Who gets no mails about messages gets the product's about the end.
      const untold = group.filter(({ locked, isMuted }) => isMuted === isPlain && isUntold(locked.application));
      const locked = untold.map((one) => one.locked);
      await tellNotSelected(transaction, locked, { now, actorId: decidedBy, isPlain });
    }
    const manner = { asksAnswer: false, isUrgent: true };
    const message = { mailingId: newId(), sendAt: null, subject: subject!, text: text!, ...manner };
    await ports.writeToAll(
      transaction,
      { now, senderId: decidedBy },
      message,
      receivers.map(({ application }) => application),
    );
  }
}

import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { applications } from '#applications/server/tables.ts';
import { awaitsAnswer } from '#applications/rules/answer-promise.ts';
import { laterNoticeTime, plainMessageTime } from '#pipeline/moving/rules/send-time.ts';
import type { CommonReason } from '#pipeline/moving/rules/rejection-terms.ts';
import type { Notice } from '#pipeline/moving/schemas.ts';
import type { LockedCandidate } from '#pipeline/moving/server/lock-candidates.ts';
import type { Database } from '#platform/db/connection.ts';
import { amongIds } from '#platform/db/statements/any-of.ts';
import { rejections } from './tables.ts';
import { listWaitingSince } from './waiting-since.ts';

export interface Reason {
  commonReason: CommonReason | null;
  reasonId: string | null;
}

interface Decision {
  reason: Reason;
  notice: Notice | undefined;
  actorId: string;
  now: Date;
}

type Values = typeof rejections.$inferInsert;

/** Keeps why these candidates were disqualified and what they are told when: each in their own language. */
export async function scheduleRejections(
  transaction: Database,
  candidates: readonly LockedCandidate[],
  { reason, notice, actorId, now }: Decision,
): Promise<void> {
  const waiting = candidates.filter(({ state }) => state === 'setAside').map(({ id }) => id);
  const since = await listWaitingSince(transaction, waiting);
  const values = candidates.map(({ id, locked }): Values => {
    const words = notice?.messages?.[locked.language];
    // Somebody else's hire has begun the seven days already.
    const decidedAt = since.get(id) ?? now;
    return {
      applicationId: id,
      ...reason,
      decidedBy: actorId,
      decidedAt,
      isByHire: false,
      subject: words?.subject ?? null,
      text: words?.text ?? null,
      sendAt: laterNoticeTime(decidedAt, now, { delayDays: notice?.delayDays, isOwn: words !== undefined }),
      sentAt: null,
    };
  });
  await write(transaction, values);
}

/** Starts the clock for everybody who remains in a vacancy for which somebody was hired. */
export async function scheduleAfterHire(
  transaction: Database,
  candidates: readonly LockedCandidate[],
  { hiredId, now }: { hiredId: string; now: Date },
): Promise<void> {
  const remaining = candidates.filter(({ id, locked }) => id !== hiredId && awaitsAnswer(locked.application));
  const common = { decidedAt: now, isByHire: true, sendAt: plainMessageTime(now) };
  await write(
    transaction,
    remaining.map(({ id }) => ({ applicationId: id, ...common })),
  );
}

/** PostgreSQL accepts 65,535 parameters in one statement. */
const AT_ONCE = 2_000;

async function write(transaction: Database, values: readonly Values[]): Promise<void> {
  const taken = (column: string) => sql.raw(`excluded.${column}`);
  for (let start = 0; start < values.length; start += AT_ONCE) {
    await transaction
      .insert(rejections)
      .values(values.slice(start, start + AT_ONCE))
      .onConflictDoUpdate({
        target: rejections.applicationId,
        set: {
          commonReason: taken('common_reason'),
          reasonId: taken('reason_id'),
          decidedBy: taken('decided_by'),
          decidedAt: taken('decided_at'),
          isByHire: taken('is_by_hire'),
          subject: taken('subject'),
          text: taken('text'),
          sendAt: taken('send_at'),
          sentAt: taken('sent_at'),
        },
      });
  }
}

/** A company that closes leaves nobody waiting: whoever was still to be told is told by the next run of the job. */
export async function tellSoon(transaction: Database, workspaceId: string, now: Date): Promise<void> {
  const own = transaction
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.workspaceId, workspaceId));
  await transaction
    .update(rejections)
    .set({ sendAt: now })
    .where(and(inArray(rejections.applicationId, own), isNull(rejections.sentAt), gt(rejections.sendAt, now)));
}

/** Locks what these candidates are still to be told. */
export function lockUnsent(transaction: Database, applicationIds: readonly string[]) {
  return transaction
    .select()
    .from(rejections)
    .where(and(amongIds(rejections.applicationId, applicationIds), isNull(rejections.sentAt)))
    .orderBy(rejections.applicationId)
    .for('update');
}

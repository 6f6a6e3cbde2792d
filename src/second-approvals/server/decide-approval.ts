import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { prove } from '#accounts/security/server/prove-second-factor.ts';
import { listAdministrators } from '#accounts/server/list-administrators.ts';
import type { Ports } from '#platform/capability/ports.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { ProductError } from '#platform/errors/product-error.ts';
import { announceWaiting } from '#platform/events/announce-waiting.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { approvalErrors } from '#second-approvals/errors.ts';
import { approvalHappenings } from '#second-approvals/happenings.ts';
import { findDecisionObstacle, stateOfVerdict, type Verdict } from '#second-approvals/rules/approval-states.ts';
import { type CompleteApproval, readApproval, withPeople } from './list-approvals.ts';
import { mailDecision, mailRequest } from './mail-approvals.ts';
import { findAdministrator, findOutsideApprover, outsider } from './second-person.ts';
import { type Approval, approvals } from './tables.ts';

/**
 * Carries out what was asked for, or drops it, once. Throws what `findDecisionObstacle` finds, as `second-approvals.…`, and
 * `second-approvals.contentChanged`, by which the request has lapsed. Whoever decides from outside is named by the operator.
 */
export async function decideApproval(
  context: SignedInContext,
  approvalId: string,
  { verdict, reason, isOutside = false }: { verdict: Verdict; reason: string; isOutside?: boolean },
): Promise<void> {
  const { database, session, ports, now } = context;
  const kind = await database
    .transaction(async (transaction) => {
      const approval = await lockApproval(transaction, approvalId);
      if (!approval) throw platformErrors.notFound();
      const decider = isOutside ? outsider(session.userId) : await findAdministrator(transaction, session.userId);
      const obstacle = findDecisionObstacle(approval, decider, now);
      if (obstacle) throw approvalErrors[obstacle]();
      const ended = { state: stateOfVerdict[verdict], decidedBy: session.userId, decidedAt: now, reason };
      return endApproval(transaction, ports, approval, ended);
    })
    .catch(async (failure: unknown) => {
      const isChanged = failure instanceof ProductError && failure.code === approvalErrors.contentChanged.code;
      if (isChanged) await endUndecided(context, approvalId, 'lapsed');
      throw failure;
    });
  if (verdict === 'approve') await kind.goOn?.(context);
}

const AT_ONCE = 200;

/** Every quarter of an hour: what nobody decided on in time is dropped. */
export const expireApprovalsJob: AnyJob = {
  name: 'expire-approvals',
  retryLimit: 3,
  retryDelaySeconds: 60,
  schedule: '*/15 * * * *',
  run: async (_data, { database, ports, now }) => {
    const overdue = and(eq(approvals.state, 'open'), lte(approvals.expiresAt, now));
    const due = await database
      .select({ id: approvals.id })
      .from(approvals)
      .where(overdue)
      .orderBy(asc(approvals.expiresAt))
      .limit(AT_ONCE);
    for (const { id } of due) await endUndecided({ database, ports, now }, id, 'expired');
  },
};

/** Drops an open request that nobody decided on, and tells whoever asked. */
async function endUndecided(
  { database, ports, now }: Pick<SignedInContext, 'database' | 'ports' | 'now'>,
  approvalId: string,
  state: 'expired' | 'lapsed',
): Promise<void> {
  await database.transaction(async (transaction) => {
    const approval = await lockApproval(transaction, approvalId);
    if (approval?.state !== 'open') return;
    await endApproval(transaction, ports, approval, { state, decidedBy: null, decidedAt: now, reason: '' });
  });
}

async function lockApproval(transaction: Database, approvalId: string): Promise<CompleteApproval | undefined> {
  const found = await transaction.select().from(approvals).where(eq(approvals.id, approvalId)).for('update');
  const [approval] = await withPeople(transaction, found);
  return approval;
}

type Ended = Pick<Approval, 'decidedAt' | 'reason'> &
  ({ state: 'approved' | 'refused'; decidedBy: string } | { state: 'expired' | 'lapsed'; decidedBy: null });

/** Keeps how a request ended, carries it out or drops it, and tells whoever asked. */
async function endApproval(transaction: Database, ports: Ports, approval: CompleteApproval, ended: Ended) {
  const { id: approvalId } = approval;
  const { state, ...decided } = ended;
  const kind = ports.approvalKinds[approval.kind];
  if (!kind) throw new Error(`Nobody carries out approvals of the kind ${approval.kind}.`);
  const around = { now: decided.decidedAt! };
  await transaction.update(approvals).set(ended).where(eq(approvals.id, approvalId));
  await recordHappening(transaction, {
    ...{ name: approvalHappenings[state], workspaceId: null, actorId: ended.decidedBy },
    ids: { approvalId },
  });
  await announceWaiting(transaction, { team: true });
  if (ended.state === 'approved')
    await kind.carryOut(transaction, { ...approval, ...decided, decidedBy: ended.decidedBy }, around);
  else await kind.drop?.(transaction, approval, around);
  await mailDecision(transaction, approval, { state, reason: ended.reason, kind });
  return kind;
}

/** Throws `platform.notFound` to everybody but the person whom the operator named. */
export async function readForOutside(context: SignedInContext, approvalId: string) {
  if (context.session.email.toLowerCase() !== context.settings.outsideApprover) throw platformErrors.notFound();
  const view = await readApproval(context, approvalId);
  return { ...view, abilities: { decide: view.state === 'open' } };
}

/** Decides by a fresh code, so that an open session is not enough. */
export async function decideFromOutside(
  context: SignedInContext,
  approvalId: string,
  { code, ...decision }: { verdict: Verdict; reason: string; code: string },
) {
  await readForOutside(context, approvalId);
  await prove(context, context.session.userId, { code });
  await decideApproval(context, approvalId, { ...decision, isOutside: true });
  return readForOutside(context, approvalId);
}

const ASKED_AT_ONCE = 100;

/** Every five minutes: asks the person outside about what no administrator may decide, once. */
export const askOutsideApproverJob: AnyJob = {
  name: 'ask-outside-approver',
  retryLimit: 3,
  retryDelaySeconds: 60,
  schedule: '*/5 * * * *',
  run: async (_data, { database, settings, ports, now }) => {
    const reader = await findOutsideApprover(database, settings);
    if (!reader) return;
    const isUnasked = and(eq(approvals.state, 'open'), isNull(approvals.outsideAskedAt));
    const open = await database
      .select()
      .from(approvals)
      .where(isUnasked)
      .orderBy(asc(approvals.id))
      .limit(ASKED_AT_ONCE);
    const administrators = await listAdministrators(database);
    for (const approval of await withPeople(database, open)) {
      if ([approval.askedBy, ...approval.excluded].includes(reader.userId)) continue;
      if (administrators.some((one) => findDecisionObstacle(approval, one, now) === null)) continue;
      await database.transaction(async (transaction) => {
        const which = and(eq(approvals.id, approval.id), isUnasked);
        const [taken] = await transaction.update(approvals).set({ outsideAskedAt: now }).where(which).returning();
        const words = ports.approvalKinds[approval.kind];
        if (taken && words) await mailRequest(transaction, reader, approval, { words, isOutside: true });
      });
    }
  },
};

import { and, asc, eq, lte } from 'drizzle-orm';
import { approvalErrors } from '#second-approvals/errors.ts';
import { approvalHappenings } from '#second-approvals/happenings.ts';
import { findDecisionObstacle, stateOfVerdict, type Verdict } from '#second-approvals/rules/approval-states.ts';
import type { Ports } from '#platform/capability/ports.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { ProductError } from '#platform/errors/product-error.ts';
import { announceWaiting } from '#platform/events/announce-waiting.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { findAdministrator, outsider } from './second-person.ts';
import { withExcluded } from './list-approvals.ts';
import { mailDecision } from './mail-approvals.ts';
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
  const decidedKind = await database
    .transaction(async (transaction) => {
      const approval = await lockApproval(transaction, approvalId);
      if (!approval) throw platformErrors.notFound();
      const [asked] = await withExcluded(transaction, [approval]);
      const obstacle = findDecisionObstacle(
        asked!,
        isOutside ? outsider(session.userId) : await findAdministrator(transaction, session.userId),
        now,
      );
      if (obstacle) throw approvalErrors[obstacle]();
      const decided = { decidedBy: session.userId, decidedAt: now, reason };
      await endApproval(transaction, approval, { state: stateOfVerdict[verdict], ...decided });
      const kind = kindOf(ports, approval);
      const around = { now };
      if (verdict === 'approve') await kind.carryOut(transaction, { ...approval, ...decided }, around);
      else await kind.drop(transaction, approval, around);
      await mailDecision(transaction, approval, { state: stateOfVerdict[verdict], reason, kind });
      return kind;
    })
    .catch(async (failure: unknown) => {
      const isChanged = failure instanceof ProductError && failure.code === approvalErrors.contentChanged.code;
      if (isChanged) await endUndecided(context, approvalId, 'lapsed');
      throw failure;
    });
  if (verdict === 'approve') await decidedKind.goOn?.(context);
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
    await endApproval(transaction, approval, { state, decidedBy: null, decidedAt: now, reason: '' });
    const kind = kindOf(ports, approval);
    await kind.drop(transaction, approval, { now });
    await mailDecision(transaction, approval, { state, reason: '', kind });
  });
}

async function lockApproval(transaction: Database, approvalId: string): Promise<Approval | undefined> {
  const [approval] = await transaction.select().from(approvals).where(eq(approvals.id, approvalId)).for('update');
  return approval;
}

async function endApproval(
  transaction: Database,
  { id: approvalId }: Approval,
  ended: Pick<Approval, 'decidedBy' | 'decidedAt' | 'reason'> & {
    state: 'approved' | 'refused' | 'expired' | 'lapsed';
  },
): Promise<void> {
  await transaction.update(approvals).set(ended).where(eq(approvals.id, approvalId));
  await recordHappening(transaction, {
    ...{ name: approvalHappenings[ended.state], workspaceId: null, actorId: ended.decidedBy },
    ids: { approvalId },
  });
  await announceWaiting(transaction, { team: true });
}

function kindOf(ports: Ports, { kind }: Approval) {
  const found = ports.approvalKinds[kind];
  if (!found) throw new Error(`Nobody carries out approvals of the kind ${kind}.`);
  return found;
}

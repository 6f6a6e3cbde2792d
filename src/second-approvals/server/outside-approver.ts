import { and, asc, eq, isNull } from 'drizzle-orm';
import { prove } from '#accounts/security/server/prove-second-factor.ts';
import { listAdministrators } from '#accounts/server/list-administrators.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { findDecisionObstacle, type Verdict } from '#second-approvals/rules/approval-states.ts';
import { decideApproval } from './decide-approval.ts';
import { findOutsideApprover } from './second-person.ts';
import { withExcluded, readApproval, readConcerned } from './list-approvals.ts';
import { mailRequest } from './mail-approvals.ts';
import { approvals } from './tables.ts';

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

const AT_ONCE = 100;

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
    const open = await database.select().from(approvals).where(isUnasked).orderBy(asc(approvals.id)).limit(AT_ONCE);
    const administrators = await listAdministrators(database);
    for (const approval of await withExcluded(database, open)) {
      if ([approval.askedBy, ...approval.excluded].includes(reader.userId)) continue;
      if (administrators.some((one) => findDecisionObstacle(approval, one, now) === null)) continue;
      await database.transaction(async (transaction) => {
        const which = and(eq(approvals.id, approval.id), isUnasked);
        const [taken] = await transaction.update(approvals).set({ outsideAskedAt: now }).where(which).returning();
        const concerned = await readConcerned(transaction, approval.id);
        const kind = ports.approvalKinds[approval.kind];
        if (!taken || !kind) return;
        const what = kind.describe({ ...approval, ...concerned }, reader.language).title;
        const people = (await kind.listPeople?.(transaction, [approval.aboutId]))?.get(approval.aboutId);
        await mailRequest(transaction, reader, { approval, what, people, isOutside: true });
      });
    }
  },
};

import { implement } from '#platform/http/implement.ts';
import { approvalsContract } from '#second-approvals/contract.ts';
import { decideApproval, decideFromOutside, readForOutside } from './decide-approval.ts';
import { listApprovals, readApproval } from './list-approvals.ts';

export const approvalsOperations = implement(approvalsContract, {
  'GET /approvals': ({ query, context }) => listApprovals(context, query.cursor),
  'GET /approvals/{approvalId}': ({ params, context }) => readForOutside(context, params.approvalId),
  'POST /approvals/{approvalId}/outsideDecision': ({ params, body, context }) =>
    decideFromOutside(context, params.approvalId, body),
  'POST /approvals/{approvalId}/decision': async ({ params: { approvalId }, body, context }) => {
    await decideApproval(context, approvalId, body);
    return readApproval(context, approvalId);
  },
});

import { defineWaiting } from '#platform/contract/waiting.ts';

/** For administrators: what waits for a second one of them. */
export const approvalsPath = '/cms-approvals';

/** For the person outside whom the operator named. */
export const outsideApprovalPath = (approvalId: string) => `/approvals/${approvalId}`;

export const approvalsWaiting = defineWaiting('second-approvals', {
  /** Somebody else asked for something that takes two. */
  toApprove: () => approvalsPath,
});

import { defineHappenings } from '#platform/contract/happening.ts';

const ofApproval = ['approvalId'] as const;

export const approvalHappenings = defineHappenings('second-approvals', {
  asked: ofApproval,
  approved: ofApproval,
  refused: ofApproval,
  expired: ofApproval,
});

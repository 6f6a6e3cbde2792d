import { defineHappenings } from '#platform/contract/happening.ts';

const ofApproval = ['approvalId'] as const;
const activity = 'none: it concerns the team of the product';

export const approvalHappenings = defineHappenings('second-approvals', {
  asked: { ids: ofApproval, activity, mails: ['approvals'] },
  approved: { ids: ofApproval, activity, mails: ['approvals'] },
  refused: { ids: ofApproval, activity, mails: ['approvals'] },
  lapsed: { ids: ofApproval, activity, mails: ['approvals'] },
  expired: { ids: ofApproval, activity, mails: ['approvals'] },
});

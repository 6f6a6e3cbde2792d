import { defineHappenings, teamNews } from '#platform/contract/happening.ts';
import { approvalsPath } from '#second-approvals/paths.ts';

const ofApproval = ['approvalId'] as const;
const activity = 'none: it concerns the team of the product';
const notices = 'none: it waits for another administrator';
const toTeam = teamNews('approvals', () => approvalsPath);

export const approvalHappenings = defineHappenings('second-approvals', {
  asked: { ids: ofApproval, activity, notices, mails: ['approvals'] },
  approved: { ids: ofApproval, activity, notices: [toTeam], mails: ['approvals'] },
  refused: { ids: ofApproval, activity, notices: [toTeam], mails: ['approvals'] },
  lapsed: { ids: ofApproval, activity, notices: [toTeam], mails: ['approvals'] },
  expired: { ids: ofApproval, activity, notices: [toTeam], mails: ['approvals'] },
});

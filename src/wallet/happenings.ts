import { defineHappenings } from '#platform/contract/happening.ts';

const ofProject = ['projectId'] as const;

export const walletHappenings = defineHappenings('wallet', {
  creditsAllocated: ofProject,
  creditsReturned: ofProject,
});

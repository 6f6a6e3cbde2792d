import { defineHappenings } from '#platform/contract/happening.ts';

const ofMember = ['memberId'] as const;

export const quizHappenings = defineHappenings('quizzes', {
  finished: ofMember,
  shared: ofMember,
  shareRevoked: ofMember,
});

import { defineHappenings } from '#platform/contract/happening.ts';

const ofMember = ['memberId'] as const;
const activity = 'none: it concerns a professional, not a company’s space';

export const quizHappenings = defineHappenings('quizzes', {
  finished: { ids: ofMember, activity },
  shared: { ids: ofMember, activity },
  shareRevoked: { ids: ofMember, activity },
});

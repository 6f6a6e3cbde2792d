import { defineHappenings } from '#platform/contract/happening.ts';

const ofMember = ['memberId'] as const;
const activity = 'none: it concerns a professional, not a company’s space';
const notices = 'none: the professional did it';

export const quizHappenings = defineHappenings('quizzes', {
  finished: { ids: ofMember, activity, notices },
  shared: { ids: ofMember, activity, notices },
  shareRevoked: { ids: ofMember, activity, notices },
});

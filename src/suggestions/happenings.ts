import { defineHappenings } from '#platform/contract/happening.ts';

const ofMatch = ['positionId', 'memberId'] as const;

export const suggestionHappenings = defineHappenings('suggestions', {
  invited: ofMatch,
  invitationDeclined: ofMatch,
  invitationRestored: ofMatch,
  rated: ofMatch,
  ratingWithdrawn: ofMatch,
});

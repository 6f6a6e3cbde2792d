import { defineHappenings } from '#platform/contract/happening.ts';

const ofMatch = ['positionId', 'memberId'] as const;
const activity = 'none: a suggestion is listed once somebody applies';

export const suggestionHappenings = defineHappenings('suggestions', {
  invited: { ids: ofMatch, activity, mails: ['invitations'] },
  invitationDeclined: { ids: ofMatch, activity },
  invitationRestored: { ids: ofMatch, activity },
  rated: { ids: ofMatch, activity },
  ratingWithdrawn: { ids: ofMatch, activity },
});

import { defineHappenings, hiringNews, newsFor } from '#platform/contract/happening.ts';
import { suitableJobs } from '#accounts/paths.ts';

const ofMatch = ['positionId', 'memberId'] as const;
const activity = 'none: a suggestion is listed once somebody applies';
const notices = 'none: nobody waits to hear of it';
const toMember = newsFor('memberId', 'invitations', () => suitableJobs);

export const suggestionHappenings = defineHappenings('suggestions', {
  invited: { ids: ofMatch, activity, notices: [toMember], mails: ['invitations'] },
  invitationDeclined: { ids: ofMatch, activity, notices: [hiringNews('candidateNews')] },
  invitationRestored: { ids: ofMatch, activity, notices },
  rated: { ids: ofMatch, activity, notices },
  ratingWithdrawn: { ids: ofMatch, activity, notices },
});

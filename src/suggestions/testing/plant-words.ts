import { newId } from '#platform/db/columns.ts';
import { markOf, type PlantedWords } from '#platform/testing/planting.ts';

/** What staff and companies write about professionals whom we suggest. */
export const words: PlantedWords = {
  ofAnyone: null,
  ofProfessional: async ({ insert }, { userId: memberId, positionId, colleagueId }) => {
    await insert('match_ratings', {
      id: newId(),
      position_id: positionId,
      member_id: memberId,
      rater_id: colleagueId,
      verdict: 'good',
      points: 1,
      note: markOf('match_ratings', 'note'),
    });
    const invitation = { id: newId(), position_id: positionId, member_id: memberId, invited_by: colleagueId };
    await insert('position_invitations', invitation, ['message']);
  },
  ofCompanyUser: null,
};

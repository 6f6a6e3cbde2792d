import { newId } from '#platform/db/columns.ts';
import { markOf, type PlantedWords } from '#platform/testing/planting.ts';

/** A finished test, and the link that shows it. */
export const words: PlantedWords = {
  ofAnyone: null,
  ofProfessional: async ({ insert }, { userId: memberId }) => {
    await insert('quiz_attempts', {
      id: newId(),
      member_id: memberId,
      quiz: 'softSkills',
      quiz_version: 1,
      state: 'finished',
      finished_at: new Date(),
      answers: { planted: markOf('quiz_attempts', 'answers') },
      result: { planted: markOf('quiz_attempts', 'result') },
    });
    const share = { id: newId(), member_id: memberId, quiz: 'softSkills', encrypted_token: '' };
    await insert('quiz_shares', share, ['token_hash']);
  },
  ofCompanyUser: null,
};

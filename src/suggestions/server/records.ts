import type { OwnData } from '#platform/capability/own-data.ts';
import { translate } from '#platform/i18n/translate.ts';
import { collectOwnSuggestions, eraseSuggestionsOf } from '#suggestions/server/own-data.ts';

export const ownData: OwnData = {
  columns: {
    'match_ratings.member_id': 'erased',
    'match_ratings.rater_id': 'kept',
    'position_invitations.invited_by': 'kept',
    'position_invitations.member_id': 'erased',
  },
  areas: [
    {
      name: 'suggestions',
      about: (language) => translate(language, 'suggestions:ownData.suggestions'),
      collect: (database, { id }) => collectOwnSuggestions(database, id),
    },
  ],
  leave: null,
  erase: (transaction, { id }) => eraseSuggestionsOf(transaction, id),
};

import { collectOwnNegotiations, eraseOwnNegotiations } from '#negotiations/server/own-data.ts';
import type { OwnData } from '#platform/capability/own-data.ts';
import { translate } from '#platform/i18n/translate.ts';

export const ownData: OwnData = {
  columns: { 'negotiation_agreements.accepted_by': 'kept', 'negotiation_interactions.author_id': 'kept' },
  areas: [
    {
      name: 'negotiations',
      about: (language) => translate(language, 'negotiations:ownData.negotiations'),
      collect: (database, { id }) => collectOwnNegotiations(database, id),
    },
  ],
  leave: null,
  erase: (transaction, { id }) => eraseOwnNegotiations(transaction, id),
};

import type { OwnData } from '#platform/capability/own-data.ts';
import { translate } from '#platform/i18n/translate.ts';
import { collectOwnProfile, eraseOwnProfile } from '#profiles/server/own-data.ts';

export const ownData: OwnData = {
  columns: {
    'personal_data.member_id': 'erased',
    'private_records.member_id': 'erased',
    'profile_imports.member_id': 'erased',
    'profiles.member_id': 'kept',
  },
  areas: [
    {
      name: 'profile',
      about: (language) => translate(language, 'profiles:ownData.profile'),
      collect: (database, { id }) => collectOwnProfile(database, id),
    },
  ],
  leave: null,
  erase: (transaction, { id }) => eraseOwnProfile(transaction, id),
};

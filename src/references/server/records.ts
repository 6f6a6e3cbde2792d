import type { OwnData } from '#platform/capability/own-data.ts';
import type { SpaceRecords } from '#platform/capability/space-records.ts';
import { translate } from '#platform/i18n/translate.ts';
import { collectOwnReferences, eraseReferencesOf } from './own-data.ts';

export const ownData: OwnData = {
  columns: {
    'reference_readers.asked_by': 'kept',
    'reference_requests.email': 'erased',
    'reference_requests.member_id': 'erased',
  },
  areas: [
    {
      name: 'references',
      about: (language) => translate(language, 'references:ownData.references'),
      collect: collectOwnReferences,
    },
  ],
  leave: null,
  erase: (transaction, person) => eraseReferencesOf(transaction, person),
};

export const spaceRecords: SpaceRecords = {
  columns: { 'reference_readers.workspace_id': 'kept' },
  end: null,
  moveProject: null,
  findObstacle: null,
  hasRecords: null,
};

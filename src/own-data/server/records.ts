import { eraseExports } from '#own-data/server/queries.ts';
import type { OwnData } from '#platform/capability/own-data.ts';

export const ownData: OwnData = {
  columns: { 'data_exports.user_id': 'erased' },
  areas: [],
  leave: null,
  erase: (transaction, { id }) => eraseExports(transaction, id),
};

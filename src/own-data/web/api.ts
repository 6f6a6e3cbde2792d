import type { ownDataContract } from '#own-data/contract.ts';
import type { OutputOf } from '#platform/contract/operation.ts';
import { createClient } from '#ui/client.ts';

export const api = createClient<typeof ownDataContract>();

export type DataExport = NonNullable<OutputOf<(typeof ownDataContract)['GET /ownData/exports/latest']>['export']>;
export type Deletion = OutputOf<(typeof ownDataContract)['GET /ownData/deletion']>;

import { accountsOperations } from '#accounts/server/operations.ts';
import type { BoundOperation } from '#platform/http/implement.ts';
import { taxonomyOperations } from '#taxonomy/server/operations.ts';

/** Every call, bound to its use case. */
export const operations: readonly BoundOperation[] = [...taxonomyOperations, ...accountsOperations];

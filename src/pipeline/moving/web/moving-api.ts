import type { OutputOf } from '#platform/contract/operation.ts';
import { createClient } from '#ui/client.ts';
import type { movingContract } from '#pipeline/moving/contract.ts';

export const movingApi = createClient<typeof movingContract>();

export type RejectionForm = OutputOf<(typeof movingContract)['GET /candidates/rejection']>;
export type OwnReason = RejectionForm['reasons']['own'][number];

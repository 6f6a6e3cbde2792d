import type { OutputOf } from '#platform/contract/operation.ts';
import { createClient } from '#ui/client.ts';
import type { rejectionsContract } from '#pipeline/rejections/contract.ts';

export const rejectionsApi = createClient<typeof rejectionsContract>();

export type RejectionForm = OutputOf<(typeof rejectionsContract)['GET /candidates/rejection']>;
export type OwnReason = RejectionForm['reasons']['own'][number];

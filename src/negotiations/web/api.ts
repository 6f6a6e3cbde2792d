import type { negotiationsContract } from '#negotiations/contract.ts';
import type { OutputOf } from '#platform/contract/operation.ts';
import { createClient } from '#ui/client.ts';

export const api = createClient<typeof negotiationsContract>();

type Answer<Key extends keyof typeof negotiationsContract> = OutputOf<(typeof negotiationsContract)[Key]>;
export type Infos = Answer<'GET /budgetNegotiation/{projectId}/necessaryInfos'>;
export type NegotiationHead = Infos['candidates'][number];

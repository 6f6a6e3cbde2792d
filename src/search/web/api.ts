import type { searchContract } from '#search/contract.ts';
import { createClient } from '#ui/client.ts';

export const api = createClient<typeof searchContract>();

import type { limitsContract } from '#pipeline/limits/contract.ts';
import { createClient } from '#ui/client.ts';

export const limitsApi = createClient<typeof limitsContract>();

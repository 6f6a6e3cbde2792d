import type { accountsContract } from '#accounts/contract.ts';
import { createClient } from '#platform/ui/client.ts';

export const api = createClient<typeof accountsContract>();

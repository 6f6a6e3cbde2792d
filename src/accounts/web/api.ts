import type { accountsContract } from '#accounts/contract.ts';
import { createClient } from '#ui/client.ts';

export const api = createClient<typeof accountsContract>();

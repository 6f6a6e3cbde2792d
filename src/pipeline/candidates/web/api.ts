import type { candidatesContract } from '#pipeline/candidates/contract.ts';
import { createClient } from '#ui/client.ts';

export const api = createClient<typeof candidatesContract>();

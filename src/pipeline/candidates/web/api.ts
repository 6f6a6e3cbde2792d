import type { candidatesContract, movesContract } from '#pipeline/candidates/contract.ts';
import { createClient } from '#ui/client.ts';

export const api = createClient<typeof candidatesContract & typeof movesContract>();

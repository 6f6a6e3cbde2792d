import { createClient } from '#ui/client.ts';
import type { waitingContract } from '#waiting/contract.ts';

export type { Waiting, WaitingItem } from '#waiting/contract.ts';

export const api = createClient<typeof waitingContract>();

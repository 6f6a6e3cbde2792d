import { createClient } from '#ui/client.ts';
import type { statisticsContract } from '#statistics/contract.ts';

export const api = createClient<typeof statisticsContract>();

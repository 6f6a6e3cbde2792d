import { createClient } from '#platform/ui/client.ts';
import type { statisticsContract } from '#statistics/contract.ts';

export const api = createClient<typeof statisticsContract>();

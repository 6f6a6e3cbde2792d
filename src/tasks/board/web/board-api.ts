import { createClient } from '#platform/ui/client.ts';
import type { boardContract } from '#tasks/board/contract.ts';

export const boardApi = createClient<typeof boardContract>();

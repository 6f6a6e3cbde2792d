import { createClient } from '#ui/client.ts';
import type { boardContract } from '#tasks/board/contract.ts';

export const boardApi = createClient<typeof boardContract>();

import type { boardContract } from '#pipeline/board/contract.ts';
import { createClient } from '#ui/client.ts';

export const boardApi = createClient<typeof boardContract>();

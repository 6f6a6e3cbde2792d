import type { filesContract } from '#pipeline/files/contract.ts';
import { createClient } from '#ui/client.ts';

export const filesApi = createClient<typeof filesContract>();

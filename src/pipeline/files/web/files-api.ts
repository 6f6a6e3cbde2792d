import type { filesContract } from '#pipeline/files/contract.ts';
import { createClient } from '#platform/ui/client.ts';

export const filesApi = createClient<typeof filesContract>();

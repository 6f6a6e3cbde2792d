import type { backofficeContract } from '#backoffice/contract.ts';
import { createClient } from '#ui/client.ts';

export const api = createClient<typeof backofficeContract>();

import type { findingContract } from '#finding/contract.ts';
import { createClient } from '#platform/ui/client.ts';

export const api = createClient<typeof findingContract>();

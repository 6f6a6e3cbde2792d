import type { findingContract } from '#finding/contract.ts';
import { createClient } from '#ui/client.ts';

export const api = createClient<typeof findingContract>();

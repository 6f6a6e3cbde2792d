import type { tagsContract } from '#pipeline/tags/contract.ts';
import { createClient } from '#ui/client.ts';

export const tagsApi = createClient<typeof tagsContract>();

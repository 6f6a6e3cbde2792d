import { createClient } from '#ui/client.ts';
import type { ProfilesApi } from '#profiles/contract.ts';

export const api = createClient<ProfilesApi>();

import { createClient } from '#platform/ui/client.ts';
import type { ProfilesApi } from '#profiles/contract.ts';

export const api = createClient<ProfilesApi>();

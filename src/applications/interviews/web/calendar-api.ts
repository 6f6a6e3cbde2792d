import type { calendarFeedContract } from '#applications/interviews/contract.ts';
import { createClient } from '#ui/client.ts';

export const calendarApi = createClient<typeof calendarFeedContract>();

import type { calendarFeedContract } from '#jobs/contract/calendar-feed.ts';
import { createClient } from '#platform/ui/client.ts';

export const calendarApi = createClient<typeof calendarFeedContract>();

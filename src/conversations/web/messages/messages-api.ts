import type { messagesContract } from '#conversations/contract/messages.ts';
import { createClient } from '#ui/client.ts';

export const messagesApi = createClient<typeof messagesContract>();

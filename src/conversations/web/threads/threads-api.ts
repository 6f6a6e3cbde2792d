import type { ownThreadsContract } from '#conversations/contract/own-threads.ts';
import type { threadsContract } from '#conversations/contract/threads.ts';
import { createClient } from '#ui/client.ts';

export const threadsApi = createClient<typeof threadsContract & typeof ownThreadsContract>();

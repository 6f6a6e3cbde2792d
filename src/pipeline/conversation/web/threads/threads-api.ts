import type { ownThreadsContract } from '#pipeline/conversation/contract/own-threads.ts';
import type { threadsContract } from '#pipeline/conversation/contract/threads.ts';
import { createClient } from '#ui/client.ts';

export const threadsApi = createClient<typeof threadsContract & typeof ownThreadsContract>();

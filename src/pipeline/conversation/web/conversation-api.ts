import type { commentsContract } from '#pipeline/conversation/contract/comments.ts';
import type { messagesContract } from '#pipeline/conversation/contract/messages.ts';
import { createClient } from '#ui/client.ts';

export const conversationApi = createClient<typeof commentsContract & typeof messagesContract>();

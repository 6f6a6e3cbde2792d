import { messagesOperations } from '#pipeline/server/messages/operations.ts';
import { tagsOperations } from '#pipeline/server/tags/operations.ts';

export const toolsOperations = [...tagsOperations, ...messagesOperations];

import { duplicatesOperations } from '#pipeline/duplicates/server/operations.ts';
import { filesOperations } from '#pipeline/files/server/operations.ts';
import { limitsOperations } from '#pipeline/limits/server/operations.ts';
import { messagesOperations } from '#pipeline/conversation/server/messages/operations.ts';
import { tagsOperations } from '#pipeline/tags/server/operations.ts';
import { viewsOperations } from '#pipeline/company/server/views/operations.ts';

export const toolsOperations = [
  ...tagsOperations,
  ...messagesOperations,
  ...filesOperations,
  ...duplicatesOperations,
  ...viewsOperations,
  ...limitsOperations,
];

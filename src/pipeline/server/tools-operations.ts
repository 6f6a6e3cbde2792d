import { duplicatesOperations } from '#pipeline/server/duplicates/operations.ts';
import { filesOperations } from '#pipeline/server/files/operations.ts';
import { limitsOperations } from '#pipeline/server/limits/operations.ts';
import { messagesOperations } from '#pipeline/server/messages/operations.ts';
import { tagsOperations } from '#pipeline/server/tags/operations.ts';
import { viewsOperations } from '#pipeline/server/views/operations.ts';

export const toolsOperations = [
  ...tagsOperations,
  ...messagesOperations,
  ...filesOperations,
  ...duplicatesOperations,
  ...viewsOperations,
  ...limitsOperations,
];

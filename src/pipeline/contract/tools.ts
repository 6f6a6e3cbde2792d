import { defineContract } from '#platform/contract/operation.ts';
import { duplicatesContract } from '#pipeline/contract/duplicates.ts';
import { filesContract } from '#pipeline/contract/files.ts';
import { limitsContract } from '#pipeline/contract/limits.ts';
import { messagesContract } from '#pipeline/contract/messages.ts';
import { tagsContract } from '#pipeline/contract/tags.ts';
import { viewsContract } from '#pipeline/contract/views.ts';

/** What a company works on its candidates with. */
export const toolsContract = defineContract({
  ...tagsContract,
  ...messagesContract,
  ...filesContract,
  ...duplicatesContract,
  ...viewsContract,
  ...limitsContract,
});

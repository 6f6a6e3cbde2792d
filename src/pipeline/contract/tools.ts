import { defineContract } from '#platform/contract/operation.ts';
import { messagesContract } from '#pipeline/contract/messages.ts';
import { tagsContract } from '#pipeline/contract/tags.ts';

/** What a company works on its candidates with. */
export const toolsContract = defineContract({
  ...tagsContract,
  ...messagesContract,
});

import { defineContract } from '#platform/contract/operation.ts';
import { duplicatesContract } from '#pipeline/duplicates/contract.ts';
import { filesContract } from '#pipeline/files/contract.ts';
import { limitsContract } from '#pipeline/limits/contract.ts';
import { messagesContract } from '#pipeline/conversation/contract/messages.ts';
import { tagsContract } from '#pipeline/tags/contract.ts';
import { viewsContract } from '#pipeline/company/contract/views.ts';

/** What a company works on its candidates with. */
export const toolsContract = defineContract({
  ...tagsContract,
  ...messagesContract,
  ...filesContract,
  ...duplicatesContract,
  ...viewsContract,
  ...limitsContract,
});

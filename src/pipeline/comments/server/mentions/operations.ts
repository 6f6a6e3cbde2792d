import { implement } from '#platform/http/implement.ts';
import { mentionsContract } from '#pipeline/comments/contract/mentions.ts';
import { listMentionable } from './mention-people.ts';
import { markMentionsRead, readMentions } from './read-mentions.ts';

export const mentionsOperations = implement(mentionsContract, {
  'GET /mentions': ({ context }) => readMentions(context),
  'GET /candidates/{applicationId}/mentionable': ({ params, context }) =>
    listMentionable(context, params.applicationId),
  'POST /candidates/{applicationId}/mentions/read': async ({ params, context }) => {
    await markMentionsRead(context, params.applicationId);
    return { done: true as const };
  },
});

import { implement } from '#platform/http/implement.ts';
import { tagsContract } from '#pipeline/tags/contract.ts';
import { changeTag, deleteTag, createTag } from './manage-tags.ts';
import { tagCandidates } from './tag-candidates.ts';

export const tagsOperations = implement(tagsContract, {
  'POST /candidates/tags': ({ query, body, context }) => createTag(context, query.workspaceId, body),
  'PATCH /candidates/tags/{tagId}': ({ params, body, context }) => changeTag(context, params.tagId, body),
  'DELETE /candidates/tags/{tagId}': async ({ params, context }) => {
    await deleteTag(context, params.tagId);
    return { done: true as const };
  },
  'POST /candidates/tag': async ({ body, context }) => ({ results: await tagCandidates(context, body) }),
});

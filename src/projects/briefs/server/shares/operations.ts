import { platformErrors } from '#platform/errors/platform-errors.ts';
import { implement } from '#platform/http/implement.ts';
import { sharesContract } from '#projects/briefs/contract/shares.ts';
import { findSharedBrief } from './read-shared-brief.ts';
import { readShare, revokeShare, shareBrief } from './share-brief.ts';

export const sharesOperations = implement(sharesContract, {
  'GET /briefShares/{kind}/{id}': ({ params, context }) => readShare(context, params),
  'POST /briefShares/{kind}/{id}': ({ params, context }) => shareBrief(context, params),
  'DELETE /briefShares/{kind}/{id}': ({ params, context }) => revokeShare(context, params),
  'GET /briefViews/{id}': async ({ params, query, context }) => {
    const shared = await findSharedBrief(context.database, { id: params.id, token: query.token });
    if (!shared) throw platformErrors.notFound();
    return shared;
  },
});

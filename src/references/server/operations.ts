import { implement } from '#platform/http/implement.ts';
import { referencesContract } from '#references/contract.ts';
import { answerReference, declineReference } from './answer.ts';
import { askForReference } from './ask.ts';
import { beginReference, readLink, setStopByLink } from './open-link.ts';
import { askToRead, decidePermission, readPermission } from './permissions.ts';
import { readOwnReferences } from './read-own.ts';
import { readReferences } from './read-references.ts';

const done = { done: true as const };

export const referencesOperations = implement(referencesContract, {
  'GET /recommendations': ({ context }) => readOwnReferences(context),
  'POST /recommendations': ({ body, context }) => askForReference(context, body),
  'GET /recommender-evaluation/{userId}/{recommendationRecordId}': ({ params, query, context }) =>
    readLink(context, { ...params, ...query }),
  'POST /recommender-evaluation/{userId}/{recommendationRecordId}/begin': async ({ params, query, context }) => {
    await beginReference(context, { ...params, ...query });
    return done;
  },
  'PUT /recommender-evaluation/{userId}/{recommendationRecordId}': ({ params, query, body, context }) =>
    answerReference(context, { ...params, ...query }, body),
  'POST /recommender-evaluation/{userId}/{recommendationRecordId}/decline': ({ params, query, body, context }) =>
    declineReference(context, { ...params, ...query }, body.reason),
  'POST /referenceStops/{code}': ({ params, context }) => setStopByLink(context, params.code, true),
  'POST /referenceStops/{code}/resume': ({ params, context }) => setStopByLink(context, params.code, false),
  'GET /user-recommendations/{userId}': ({ params, context }) => readReferences(context, params.userId),
  'POST /user-recommendations/{userId}/{recommendationRecordId}/ask': async ({ params, context }) => {
    await askToRead(context, params);
    return done;
  },
  'GET /referencePermissions/{code}': ({ params, context }) => readPermission(context, params.code),
  'POST /referencePermissions/{code}': async ({ params, body, context }) => {
    await decidePermission(context, params.code, body.allowed);
    return done;
  },
});

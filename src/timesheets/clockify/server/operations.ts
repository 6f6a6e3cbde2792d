import { implement } from '#platform/http/implement.ts';
import { clockifyContract } from '#timesheets/clockify/contract.ts';
import { connectClockify, disconnectClockify, fetchSoon, listChoices } from './connect.ts';
import { linkPeople, offerAgain } from './link-people.ts';
import { readClockify } from './read-clockify.ts';

export const clockifyOperations = implement(clockifyContract, {
  'GET /clockify/{projectId}': ({ params, context }) => readClockify(context, params.projectId),
  'POST /clockify/{projectId}/choices': ({ params, body, context }) =>
    listChoices(context, params.projectId, body.apiKey),
  'POST /integrateWithClockifyProject': async ({ body, context }) => {
    await connectClockify(context, body);
    return readClockify(context, body.projectId);
  },
  'PUT /updateClockifyProjectMemberships': async ({ body, context }) => {
    await linkPeople(context, body);
    return readClockify(context, body.projectId);
  },
  'POST /clockify/{projectId}/fetch': async ({ params, context }) => {
    await fetchSoon(context, params.projectId);
    return readClockify(context, params.projectId);
  },
  'POST /clockify/{projectId}/retry': async ({ params, context }) => {
    await offerAgain(context, params.projectId);
    return readClockify(context, params.projectId);
  },
  'DELETE /clockify/{projectId}': async ({ params, context }) => {
    await disconnectClockify(context, params.projectId);
    return { done: true as const };
  },
});

import { type AccessSamples, nobody, workspace } from '#application/testing/access-samples/sample.ts';

export const workspacesSamples: AccessSamples = {
  'GET /users/ownerData': workspace(({ ownerId }) => ({ query: { userId: ownerId } })),
  'PUT /users/ownerData': nobody({ body: {} }),
};

import { expect, test } from 'vitest';
import { unverifiedCalls } from '#application/checks/unverified-calls.ts';
import type { Access } from '#platform/access/access.ts';
import { contract } from '#application/contract.ts';

const isVerified = (access: Access) => typeof access === 'object' && access.verified === true;

/** R-38 speaks of companies and professionals; staff must have confirmed their address for every call of theirs. */
const ofUsers = Object.entries(contract).filter(
  ([key, { access }]) =>
    !key.startsWith('GET ') &&
    access !== 'public' &&
    access.roles.some((role) => role === 'squadOwner' || role === 'squadMember'),
);

test('R-38: an unconfirmed e-mail makes no call that changes something, but those of the list', () => {
  const open = ofUsers.filter(([, { access }]) => !isVerified(access)).map(([key]) => key);
  expect(open.toSorted()).toEqual(unverifiedCalls.flatMap(([, calls]) => calls).toSorted());
});

test('R-38: publishing, inviting, applying and offering ask for a confirmed e-mail', () => {
  const verified = new Set(ofUsers.filter(([, { access }]) => isVerified(access)).map(([key]) => key));
  const asked = [
    'POST /project/post',
    'POST /briefs/{briefId}/publish',
    'POST /myProjects/{projectId}/positions',
    'PATCH /myProjects/{projectId}/positions/{positionIndex}',
    'POST /upsell/{projectId}',
    'POST /myProjects/{projectId}/positions/{positionIndex}/invitations',
    'POST /myProjects/{projectId}/positions/{positionIndex}/emailInvitations',
    'POST /candidates/{applicationId}/interview',
    'POST /opportunities/selfAdmission',
    'POST /budgetNegotiation/{projectId}/{positionIndex}/squadOwnerInteraction',
    'POST /workspace/addUser',
    'POST /briefShares/{kind}/{id}',
    'POST /tests/{quiz}/share',
    'PATCH /workspace/inviteUser',
    'PATCH /workspace/resendInvite',
  ];
  expect(asked.filter((key) => !verified.has(key))).toEqual([]);
});

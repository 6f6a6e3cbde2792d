import { join } from 'node:path';
import { expect, test } from 'vitest';
import { capabilities } from '#application/capabilities.ts';
import type { Access, Role } from '#platform/access/access.ts';
import type { Contract } from '#platform/contract/operation.ts';

const source = join(import.meta.dirname, '..', '..');
const words: Record<Role, string> = {
  squadOwner: 'company',
  squadMember: 'professional',
  admin: 'administrator',
  recruiter: 'recruiter',
};

function whoMayCall(access: Access): string {
  if (access === 'public') return 'anybody';
  return [
    access.roles.map((role) => words[role]).join(', '),
    access.permission && `colleagues with ${access.permission}`,
    access.ownerOnly && 'no colleagues',
    access.withoutSpace && 'also without a space',
    access.verified && 'with a confirmed address',
  ]
    .filter(Boolean)
    .join('; ');
}

function listAccess(contract: Contract): string {
  const calls = Object.entries(contract).map(([key, { access }]) => ({ key, who: whoMayCall(access) }));
  const groups = Object.entries(Object.groupBy(calls, ({ who }) => who)).toSorted();
  return groups
    .map(([who, those]) => [who, ...those!.map(({ key }) => `  ${key}`).toSorted()].join('\n'))
    .join('\n\n')
    .concat('\n');
}

const rooms = await Promise.all(
  Object.entries(capabilities).map(async ([room, { server }]) => {
    const declared: Contract = (await server()).capability.contract;
    return [room, declared] as const;
  }),
);

/** Whoever reviews a change sees in `testing/access.txt` who gained or lost a call; `-u` after the test's name writes the files anew. */
test.each(rooms.filter(([, contract]) => Object.keys(contract).length > 0))(
  'WSP-02 WSP-06 who may call the operations of %s is what was reviewed',
  async (room, contract) => {
    await expect(listAccess(contract)).toMatchFileSnapshot(join(source, room, 'testing', 'access.txt'));
  },
);

test('R-38: publishing, inviting, applying and offering ask for a confirmed e-mail', () => {
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
  const verified = rooms
    .flatMap(([, contract]) => Object.entries(contract))
    .filter(([, { access }]) => access !== 'public' && access.verified)
    .map(([key]) => key);
  expect(asked.filter((key) => !verified.includes(key))).toEqual([]);
});

import { z } from 'zod';
import { email } from '#accounts/contract/claims.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { workspaceHappenings } from '#workspaces/happenings.ts';
import { done, version } from '#platform/contract/schemas.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { newMembershipEnd, permissionList, spacePerson } from '#workspaces/contract/schemas.ts';
import { workspaceErrors } from '#workspaces/errors.ts';
import { MAXIMUM_AT_ONCE } from '#workspaces/rules/space-limits.ts';

const owner = { roles: ['squadOwner'], ownerOnly: true } as const;
const { notFound } = platformErrors;

const foundOwner = z.object({
  found: z.enum(['owner', 'member', 'nobody']),
  userId: z.string().nullable(),
  displayName: z.string(),
  userPhoto: z.string().nullable(),
  registrationComplete: z.boolean(),
});
const search = {
  summary: 'Whether an address belongs to a company’s account that can be added to the space',
  // A caller with an unverified address may not look up anybody else's.
  access: { ...owner, verified: true },
  output: foundOwner,
  limit: { count: 300, seconds: 600 },
} as const;

export const addOutcomes = ['added', 'already', 'incomplete', 'notACompanyAccount', 'unknown', 'oneself'] as const;

export const peopleContract = defineContract({
  'GET /users/findowner/{ownerEmail}': operation({ ...search, params: z.object({ ownerEmail: email }) }),
  'GET /findowner/{mail}': operation({ ...search, params: z.object({ mail: email }) }),
  'GET /workspace/getUsers': operation({
    summary: 'The colleagues of the space and its open invitations, with their rights',
    access: owner,
    output: z.object({
      users: z.array(spacePerson),
      owner: z.object({
        userId: z.string(),
        displayName: z.string(),
        email: z.string(),
        userPhoto: z.string().nullable(),
      }),
      company: z.string(),
    }),
  }),
  'POST /workspace/addUser': operation({
    summary:
      'Adds registered company accounts to the space, with these permissions (else every right but the users screen); answers for each what became of it',
    access: { ...owner, verified: true },
    changes: [workspaceHappenings.memberAdded],
    status: 201,
    body: z.object({ usersId: z.array(z.uuid()).min(1).max(MAXIMUM_AT_ONCE), permissions: permissionList.optional() }),
    output: z.object({ results: z.array(z.object({ userId: z.string(), outcome: z.enum(addOutcomes) })) }),
    errors: [workspaceErrors.tooManyPeople],
    limit: { count: 60, seconds: 600 },
  }),
  'PUT /workspace/removeUser': operation({
    summary: 'Takes a colleague out of the space at once; a colleague leaves by the own id',
    access: { roles: ['squadOwner'] },
    changes: [workspaceHappenings.memberRemoved, workspaceHappenings.memberLeft],
    unverified: openToUnverified.space,
    body: z.object({ userId: z.uuid() }),
    output: done,
    errors: [notFound, platformErrors.forbidden, workspaceErrors.ownerStays],
  }),
  'PUT /workspace/updateUserPermission': operation({
    summary: 'Sets a colleague’s rights, as rights or as blocked paths, and when the membership ends',
    access: owner,
    changes: [workspaceHappenings.permissionsChanged, workspaceHappenings.expiryChanged],
    unverified: openToUnverified.space,
    body: z.object({
      userId: z.uuid(),
      version,
      permissions: permissionList.optional(),
      forbiddens: z.array(z.string().max(200)).max(100).optional(),
      expiresAt: newMembershipEnd.optional(),
    }),
    output: spacePerson,
    errors: [
      notFound,
      platformErrors.staleVersion,
      workspaceErrors.expiryPast,
      workspaceErrors.pathUnknown,
      workspaceErrors.nothingToChange,
    ],
  }),
  'PUT /workspace/{workspaceId}/removeResource': operation({
    summary: 'Takes away the right behind a path from a colleague',
    access: owner,
    changes: [workspaceHappenings.permissionsChanged],
    unverified: openToUnverified.space,
    params: z.object({ workspaceId: z.uuid() }),
    body: z.object({ userId: z.uuid(), path: z.string().max(200) }),
    output: spacePerson,
    errors: [notFound, workspaceErrors.pathUnknown],
  }),
  'POST /workspace/viewAs': operation({
    summary: 'Begins to look at the space as a colleague sees it; the calls then carry the header `viewas`',
    access: owner,
    changes: [workspaceHappenings.viewedAs],
    unverified: openToUnverified.space,
    body: z.object({ userId: z.uuid() }),
    output: spacePerson,
    errors: [notFound],
  }),
});

import { z } from 'zod';
import { accountErrors } from '#accounts/errors.ts';
import { anyPassword } from '#accounts/contract/claims.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { workspaceHappenings } from '#workspaces/happenings.ts';
import { done, text } from '#platform/contract/schemas.ts';
import { openToUnverified, recordsNothing } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { enteredSpace, spaceEntry } from '#workspaces/contract/schemas.ts';
import { workspaceErrors } from '#workspaces/errors.ts';
import { COMPANY_LENGTH } from '#workspaces/rules/company-limits.ts';

const anySpace = { roles: ['squadOwner'], withoutSpace: true } as const;
const owner = { roles: ['squadOwner'], ownerOnly: true } as const;
const params = z.object({ workspaceId: z.uuid() });
const { notFound } = platformErrors;

export const spacesContract = defineContract({
  'GET /workspace/invitedWorkspaces': operation({
    summary: 'The spaces that the caller can enter, the own one first',
    access: anySpace,
    output: z.object({ invitedRepository: z.array(spaceEntry) }),
  }),
  'GET /workspace/{workspaceId}': operation({
    summary: 'One space of the caller, with the rights there',
    access: anySpace,
    params,
    output: enteredSpace,
    errors: [notFound],
  }),
  'POST /workspace/createWorkspace': operation({
    summary: 'The own space, made when there is none',
    access: anySpace,
    changes: [workspaceHappenings.opened],
    unverified: openToUnverified.space,
    status: 201,
    output: enteredSpace,
  }),
  'POST /workspace/{workspaceId}/select': operation({
    summary: 'Whether the caller can enter a space, and what is closed there',
    access: anySpace,
    changes: recordsNothing.reading,
    unverified: openToUnverified.space,
    params,
    output: enteredSpace,
    errors: [notFound],
  }),
  'POST /workspace/handOver': operation({
    summary: 'Makes a colleague the owner; the former owner stays as a colleague with every right',
    access: { ...owner, verified: true },
    changes: [workspaceHappenings.handedOver],
    body: z.object({ userId: z.uuid(), password: anyPassword }),
    output: done,
    errors: [
      notFound,
      accountErrors.currentPasswordWrong,
      accountErrors.passwordMissing,
      workspaceErrors.ownSpaceInUse,
    ],
    limit: { count: 20, seconds: 900 },
  }),
  'GET /workspace/close': operation({
    summary: 'What the owner must settle before the space can be closed',
    access: owner,
    /** The error that closing would answer now. */
    output: z.object({ obstacle: z.object({ code: z.string(), message: z.string() }).nullable() }),
  }),
  'POST /workspace/close': operation({
    summary: 'Closes the space for good: ends its projects, takes everybody out and tells them',
    access: owner,
    changes: [workspaceHappenings.closed],
    unverified: openToUnverified.space,
    /** The company’s current name, typed to confirm; for a space without one, the owner’s address. */
    body: z.object({ company: text(COMPANY_LENGTH * 3) }),
    output: done,
    /** Answers 409 as well, with the obstacle that a room finds (`findObstacle` of its space records). */
    errors: [workspaceErrors.companyMismatch],
  }),
});

import { z } from 'zod';
import { oneTimeCode } from '#accounts/contract/claims.ts';
import { accountErrors } from '#accounts/errors.ts';
import { everyone } from '#platform/access/access.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { approvalHappenings } from '#second-approvals/happenings.ts';
import { cursor, moment, text } from '#platform/contract/schemas.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { approvalErrors } from './errors.ts';
import { approvalReasons } from './rules/outgoing.ts';
import { approvalStates, REASON_LENGTH, verdicts } from './rules/approval-states.ts';

const { notFound } = platformErrors;
const { contentChanged, decided, invitedByAsker, newAdministrator, ownRequest } = approvalErrors;
const { secondFactorOff, secondFactorWrong } = accountErrors;
const approvalView = z.object({
  approvalId: z.uuid(),
  /** What is asked for, in the caller's language. */
  title: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Why money that leaves takes two people. */
  reasons: z.array(z.enum(approvalReasons)),
  /** Who gets how much, and to which key, as it was when it was asked for: the first 20. */
  people: z.array(z.object({ name: z.string(), text: z.string() })),
  peopleCount: z.int(),
  /** Where it can be looked at; null: nowhere else. */
  path: z.string().nullable(),
  state: z.enum(approvalStates),
  askedBy: z.string(),
  askedAt: moment,
  expiresAt: moment,
  decidedBy: z.string().nullable(),
  decidedAt: moment.nullable(),
  reason: z.string(),
  /** Why it is asked for, in the words of whoever asked. */
  note: z.string(),
  /** Whether any administrator may decide on it now. */
  canBeDecided: z.boolean(),
  abilities: z.object({ decide: z.boolean() }),
});
export type ApprovalView = z.output<typeof approvalView>;

const ofApproval = z.object({ approvalId: z.uuid() });
const decision = z.object({ verdict: z.enum(verdicts), reason: text(REASON_LENGTH).default('') });

export const approvalsContract = defineContract({
  'GET /approvals': operation({
    summary: 'What was asked of a second administrator: first what is open, then the newest',
    access: { roles: ['admin'] },
    query: z.object({ cursor: cursor.optional() }),
    output: z.object({ approvals: z.array(approvalView), next: z.string().nullable() }),
  }),
  'GET /approvals/{approvalId}': operation({
    summary: 'One request, for the person outside whom the operator named',
    access: everyone,
    params: ofApproval,
    output: approvalView,
    errors: [notFound],
  }),
  'POST /approvals/{approvalId}/outsideDecision': operation({
    summary: 'Decides on a request from outside, by a code of the own two-step login',
    access: { ...everyone, verified: true },
    changes: [approvalHappenings.approved, approvalHappenings.refused, approvalHappenings.lapsed],
    params: ofApproval,
    body: decision.extend({ code: oneTimeCode }),
    output: approvalView,
    errors: [notFound, decided, ownRequest, contentChanged, secondFactorOff, secondFactorWrong],
    limit: { count: 30, seconds: 3600 },
  }),
  'POST /approvals/{approvalId}/decision': operation({
    summary: 'Approves or refuses what another administrator asked for; an approval carries it out at once',
    access: { roles: ['admin'] },
    changes: [approvalHappenings.approved, approvalHappenings.refused, approvalHappenings.lapsed],
    params: ofApproval,
    body: decision,
    output: approvalView,
    errors: [notFound, decided, ownRequest, newAdministrator, invitedByAsker, contentChanged],
  }),
});

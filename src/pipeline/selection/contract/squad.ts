import { z } from 'zod';
import { currency, moment, optionalText, text } from '#platform/contract/schemas.ts';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { inHouseStates, memberAnswers, squadDecisions } from '#pipeline/selection/rules/squad-terms.ts';
import { positionParams } from '#projects/schemas.ts';
import { candidateCard } from '#pipeline/candidates/schemas.ts';
import { MAXIMUM_PROJECT_POSITIONS, positionStates, projectPaths, projectTypes } from '#projects/rules/terms.ts';
import { positionFactsView } from '#projects/view-schemas.ts';

const deciders = { roles: ['squadOwner', 'admin'], permission: 'assignProfessionals' } as const;
const people = { roles: ['squadOwner', 'recruiter', 'admin'] } as const;
const member = { roles: ['squadMember'] } as const;
const { notFound } = platformErrors;
const COMPOSITION_LENGTH = MAXIMUM_PROJECT_POSITIONS * 100;
const projectId = z.object({ projectId: z.uuid() });
const composition = z.string().max(COMPOSITION_LENGTH);

const answer = z.object({ answer: z.enum(memberAnswers), reason: z.string().nullable(), at: moment });
const decision = z.object({
  decision: z.enum(squadDecisions),
  by: z.string().nullable(),
  at: moment,
  reasons: z.array(z.object({ positionIndex: z.int(), reason: z.string() })),
  /** Whether it concerns the people who are selected now. */
  isCurrent: z.boolean(),
});
const squadPlace = z.object({
  positionIndex: z.int(),
  title: z.string(),
  state: z.enum(positionStates),
  isLooking: z.boolean(),
  candidates: z.int(),
  selected: z
    .object({
      applicationId: z.uuid(),
      memberId: z.uuid(),
      name: z.string(),
      image: z.string().nullable(),
      jobTitle: z.string(),
      answer: answer.nullable(),
    })
    .nullable(),
  invitation: z.object({ email: z.string(), state: z.enum(inHouseStates) }).nullable(),
});
const squad = z.object({
  projectTitle: z.string(),
  path: z.enum(projectPaths),
  places: z.array(squadPlace),
  /** Identifies the selected people, so that a decision states whom it concerns. */
  composition: z.string(),
  isComplete: z.boolean(),
  decision: decision.nullable(),
});
export type Squad = z.output<typeof squad>;

const selections = z.object({
  workspaceId: z.uuid(),
  /** Whether the caller may select, change and undo. */
  maySelect: z.boolean(),
  /** Whether the caller may open the page of the whole squad; only companies may. */
  mayDecide: z.boolean(),
  /** Whether everyone is selected and this squad has not been approved. */
  awaitsDecision: z.boolean(),
  /** At most one for each recruiting position. */
  selections: z.array(z.object({ positionIndex: z.int(), card: candidateCard, answer: answer.nullable() })),
});
export type Selections = z.output<typeof selections>;

const invitation = z.object({
  projectId: z.uuid(),
  positionIndex: z.int(),
  title: z.string(),
  projectTitle: z.string(),
  company: z.string(),
  /** Brought along by the company, or selected among the candidates. */
  kind: z.enum(['inHouse', 'selected']),
  answer: answer.nullable(),
  canAnswer: z.boolean(),
  /** The position or the application has ended without the caller being hired. */
  isOver: z.boolean(),
});
export type SquadInvitation = z.output<typeof invitation>;

export const squadContract = defineContract({
  'GET /squads/{projectId}': operation({
    summary: 'Who is selected for the positions of a project, what they say, and what the company decided',
    access: deciders,
    params: projectId,
    output: squad,
    errors: [notFound],
  }),
  'GET /squads/{projectId}/selections': operation({
    summary: 'Who is selected for the positions of a project that look for somebody, and what the caller may do',
    access: people,
    params: projectId,
    output: selections,
    errors: [notFound],
  }),
  'POST /squads/{projectId}/approve': operation({
    summary: 'Approves the whole squad: the contracts come next, and the professionals are asked to accept',
    access: deciders,
    changes: [pipelineHappenings.squadApproved],
    unverified: openToUnverified.candidates,
    params: projectId,
    body: z.object({ composition }),
    output: squad,
    errors: [notFound, pipelineErrors.squadChanged, pipelineErrors.squadIncomplete, pipelineErrors.alreadyApproved],
  }),
  'POST /squads/{projectId}/disapprove': operation({
    summary:
      'Disapproves people of a squad, each with a reason: their selection is taken back and the recruiters are told',
    access: deciders,
    changes: [pipelineHappenings.squadDisapproved, applicationsHappenings.deselected, applicationsHappenings.restored],
    unverified: openToUnverified.candidates,
    params: projectId,
    body: z.object({
      composition,
      reasons: z
        .array(z.object({ positionIndex: z.int().min(0), reason: text(FREE_TEXT_LENGTH, 1) }))
        .min(1)
        .max(MAXIMUM_PROJECT_POSITIONS),
    }),
    output: squad,
    errors: [notFound, pipelineErrors.squadChanged, pipelineErrors.squadIncomplete],
  }),
  'GET /squadInvitations': operation({
    summary: 'The positions for which the caller was selected or brought along, newest first',
    access: member,
    output: z.object({ invitations: z.array(invitation) }),
  }),
  'GET /squadInvitations/{projectId}/{positionIndex}': operation({
    summary: 'One of them with the brief of the position',
    access: member,
    params: positionParams,
    output: invitation.extend({
      description: z.string(),
      type: z.enum(projectTypes).nullable(),
      currency,
      position: positionFactsView,
    }),
    errors: [notFound],
  }),
  'POST /squadInvitations/{projectId}/{positionIndex}/answer': operation({
    summary: 'Accepts or declines; who declined is in the running no more, and the company is told',
    access: { ...member, verified: true },
    changes: [
      pipelineHappenings.callAccepted,
      pipelineHappenings.callDeclined,
      applicationsHappenings.moved,
      applicationsHappenings.restored,
      applicationsHappenings.interviewCancelled,
    ],
    params: positionParams,
    body: z.object({ answer: z.enum(memberAnswers), reason: optionalText(FREE_TEXT_LENGTH) }),
    output: invitation,
    errors: [notFound, pipelineErrors.answeredAlready, pipelineErrors.nothingToAnswer],
  }),
});

import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { negotiationsErrors } from './errors.ts';
import { interaction, interactionView, negotiationHead, negotiationView } from './schemas.ts';

/** Only people with the permission to hire may commit the company to pay; staff may read, and recruiters see no money. */
const company = { roles: ['squadOwner'], permission: 'assignProfessionals', verified: true } as const;
const readers = { roles: ['squadOwner', 'admin'], permission: 'assignProfessionals' } as const;
const member = { roles: ['squadMember'] } as const;

const positionIndex = z.coerce.number<string>().int().min(0).max(1_000);
const ofProject = z.object({ projectId: z.uuid() });
const ofPosition = ofProject.extend({ positionIndex });
const about = z.object({ applicationId: z.uuid() });
const last = z.object({ interaction: interactionView.nullable() });
const { notFound } = platformErrors;
const refusals = [notFound, ...Object.values(negotiationsErrors)];

/** The budget of a position, negotiated between the company and one candidate. */
export const negotiationsContract = defineContract({
  'GET /budgetNegotiation': operation({
    summary: "The caller's own negotiations with companies, newest first",
    access: member,
    output: z.object({ memberId: z.string(), negotiations: z.array(negotiationView) }),
  }),
  'GET /budgetNegotiation/{projectId}/necessaryInfos': operation({
    summary: 'The positions of a project and with whom their budget can be negotiated, or is',
    access: readers,
    params: ofProject,
    output: z.object({
      projectTitle: z.string(),
      positions: z.array(z.object({ positionIndex: z.int(), title: z.string() })),
      candidates: z.array(negotiationHead),
    }),
    errors: [notFound],
  }),
  'GET /budgetNegotiation/{projectId}/{positionIndex}/candidates/{applicationId}': operation({
    summary: 'The negotiation with one candidate: every offer and answer, and how things stand',
    access: readers,
    params: ofPosition.extend(about.shape),
    output: negotiationView,
    errors: [notFound],
  }),
  'GET /budgetNegotiation/{projectId}/{positionIndex}/lastSquadMemberInteraction': operation({
    summary: 'What the candidate said last',
    access: readers,
    params: ofPosition,
    query: about,
    output: last,
    errors: [notFound],
  }),
  'GET /budgetNegotiation/{projectId}/lastSquadOwnerInteraction': operation({
    summary: 'What the company said last to the calling candidate',
    access: member,
    params: ofProject,
    query: about,
    output: last,
    errors: [notFound],
  }),
  'POST /budgetNegotiation/{projectId}/{positionIndex}/squadOwnerInteraction': operation({
    summary: 'The company offers, accepts or declines; an own open offer is withdrawn by a new one',
    access: company,
    changes: [
      applicationsHappenings.budgetOffered,
      applicationsHappenings.budgetCountered,
      applicationsHappenings.budgetAccepted,
      applicationsHappenings.budgetDeclined,
    ],
    params: ofPosition,
    body: interaction,
    status: 200,
    output: negotiationView,
    errors: refusals,
  }),
  'POST /budgetNegotiation/{projectId}/squadMemberInteraction': operation({
    summary: 'The candidate makes a counter-offer, accepts or declines',
    access: member,
    changes: [
      applicationsHappenings.budgetCountered,
      applicationsHappenings.budgetAccepted,
      applicationsHappenings.budgetDeclined,
    ],
    unverified: openToUnverified.application,
    params: ofProject,
    body: interaction,
    status: 200,
    output: negotiationView,
    errors: refusals,
  }),
});

import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { done, moment } from '#platform/contract/schemas.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { companyPeople as access, ofCompany } from '#pipeline/candidates/contract/of-company.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { markKinds, pairStates } from '#pipeline/duplicates/rules/duplicate-terms.ts';
import { candidateTag, stage } from '#pipeline/candidates/schemas.ts';

const { notFound, forbidden } = platformErrors;
const person = z.object({ memberId: z.uuid(), name: z.string(), image: z.string().nullable(), jobTitle: z.string() });
const pair = z.object({ first: person, second: person, evidence: z.array(z.enum(markKinds)) });
const decidedPair = pair.extend({
  pairId: z.uuid(),
  state: z.enum(pairStates),
  decidedBy: z.string().nullable(),
  decidedAt: moment,
  /** Whether it can still be undone. */
  undoable: z.boolean(),
});
const step = z.object({
  event: z.string(),
  fromStage: stage.nullable(),
  toStage: stage.nullable(),
  reason: z.string().nullable(),
  actor: z.string().nullable(),
  at: moment,
});

/** Who may be the same person as a candidate, and the other applications of the same person, under whichever account. */
export const samePerson = z.object({
  suspects: z.array(person.extend({ evidence: z.array(z.enum(markKinds)) })),
  applications: z.array(
    z.object({
      applicationId: z.uuid(),
      memberId: z.uuid(),
      name: z.string(),
      title: z.string(),
      stage,
      tags: z.array(candidateTag),
      files: z.array(z.object({ fileId: z.uuid(), name: z.string() })),
      comments: z.array(z.object({ id: z.uuid(), text: z.string(), author: z.string(), at: moment })),
      history: z.array(step),
    }),
  ),
});

/** Candidates of a company who may be the same person, and the company's decisions about them. The accounts stay separate. */
export const duplicatesContract = defineContract({
  'GET /candidates/duplicates': operation({
    summary: 'Pairs of candidates with something in common that tells a person, and the pairs that were decided',
    access,
    query: ofCompany,
    output: z.object({ open: z.array(pair), decided: z.array(decidedPair), mayDecide: z.boolean() }),
    errors: [notFound],
  }),
  'POST /candidates/duplicates': operation({
    summary: 'Say of two candidates that they are one person, or not; colleagues need a right to choose or to assign',
    access,
    changes: [pipelineHappenings.pairDecided],
    unverified: openToUnverified.candidates,
    query: ofCompany,
    body: z.strictObject({ firstId: z.uuid(), secondId: z.uuid(), state: z.enum(pairStates) }),
    status: 201,
    output: z.object({ pairId: z.uuid() }),
    errors: [notFound, forbidden, pipelineErrors.pairDecided],
  }),
  'DELETE /candidates/duplicates/{pairId}': operation({
    summary: 'Take the decision about two candidates back, within 30 days',
    access,
    changes: [pipelineHappenings.pairReopened],
    unverified: openToUnverified.candidates,
    params: z.object({ pairId: z.uuid() }),
    output: done,
    errors: [notFound, forbidden, pipelineErrors.undoOver],
  }),
  'GET /candidates/{applicationId}/samePerson': operation({
    summary: 'Who may be the same person as a candidate, and everything about those who are: nothing of either is lost',
    access,
    params: z.object({ applicationId: z.uuid() }),
    output: samePerson,
    errors: [notFound],
  }),
});

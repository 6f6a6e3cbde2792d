import { z } from 'zod';
import { applicationsErrors } from '#applications/errors.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { projectHappenings } from '#projects/happenings.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { version } from '#platform/contract/schemas.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { candidateCard } from '#pipeline/candidates/schemas.ts';
import { projectErrors } from '#projects/errors.ts';
import { positionParams } from '#projects/schemas.ts';

const deciders = { roles: ['squadOwner', 'admin'], permission: 'assignProfessionals' } as const;
const selectionParams = positionParams.extend({ freelancerId: z.uuid() });
const candidateParams = z.object({ applicationId: z.uuid() });
const seen = z.object({ version: version.optional() }).optional();
const { notFound } = platformErrors;
const { movedMeanwhile } = pipelineErrors;

/** The company's choices. */
export const selectionContract = defineContract({
  'POST /candidates/{applicationId}/restore': operation({
    summary: 'Bring a candidate back who was set aside',
    access: deciders,
    changes: [applicationsHappenings.restored],
    unverified: openToUnverified.candidates,
    params: candidateParams,
    body: seen,
    output: candidateCard,
    errors: [notFound, movedMeanwhile, pipelineErrors.notSetAside, pipelineErrors.positionFilled],
  }),
  'POST /candidates/{applicationId}/hire': operation({
    summary: 'Hire a candidate: fills the position and sets the others aside',
    access: deciders,
    changes: [
      applicationsHappenings.hired,
      projectHappenings.hired,
      applicationsHappenings.setAside,
      applicationsHappenings.interviewCancelled,
      projectHappenings.vacancyFilled,
      projectHappenings.statusChanged,
    ],
    unverified: openToUnverified.candidates,
    params: candidateParams,
    body: seen,
    output: candidateCard,
    errors: [
      notFound,
      movedMeanwhile,
      pipelineErrors.final,
      pipelineErrors.withdrawn,
      applicationsErrors.processClosed,
      pipelineErrors.setAside,
      pipelineErrors.positionFilled,
      pipelineErrors.alreadySelected,
      projectErrors.statusForbids,
    ],
  }),
  'POST /myProjects/selectFreelancer/{projectId}/{positionIndex}/{freelancerId}': operation({
    summary: 'Select one candidate of a position; the others are set aside',
    access: deciders,
    changes: [
      applicationsHappenings.selected,
      applicationsHappenings.setAside,
      applicationsHappenings.interviewCancelled,
      pipelineHappenings.everyPositionChosen,
    ],
    unverified: openToUnverified.candidates,
    params: selectionParams,
    /** `replaces` names the currently selected candidate when the selection is changed. */
    body: z.object({ version: version.optional(), replaces: z.uuid().optional() }).optional(),
    output: candidateCard,
    errors: [
      notFound,
      movedMeanwhile,
      pipelineErrors.final,
      applicationsErrors.processClosed,
      pipelineErrors.positionFilled,
      pipelineErrors.alreadySelected,
    ],
  }),
  'POST /myProjects/removeFreelancer/{projectId}/{positionIndex}/{freelancerId}': operation({
    summary: 'Take back the selection of a candidate; those set aside are back in the pipeline',
    access: deciders,
    changes: [applicationsHappenings.deselected, applicationsHappenings.restored],
    unverified: openToUnverified.candidates,
    params: selectionParams,
    output: candidateCard,
    errors: [notFound, pipelineErrors.notSelected, pipelineErrors.positionFilled],
  }),
});

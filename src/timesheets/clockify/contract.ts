import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { timesheetHappenings } from '#timesheets/happenings.ts';
import { done, version } from '#platform/contract/schemas.ts';
import { openToUnverified, recordsNothing } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import * as schemas from '#timesheets/clockify/schemas.ts';
import { taskErrors } from '#tasks/errors.ts';
import { timesheetErrors } from '#timesheets/errors.ts';

/** The owner, colleagues who manage tasks, and administrators. */
const access = { roles: ['squadOwner', 'admin'], permission: 'manageTasks' } as const;
const ofProject = z.object({ projectId: z.uuid() });
const { notFound, staleVersion } = platformErrors;
const { clockifyOff, clockifyKeyRefused, clockifyForbidden, clockifyGone, clockifyAway, clockifyBusy } =
  timesheetErrors;
const ofClockify = [
  clockifyOff,
  clockifyKeyRefused,
  clockifyForbidden,
  clockifyGone,
  clockifyAway,
  clockifyBusy,
] as const;
const { boardNotEnabled, projectEnded, personUnknown } = taskErrors;
const { clockifyConnected, clockifyLinkedTwice, fetchTooSoon } = timesheetErrors;

export const clockifyContract = defineContract({
  'GET /clockify/{projectId}': operation({
    summary: 'Whether hours of a project are fetched from Clockify, whose, and what is not taken',
    access,
    params: ofProject,
    output: schemas.clockifyView,
    errors: [notFound],
  }),
  'POST /clockify/{projectId}/choices': operation({
    summary: 'The Clockify workspaces and projects that a key opens; the key is not kept',
    access,
    changes: recordsNothing.reading,
    unverified: openToUnverified.work,
    params: ofProject,
    body: z.strictObject({ apiKey: schemas.apiKey }),
    output: schemas.clockifyChoices,
    errors: [notFound, ...ofClockify],
    limit: { count: 20, seconds: 300 },
  }),
  'POST /integrateWithClockifyProject': operation({
    summary: 'Fetch the hours of a project from Clockify from now on; sent again, the key is replaced',
    access,
    changes: [timesheetHappenings.clockifyConnected],
    unverified: openToUnverified.work,
    body: z.strictObject({
      projectId: z.uuid(),
      apiKey: schemas.apiKey,
      clockifyWorkspaceId: schemas.clockifyId,
      clockifyProjectId: schemas.clockifyId,
    }),
    output: schemas.clockifyView,
    errors: [notFound, boardNotEnabled, projectEnded, clockifyConnected, ...ofClockify],
    limit: { count: 20, seconds: 300 },
  }),
  'PUT /updateClockifyProjectMemberships': operation({
    summary: 'Say which professional somebody in Clockify is; entries that waited for that are taken',
    access,
    changes: [timesheetHappenings.clockifyLinked],
    unverified: openToUnverified.work,
    body: z.strictObject({
      projectId: z.uuid(),
      memberships: z
        .array(z.strictObject({ clockifyUserId: schemas.clockifyId, memberId: z.uuid().nullable() }))
        .min(1)
        .max(500),
      version,
    }),
    output: schemas.clockifyView,
    errors: [notFound, staleVersion, personUnknown, clockifyLinkedTwice],
  }),
  'POST /clockify/{projectId}/fetch': operation({
    summary: 'Fetch within a minute, not only within the hour',
    access,
    changes: 'nothing: makes a fetch due; the hours that it brings are recorded',
    unverified: openToUnverified.work,
    params: ofProject,
    output: schemas.clockifyView,
    errors: [notFound, clockifyOff, fetchTooSoon],
  }),
  'POST /clockify/{projectId}/retry': operation({
    summary: 'Offer the entries that are not taken to the rules of hours again',
    access,
    changes: 'nothing: offers entries again; the hours that are taken are recorded',
    unverified: openToUnverified.work,
    params: ofProject,
    output: schemas.clockifyView,
    errors: [notFound],
    limit: { count: 30, seconds: 300 },
  }),
  'DELETE /clockify/{projectId}': operation({
    summary: 'Fetch nothing more and forget the key; hours that were taken stay',
    access,
    changes: [timesheetHappenings.clockifyEnded],
    unverified: openToUnverified.work,
    params: ofProject,
    output: done,
    errors: [notFound],
  }),
});

import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { done } from '#platform/contract/schemas.ts';
import { openToUnverified, recordsNothing } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { taskErrors } from '#tasks/errors.ts';
import * as schemas from './saved-schemas.ts';

/** A view belongs to its author, who need not be able to change the board. */
const access = { roles: ['squadOwner', 'squadMember', 'admin'], permission: 'trackTasks' } as const;
const params = z.object({ projectId: z.uuid() });
const ofView = params.extend({ viewId: z.uuid() });
const { notFound, staleVersion } = platformErrors;
const { boardNotEnabled, tooManyViews } = taskErrors;

export const savedViewsContract = defineContract({
  'GET /tasks/{projectId}/views': operation({
    summary: 'The caller’s saved views of a board',
    access,
    params,
    output: z.object({ views: z.array(schemas.savedView) }),
    errors: [notFound],
  }),
  'POST /tasks/{projectId}/views': operation({
    summary: 'Save a view of a board under a name',
    access,
    changes: recordsNothing.preference,
    unverified: openToUnverified.work,
    params,
    body: schemas.newView,
    status: 201,
    output: schemas.savedView,
    errors: [notFound, boardNotEnabled, tooManyViews],
  }),
  'PATCH /tasks/{projectId}/views/{viewId}': operation({
    summary: 'Rename or change a saved view',
    access,
    changes: recordsNothing.preference,
    unverified: openToUnverified.work,
    params: ofView,
    body: schemas.viewChange,
    output: schemas.savedView,
    errors: [notFound, staleVersion],
  }),
  'DELETE /tasks/{projectId}/views/{viewId}': operation({
    summary: 'Delete a saved view',
    access,
    changes: recordsNothing.preference,
    unverified: openToUnverified.work,
    params: ofView,
    output: done,
    errors: [notFound],
  }),
  'PUT /tasks/{projectId}/defaultView': operation({
    summary: 'With which view the board opens for the caller; null: with none',
    access,
    changes: recordsNothing.preference,
    unverified: openToUnverified.work,
    params,
    body: z.strictObject({ viewId: z.uuid().nullable() }),
    output: done,
    errors: [notFound],
  }),
});

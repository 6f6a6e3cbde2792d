import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { taskHappenings } from '#tasks/happenings.ts';
import { cursor, done, version } from '#platform/contract/schemas.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { taskErrors } from '#tasks/errors.ts';
import * as schemas from '#tasks/board/schemas.ts';

/** Colleagues need `trackTasks`; professionals reach the boards of the projects that they work or worked in. */
const access = { roles: ['squadOwner', 'squadMember', 'admin'], permission: 'trackTasks' } as const;
const writing = { roles: ['squadOwner', 'squadMember'], permission: 'trackTasks' } as const;
const tagging = { roles: ['squadOwner'], permission: 'trackTasks' } as const;
const managing = { roles: ['squadOwner'], permission: 'manageTasks' } as const;

const ofProject = z.object({ projectId: z.uuid() });
const ofTask = ofProject.extend({ taskId: z.uuid() });
const ofTag = ofProject.extend({ tagId: z.uuid() });
const panelQuery = z.object({ search: schemas.taskFilter.search, cursor: cursor.optional() });
const { notFound, forbidden, staleVersion } = platformErrors;
const { boardNotEnabled, projectEnded, personUnknown, tagUnknown, tooManyTagsOnTask, onlyOwn } = taskErrors;

export const boardContract = defineContract({
  'GET /getAllProjects': operation({
    summary: 'The boards of running projects: of the company, or of the projects that a professional works in',
    access,
    query: panelQuery,
    output: schemas.panelPage,
  }),
  'GET /getAllFinishedProjects': operation({
    summary: 'The boards of finished and canceled projects',
    access,
    query: panelQuery,
    output: schemas.panelPage,
  }),
  'POST /tasks/createTaskManagement': operation({
    summary: 'Enable task management for a project; it cannot be turned off again',
    access: managing,
    changes: [taskHappenings.boardEnabled],
    unverified: openToUnverified.work,
    body: z.strictObject({ projectId: z.uuid(), enabled: z.boolean().default(true) }),
    status: 200,
    output: done,
    errors: [notFound, projectEnded, taskErrors.cannotDisable],
  }),
  'GET /tasks/{projectId}': operation({
    summary: 'The board of a project with the first tasks of each column',
    access,
    params: ofProject,
    query: z.object(schemas.taskFilter),
    output: schemas.taskBoard,
    errors: [notFound],
  }),
  'GET /tasks/{projectId}/column': operation({
    summary: 'More tasks of one column',
    access,
    params: ofProject,
    query: z.object({ ...schemas.taskFilter, status: schemas.taskStatus, cursor }),
    output: schemas.columnPage,
    errors: [notFound],
  }),
  'GET /tasks/{projectId}/history': operation({
    summary: 'The changes of all tasks of a board, or of one, newest first',
    access,
    params: ofProject,
    query: z.object({ taskId: z.uuid().optional(), cursor: cursor.optional() }),
    output: schemas.changesPage,
    errors: [notFound],
  }),
  'POST /tasks/{projectId}/postTask': operation({
    summary: 'Add a task; a professional’s is assigned to them',
    access: writing,
    changes: [taskHappenings.taskCreated],
    unverified: openToUnverified.work,
    params: ofProject,
    body: schemas.newTask,
    status: 201,
    output: schemas.taskView,
    errors: [
      notFound,
      boardNotEnabled,
      projectEnded,
      taskErrors.tooManyTasks,
      personUnknown,
      tagUnknown,
      onlyOwn,
      tooManyTagsOnTask,
    ],
  }),
  'GET /tasks/{projectId}/{taskId}': operation({
    summary: 'A task',
    access,
    params: ofTask,
    output: schemas.taskView,
    errors: [notFound],
  }),
  'PATCH /tasks/{projectId}/{taskId}': operation({
    summary: 'Change a task: title, description, assigned, estimatedHours, status and place, tags, due date, checklist',
    access: writing,
    changes: [taskHappenings.taskChanged, taskHappenings.taskMoved],
    unverified: openToUnverified.work,
    params: ofTask,
    body: schemas.taskChange,
    output: schemas.taskView,
    errors: [
      notFound,
      staleVersion,
      projectEnded,
      onlyOwn,
      personUnknown,
      tagUnknown,
      tooManyTagsOnTask,
      taskErrors.illegalMove,
      taskErrors.needsEstimate,
      taskErrors.approved,
      taskErrors.neighbourGone,
    ],
  }),
  'DELETE /tasks/deleteTask/{projectId}/{taskId}': operation({
    summary: 'Delete a task',
    access: writing,
    changes: [taskHappenings.taskDeleted],
    unverified: openToUnverified.work,
    params: ofTask,
    output: done,
    errors: [notFound, onlyOwn, projectEnded, taskErrors.approved, taskErrors.hasSettledHours],
  }),
  'POST /tasks/{projectId}/tags': operation({
    summary: 'Create a tag of the board',
    access: tagging,
    changes: [taskHappenings.tagCreated],
    unverified: openToUnverified.work,
    params: ofProject,
    body: z.strictObject(schemas.tagLook),
    status: 201,
    output: schemas.boardTag,
    errors: [notFound, boardNotEnabled, taskErrors.tagTaken, taskErrors.tooManyTags],
  }),
  'PATCH /tasks/{projectId}/tags/{tagId}': operation({
    summary: 'Rename a tag or give it another color',
    access: tagging,
    changes: [taskHappenings.tagChanged],
    unverified: openToUnverified.work,
    params: ofTag,
    body: z.strictObject({ ...schemas.tagLook, version }),
    output: schemas.boardTag,
    errors: [notFound, staleVersion, taskErrors.tagTaken],
  }),
  'DELETE /tasks/{projectId}/tags/{tagId}': operation({
    summary: 'Delete a tag, and with it from every task',
    access: tagging,
    changes: [taskHappenings.tagDeleted],
    unverified: openToUnverified.work,
    params: ofTag,
    output: done,
    errors: [notFound, forbidden],
  }),
});

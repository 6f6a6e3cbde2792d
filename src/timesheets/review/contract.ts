import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { supportHappenings } from '#support/happenings.ts';
import { taskHappenings } from '#tasks/happenings.ts';
import { timesheetHappenings } from '#timesheets/happenings.ts';
import { done } from '#platform/contract/schemas.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { taskErrors } from '#tasks/errors.ts';
import { timesheetErrors } from '#timesheets/errors.ts';
import * as schemas from '#timesheets/review/schemas.ts';

/** `manageTasks` approves, adjusts, rejects and contests; administrators rule. */
const managing = { roles: ['squadOwner'], permission: 'manageTasks' } as const;
const talking = { roles: ['squadOwner', 'squadMember'], permission: 'manageTasks' } as const;
const reading = { roles: ['squadOwner', 'squadMember', 'admin'], permission: 'trackTasks' } as const;
const administrators = { roles: ['admin'] } as const;

const ofTask = z.object({ projectId: z.uuid(), taskId: z.uuid() });
const ofEntry = z.object({ entryId: z.uuid() });
const { notFound } = platformErrors;
const { approved, reviewOpen } = taskErrors;
const { notFinished, undoOver, entryLocked, deadlineOver } = timesheetErrors;
const verdict = [notFound, notFinished, approved, reviewOpen] as const;

export const reviewContract = defineContract({
  'POST /tasks/{projectId}/{taskId}/accept': operation({
    summary: 'Approve a finished task; until the answer’s moment it can be undone, then its hours are payable',
    access: managing,
    changes: [taskHappenings.taskChanged, timesheetHappenings.taskApproved],
    unverified: openToUnverified.work,
    params: ofTask,
    output: z.object({ undoUntil: z.iso.datetime(), seconds: z.int() }),
    errors: verdict,
  }),
  'DELETE /tasks/{projectId}/{taskId}/accept': operation({
    summary: 'Undo an approval that has not taken effect',
    access: managing,
    changes: [taskHappenings.taskChanged],
    unverified: openToUnverified.work,
    params: ofTask,
    output: done,
    errors: [notFound, undoOver],
  }),
  'POST /tasks/{projectId}/{taskId}/adjust': operation({
    summary: 'Ask for an adjustment of a finished task: it goes back to To do',
    access: managing,
    changes: [timesheetHappenings.taskAdjusted],
    unverified: openToUnverified.work,
    params: ofTask,
    body: z.strictObject({ reason: schemas.reason }),
    output: done,
    errors: verdict,
  }),
  'POST /tasks/{projectId}/{taskId}/reject': operation({
    summary: 'Reject a finished task: its hours that are not payable yet are held until the team rules',
    access: managing,
    changes: [timesheetHappenings.taskRejected, supportHappenings.opened],
    unverified: openToUnverified.work,
    params: ofTask,
    body: z.strictObject({ reason: schemas.reason }),
    output: done,
    errors: verdict,
  }),
  'GET /tasks/{projectId}/{taskId}/reviews': operation({
    summary: 'The feedback of a task',
    access: reading,
    params: ofTask,
    output: schemas.taskReviews,
    errors: [notFound],
  }),
  'GET /tasks/{projectId}/{taskId}/hours': operation({
    summary: 'The hours at a task, latest first, at most 200; a professional reads the own ones',
    access: reading,
    params: ofTask,
    output: z.object({ entries: z.array(schemas.taskEntry) }),
    errors: [notFound],
  }),
  'POST /timeEntries/contestTimeEntry': operation({
    summary: 'Contest pending hours before their deadline',
    access: managing,
    changes: [timesheetHappenings.hoursContested],
    unverified: openToUnverified.work,
    body: z.strictObject({ entryId: z.uuid(), reason: schemas.reason }),
    output: schemas.entryThread,
    errors: [notFound, entryLocked, deadlineOver],
  }),
  'POST /timeEntries/{entryId}/answer': operation({
    summary: 'Answer in the thread of contested hours',
    access: talking,
    changes: [timesheetHappenings.contestAnswered],
    unverified: openToUnverified.work,
    params: ofEntry,
    body: z.strictObject({ text: schemas.reason }),
    output: schemas.entryThread,
    errors: [notFound, entryLocked],
  }),
  'POST /timeEntries/{entryId}/cancelContest': operation({
    summary: 'Cancel a contest with a reason: the hours can be approved again',
    access: managing,
    changes: [timesheetHappenings.contestCanceled],
    unverified: openToUnverified.work,
    params: ofEntry,
    body: z.strictObject({ reason: schemas.reason }),
    output: schemas.entryThread,
    errors: [notFound, entryLocked],
  }),
  'GET /timeEntries/{entryId}/steps': operation({
    summary: 'What happened to hours, step by step',
    access: reading,
    params: ofEntry,
    output: schemas.entryThread,
    errors: [notFound],
  }),
  'GET /timeEntries/ruling/{supportId}': operation({
    summary: 'The hours that a ticket asks the team to rule on, with what both sides said, at most 200',
    access: { roles: ['squadOwner', 'admin'], permission: 'trackTasks' },
    params: z.object({ supportId: z.uuid() }),
    output: schemas.rulingView,
    errors: [notFound],
  }),
  'POST /timeEntries/ruling': operation({
    summary: 'Rule on the held hours of a ticket, and close it',
    access: administrators,
    changes: [timesheetHappenings.hoursPayable, timesheetHappenings.hoursRefused, supportHappenings.done],
    body: z.strictObject({ supportId: z.uuid(), verdict: z.enum(['payable', 'refused']), words: schemas.reason }),
    output: z.object({ ruled: z.int() }),
    errors: [notFound, timesheetErrors.alreadyRuled],
  }),
});

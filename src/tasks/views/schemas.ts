import { z } from 'zod';
import { calendarDate, version } from '#platform/contract/schemas.ts';
import { isOrderKey } from '#tasks/board/rules/place-task.ts';
import { taskCard, taskStatus } from '#tasks/board/schemas.ts';
import { MAXIMUM_TASKS_AT_ONCE } from '#tasks/rules/task-limits.ts';

export const taskList = z.object({
  tasks: z.array(taskCard),
  /** Counts all that match. */
  count: z.int(),
  nextCursor: z.string().nullable(),
});

const calendarDay = z.object({
  /** `YYYY-MM-DD` */
  date: z.string(),
  count: z.int(),
  /** The first of the day, in the order of the board. */
  tasks: z.array(taskCard),
});
export const taskCalendar = z.object({
  /** The days that have tasks. */
  days: z.array(calendarDay),
  /** Matching tasks without a due date. */
  undated: z.int(),
});

/** What is done to several tasks. */
export const manyChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('move'), status: taskStatus }),
  z.strictObject({ kind: z.enum(['assign', 'unassign']), memberId: z.uuid() }),
  z.strictObject({ kind: z.enum(['tag', 'untag']), tagId: z.uuid() }),
  z.strictObject({ kind: z.literal('due'), dueOn: calendarDate.nullable() }),
  z.strictObject({ kind: z.literal('delete') }),
]);
export const changeMany = z
  .strictObject({
    taskIds: z.array(z.uuid()).min(1).max(MAXIMUM_TASKS_AT_ONCE),
    change: manyChange,
    /** The version of each task, in the order of `taskIds`: what was changed since stays as it is. Without them, whatever was changed. */
    versions: z.array(version).max(MAXIMUM_TASKS_AT_ONCE).optional(),
    /** Where each moved task goes, in the order of `taskIds`, unless another stands there. Without them, to the top. */
    orderKeys: z.array(z.string().refine(isOrderKey)).max(MAXIMUM_TASKS_AT_ONCE).optional(),
  })
  .refine(({ taskIds, versions }) => versions === undefined || versions.length === taskIds.length, {
    path: ['versions'],
  })
  .refine(({ taskIds, orderKeys }) => orderKeys === undefined || orderKeys.length === taskIds.length, {
    path: ['orderKeys'],
  });

export const manyResults = z.object({
  results: z.array(
    z.object({
      taskId: z.uuid(),
      /** Why it stayed as it was; null: it is done. */
      refusal: z.object({ code: z.string(), message: z.string() }).nullable(),
      /** As it is now; null once it is gone. */
      card: taskCard.nullable(),
    }),
  ),
});

export type ManyChange = z.output<typeof manyChange>;
export type ManyResults = z.output<typeof manyResults>['results'];
export type CalendarDay = z.output<typeof calendarDay>;

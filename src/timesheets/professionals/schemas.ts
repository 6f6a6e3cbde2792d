import { z } from 'zod';
import { currency, moment } from '#platform/contract/schemas.ts';
import { professionalStates } from '#projects/professionals/rules/professional-terms.ts';
import { hiringModels, projectStatuses } from '#projects/rules/terms.ts';
import { entryStates, timesheetStatuses } from '#timesheets/hours/rules/entry-life.ts';

/** `YYYY-MM` */
export const monthText = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

const project = z.object({ projectId: z.uuid(), title: z.string() });
const person = { memberId: z.uuid(), name: z.string(), image: z.string().nullable() };
const minutes = z.int();

/** Worked against agreed hours; null without an agreement. */
const balance = { minutes, dueMinutes: minutes.nullable(), balanceMinutes: minutes.nullable() };
const byStatus = z.array(z.object({ status: z.enum(timesheetStatuses), minutes }));

export const squadRow = z.object({
  professionalId: z.uuid(),
  ...person,
  project,
  company: z.string(),
  positionTitle: z.string(),
  state: z.enum(professionalStates),
  /** Still there, in a project that has not ended. */
  works: z.boolean(),
  /** As agreed, otherwise the vacancy's. */
  monthlyHours: z.int().nullable(),
  ...balance,
});

export const professionalHead = z.object({
  project: project.extend({ status: z.enum(projectStatuses), company: z.string() }),
  ...person,
  /** Every time that they were hired here, the latest first. */
  hires: z.array(
    z.object({
      professionalId: z.uuid(),
      positionTitle: z.string(),
      hiringModel: z.enum(hiringModels).nullable(),
      monthlyHours: z.int().nullable(),
      /** Local dates. */
      startsOn: z.string(),
      endsOn: z.string().nullable(),
      state: z.enum(professionalStates),
      paymentBlockedAt: moment.nullable(),
    }),
  ),
  /** The month of today. */
  month: monthText,
  works: z.boolean(),
  abilities: z.object({ money: z.boolean(), report: z.boolean() }),
});

export const workedMonth = z.object({
  memberId: z.uuid(),
  name: z.string(),
  month: monthText,
  ...balance,
  byStatus,
  /** Where they worked that month, or were to. */
  projects: z.array(project.extend(balance)),
  /** The latest day first; its minutes are all of that day, even where not all entries are listed. */
  days: z.array(
    z.object({
      date: z.string(),
      minutes,
      entries: z.array(
        z.object({
          entryId: z.uuid(),
          projectId: z.uuid(),
          taskId: z.uuid(),
          task: z.string(),
          description: z.string(),
          startedAt: moment,
          endedAt: moment,
          timeZone: z.string(),
          minutes,
          state: z.enum(entryStates),
          deadlineAt: moment,
        }),
      ),
    }),
  ),
  /** More entries than are listed. */
  isCut: z.boolean(),
});

export const financeMonth = z.object({
  month: monthText,
  professionalId: z.uuid(),
  positionTitle: z.string(),
  hiringModel: z.enum(hiringModels).nullable(),
  payableMinutes: minutes,
  paidMinutes: minutes,
  /** Pending, contested and held. */
  openMinutes: minutes,
  refusedMinutes: minutes,
  /** What payable and paid hours come to by the agreed figures, in cents; null without an agreement and for CLT, which is never paid here. */
  expected: z.object({ net: z.int(), gross: z.int(), currency }).nullable(),
});

export const timeControl = z.object({
  project,
  month: monthText,
  /** Estimated at its tasks, and worked at them. */
  plannedMinutes: minutes,
  consumedMinutes: minutes,
  /** Everybody who works, or worked, in the month. */
  professionals: z.array(
    z.object({
      professionalId: z.uuid(),
      ...person,
      /** As agreed, otherwise the vacancy's. */
      monthlyHours: z.int().nullable(),
      ...balance,
      /** The weeks of the month that have begun, and when they were said to be complete. */
      weeks: z.array(z.object({ weekOf: z.iso.date(), completedAt: moment.nullable() })),
    }),
  ),
});

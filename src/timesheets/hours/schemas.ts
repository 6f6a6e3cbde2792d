import { z } from 'zod';
import { instant, moment, text, version } from '#platform/contract/schemas.ts';
import { entryStates } from './rules/entry-life.ts';
import { ENTRY_DESCRIPTION_LENGTH } from './rules/hour-limits.ts';
import { entryOrigins } from './rules/entry-origins.ts';

const description = text(ENTRY_DESCRIPTION_LENGTH);
const task = { projectId: z.uuid(), taskId: z.uuid() };
const titles = { projectTitle: z.string(), taskTitle: z.string() };

/** A person's own entry. */
export const entryView = z.object({
  entryId: z.uuid(),
  ...task,
  ...titles,
  description: z.string(),
  startedAt: moment,
  endedAt: moment,
  minutes: z.int(),
  /** The zone in which it was written, and the date there (`YYYY-MM-DD`). */
  timeZone: z.string(),
  localDate: z.string(),
  state: z.enum(entryStates),
  origin: z.enum(entryOrigins),
  deadlineAt: moment,
  version,
  abilities: z.object({
    /** `shorten`: within an adjustment, never longer than it was. */
    edit: z.enum(['freely', 'shorten', 'no']),
    delete: z.boolean(),
  }),
});

export const clockView = z.object({
  ...task,
  ...titles,
  description: z.string(),
  startedAt: moment,
  /** It stops by itself then, or goes on with the next day. */
  endsAt: moment,
  continues: z.boolean(),
});

export const newEntry = z.strictObject({ ...task, start: instant, end: instant, description: description.default('') });
export const entryChange = z.strictObject({
  start: instant.optional(),
  end: instant.optional(),
  description: description.optional(),
  version,
});
export const clockStart = z.strictObject({
  ...task,
  description: description.default(''),
  /** Stops the clock that runs at another task. */
  stopOther: z.boolean().default(false),
});

export const weekView = z.object({
  readerId: z.uuid(),
  /** Its Monday. */
  weekOf: z.string(),
  timeZone: z.string(),
  today: z.string(),
  /** Monday to Sunday. */
  days: z.array(
    z.object({
      date: z.string(),
      minutes: z.int(),
      /** Hours of that date can still be added. */
      isOpen: z.boolean(),
      entries: z.array(entryView),
    }),
  ),
  /** The days with hours among the seven before, which can be copied too. */
  before: z.array(z.object({ date: z.string(), minutes: z.int() })),
  /** Where hours can be put down now, the task with the latest hours first. */
  tasks: z.array(z.object({ ...task, ...titles })),
  /** The projects that the person works in now, and whether their week is complete. */
  projects: z.array(z.object({ projectId: z.uuid(), title: z.string(), completedAt: moment.nullable() })),
  clock: clockView.nullable(),
});

export const forecast = z.object({ totalMinutes: z.int(), basis: z.enum(['checklist', 'dueDate']) });

export type EntryView = z.output<typeof entryView>;
export type WeekView = z.output<typeof weekView>;
export type ClockView = z.output<typeof clockView>;
export type NewEntry = z.output<typeof newEntry>;
export type EntryChange = z.output<typeof entryChange>;
export type ClockStart = z.output<typeof clockStart>;

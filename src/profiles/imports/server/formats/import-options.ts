import type { DateOrder } from '#profiles/imports/rules/date-orders.ts';
import type { CalendarMonth } from '#profiles/rules/calendar-month.ts';
import type { SkillKind } from '#profiles/rules/profile.ts';

/** What a parser cannot know by itself; the server passes its taxonomy and its clock. */
export type ImportOptions = {
  /** Default: everything is of the kind 'skills'. */
  kindOfSkill?: (name: string) => SkillKind;
  /** With it, the years of experience are estimated from the positions; without it, the level stays unset. */
  today?: CalendarMonth;
  /** How the person answered where 05/03/2018 can be read in two ways. */
  dateOrder?: DateOrder;
};

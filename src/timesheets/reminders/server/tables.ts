import { check, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { oneOf } from '#platform/db/columns.ts';
import { type ReminderKind, reminderKinds } from '#timesheets/reminders/rules/reminder-kinds.ts';

/** Who was reminded of what on which of their dates, so that it happens at most once. */
export const hourReminders = pgTable(
  'hour_reminders',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<ReminderKind>().notNull(),
    onDate: date('on_date').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.onDate] }),
    check('hour_reminders_kind_check', oneOf(table.kind, reminderKinds)),
  ],
);

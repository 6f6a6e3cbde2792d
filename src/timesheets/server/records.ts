import { and, eq, ne } from 'drizzle-orm';
import type { OwnData } from '#platform/capability/own-data.ts';
import { obstacleAmong, type SpaceRecords } from '#platform/capability/space-records.ts';
import { translate } from '#platform/i18n/translate.ts';
import { collectOwnClockify, eraseOwnClockify } from '#timesheets/clockify/server/own-data.ts';
import { clockifyConnections } from '#timesheets/clockify/server/tables.ts';
import { timesheetErrors } from '#timesheets/errors.ts';
import { collectOwnHours, eraseOwnHours } from '#timesheets/hours/server/own-data.ts';
import { runningClocks, timeEntries } from '#timesheets/hours/server/tables.ts';
import { hasUnsettledHours } from '#timesheets/hours/server/unsettled-hours.ts';
import { hourReminders } from '#timesheets/reminders/server/tables.ts';
import { eraseReportsOf, reportsOfHours } from '#timesheets/reports/server/report-queries.ts';
import { hourReports } from '#timesheets/reports/server/tables.ts';

export const ownData: OwnData = {
  columns: {
    'clockify_connections.connected_by': 'erased',
    'clockify_people.member_id': 'erased',
    'clockify_people.suggested_member_id': 'erased',
    'completed_weeks.member_id': 'erased',
    'hour_reminders.user_id': 'erased',
    'hour_reports.member_ids': 'erased',
    'hour_reports.user_id': 'erased',
    'person_days.member_id': 'kept',
    'running_clocks.member_id': 'erased',
    'task_reviews.reviewer_id': 'kept',
    'time_entries.member_id': 'kept',
    'time_entry_steps.actor_id': 'kept',
  },
  areas: [
    {
      name: 'hours',
      about: (language) => translate(language, 'timesheets:ownData.hours'),
      collect: (database, { id }) => collectOwnHours(database, id),
    },
    {
      name: 'clockify',
      about: (language) => translate(language, 'timesheets:ownData.clockify'),
      collect: (database, { id }) => collectOwnClockify(database, id),
    },
  ],
  leave: null,
  erase: async (transaction, { id }) => {
    await eraseOwnHours(transaction, id);
    await eraseReportsOf(transaction, id);
    await eraseOwnClockify(transaction, id);
    await transaction.delete(hourReminders).where(eq(hourReminders.userId, id));
  },
};

export const spaceRecords: SpaceRecords = {
  columns: {
    'hour_reports.workspace_id': 'deleted',
    'clockify_connections.workspace_id': 'deleted',
    'running_clocks.workspace_id': 'kept',
    'time_entries.workspace_id': 'kept',
  },
  // Its projects end, and their clocks with them (`end-of-work.sql`).
  end: async (transaction, { workspaceId }) => {
    await reportsOfHours.erase(transaction, eq(hourReports.workspaceId, workspaceId));
    await transaction.delete(clockifyConnections).where(eq(clockifyConnections.workspaceId, workspaceId));
  },
  moveProject: async (transaction, { projectId, to }) => {
    if (await hasUnsettledHours(transaction, eq(timeEntries.projectId, projectId)))
      throw timesheetErrors.hoursUnsettled();
    // Reports say what the former company could see.
    await reportsOfHours.erase(transaction, eq(hourReports.projectId, projectId));
    // The key is the former company's.
    await transaction.delete(clockifyConnections).where(eq(clockifyConnections.projectId, projectId));
    await transaction.update(runningClocks).set({ workspaceId: to }).where(eq(runningClocks.projectId, projectId));
    // Paid hours stay with whoever paid them.
    await transaction
      .update(timeEntries)
      .set({ workspaceId: to })
      .where(and(eq(timeEntries.projectId, projectId), ne(timeEntries.state, 'paid')));
  },
  findObstacle: obstacleAmong([timesheetErrors.hoursUnsettled], async (database, workspaceId) => {
    // What a clock counts is due as soon as it stops.
    const runs = (await database.$count(runningClocks, eq(runningClocks.workspaceId, workspaceId))) > 0;
    const isDue = runs || (await hasUnsettledHours(database, eq(timeEntries.workspaceId, workspaceId)));
    return isDue ? timesheetErrors.hoursUnsettled : null;
  }),
  hasRecords: async (database, workspaceId) => {
    // Paid hours of a project that another company has now are still this one's.
    const [found] = await database
      .select({ id: timeEntries.id })
      .from(timeEntries)
      .where(eq(timeEntries.workspaceId, workspaceId))
      .limit(1);
    return found !== undefined;
  },
};

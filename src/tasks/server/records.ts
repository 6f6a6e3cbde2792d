import { and, eq, ne } from 'drizzle-orm';
import type { OwnData } from '#platform/capability/own-data.ts';
import { obstacleAmong, type SpaceRecords } from '#platform/capability/space-records.ts';
import { translate } from '#platform/i18n/translate.ts';
import { collectOwnAttachmentFiles, collectOwnAttachments } from '#tasks/attachments/server/own-data.ts';
import { taskErrors } from '#tasks/errors.ts';
import { taskBoards, tasks } from '#tasks/board/server/tables.ts';
import { collectOwnTasks, forgetOwnTasks } from '#tasks/board/server/own-data.ts';
import { collectOwnComments, forgetOwnMentions } from '#tasks/comments/server/own-data.ts';
import { collectOwnClockify, eraseOwnClockify } from '#tasks/clockify/server/own-data.ts';
import { clockifyConnections } from '#tasks/clockify/server/tables.ts';
import { collectOwnHours, eraseOwnHours } from '#tasks/hours/server/own-data.ts';
import { hasUnsettledHours } from '#tasks/hours/server/unsettled-hours.ts';
import { hourReminders } from '#tasks/reminders/server/tables.ts';
import { eraseReportsOf, reportsOfHours } from '#tasks/reports/server/report-queries.ts';
import { hourReports } from '#tasks/reports/server/tables.ts';
import { runningClocks, timeEntries } from '#tasks/hours/server/tables.ts';
import { collectOwnViews, eraseCompanyViews, eraseOwnViews } from '#tasks/views/server/saved/own-data.ts';

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
    'task_assignments.member_id': 'erased',
    'task_attachments.added_by': 'kept',
    'task_boards.enabled_by': 'kept',
    'task_changes.actor_id': 'kept',
    'task_changes.member_id': 'kept',
    'task_comment_mentions.user_id': 'erased',
    'task_comments.author_id': 'kept',
    'task_reviews.reviewer_id': 'kept',
    'task_views.author_id': 'erased',
    'tasks.created_by': 'kept',
    'time_entries.member_id': 'kept',
    'time_entry_steps.actor_id': 'kept',
  },
  areas: [
    {
      name: 'tasks',
      about: (language) => translate(language, 'tasks:ownData.tasks'),
      collect: (database, { id }) => collectOwnTasks(database, id),
    },
    {
      name: 'taskAttachments',
      about: (language) => translate(language, 'tasks:ownData.taskAttachments'),
      collect: (database, { id }) => collectOwnAttachments(database, id),
      files: (database, { id }) => collectOwnAttachmentFiles(database, id),
    },
    {
      name: 'taskComments',
      about: (language) => translate(language, 'tasks:ownData.taskComments'),
      collect: (database, { id }) => collectOwnComments(database, id),
    },
    {
      name: 'taskViews',
      about: (language) => translate(language, 'tasks:ownData.taskViews'),
      collect: (database, { id }) => collectOwnViews(database, id),
    },
    {
      name: 'hours',
      about: (language) => translate(language, 'tasks:ownData.hours'),
      collect: (database, { id }) => collectOwnHours(database, id),
    },
    {
      name: 'clockify',
      about: (language) => translate(language, 'tasks:ownData.clockify'),
      collect: (database, { id }) => collectOwnClockify(database, id),
    },
  ],
  leave: null,
  erase: async (transaction, { id }) => {
    await forgetOwnTasks(transaction, id);
    await forgetOwnMentions(transaction, id);
    await eraseOwnHours(transaction, id);
    await eraseOwnViews(transaction, id);
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
    'task_boards.workspace_id': 'kept',
    'tasks.workspace_id': 'kept',
    'time_entries.workspace_id': 'kept',
  },
  // Its projects end, and their boards can only be read then; their clocks end with them (`end-of-work.sql`).
  end: async (transaction, { workspaceId }) => {
    await reportsOfHours.erase(transaction, eq(hourReports.workspaceId, workspaceId));
    await transaction.delete(clockifyConnections).where(eq(clockifyConnections.workspaceId, workspaceId));
  },
  moveProject: async (transaction, { projectId, to }) => {
    if (await hasUnsettledHours(transaction, eq(timeEntries.projectId, projectId))) throw taskErrors.hoursUnsettled();
    // Reports say what the former company could see.
    await reportsOfHours.erase(transaction, eq(hourReports.projectId, projectId));
    await eraseCompanyViews(transaction, projectId);
    // The key is the former company's.
    await transaction.delete(clockifyConnections).where(eq(clockifyConnections.projectId, projectId));
    await transaction.update(taskBoards).set({ workspaceId: to }).where(eq(taskBoards.projectId, projectId));
    await transaction.update(tasks).set({ workspaceId: to }).where(eq(tasks.projectId, projectId));
    await transaction.update(runningClocks).set({ workspaceId: to }).where(eq(runningClocks.projectId, projectId));
    // Paid hours stay with whoever paid them.
    await transaction
      .update(timeEntries)
      .set({ workspaceId: to })
      .where(and(eq(timeEntries.projectId, projectId), ne(timeEntries.state, 'paid')));
  },
  findObstacle: obstacleAmong([taskErrors.hoursUnsettled], async (database, workspaceId) => {
    // What a clock counts is due as soon as it stops.
    const runs = (await database.$count(runningClocks, eq(runningClocks.workspaceId, workspaceId))) > 0;
    const isDue = runs || (await hasUnsettledHours(database, eq(timeEntries.workspaceId, workspaceId)));
    return isDue ? taskErrors.hoursUnsettled : null;
  }),
  hasRecords: async (database, workspaceId) => {
    // Paid hours of a project that another company has now are still this one's.
    const [found] = await database
      .select({ id: timeEntries.id })
      .from(timeEntries)
      .where(eq(timeEntries.workspaceId, workspaceId))
      .limit(1);
    return found !== undefined || (await database.$count(taskBoards, eq(taskBoards.workspaceId, workspaceId))) > 0;
  },
};

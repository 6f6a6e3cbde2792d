import { eq } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import type { MakeRecords } from '#platform/testing/access-sample.ts';
import { supportTickets } from '#support/server/tables.ts';
import { buildHours } from '#timesheets/builders.ts';
import { clockifyConnections, clockifyPeople } from '#timesheets/clockify/server/tables.ts';
import { hourReports } from '#timesheets/reports/server/tables.ts';

/** Each scene has hours of another day, because a person's never overlap. */
let made = 0;

/** Hours of the member at their task, with a ruling that somebody asked for, a report and a connection with Clockify. */
export const makeRecords: MakeRecords = async ({ database }, records) => {
  const { projectId, workspaceId, ownerId, memberId, professionalId, taskId } = records;
  const worked = { workspaceId, projectId, taskId, memberId, hireId: professionalId };
  made += 1;
  const start = new Date(Date.UTC(2020, 0, made, 12));
  const { entryIds } = await buildHours(database, { ...worked, start, end: new Date(start.getTime() + 3_600_000) });
  const [timeEntryId, rulingTicketId] = [entryIds[0]!, newId()];
  await database.insert(supportTickets).values({
    ...{ id: rulingTicketId, workspaceId, projectId, timeEntryId, openedBy: ownerId, type: 'hoursRuling' },
    ...{ subject: 'Task', answerDueAt: new Date() },
  });
  const connection = { projectId, workspaceId, outsideWorkspaceId: 'w1', outsideProjectId: 'p1', connectedBy: ownerId };
  const names = { outsideWorkspaceName: 'Studio', outsideProjectName: 'Site' };
  const times = { connectedAt: new Date(), nextFetchAt: new Date() };
  await database.insert(clockifyConnections).values({ ...connection, ...names, ...times, apiKey: 'a-key-for-tests' });
  await database.insert(clockifyPeople).values({ projectId, outsideUserId: 'u1', name: 'Somebody' });
  const hourReportId = newId();
  // A person has one report in the queue at a time; scenes share their people.
  await database.update(hourReports).set({ state: 'cancelled' }).where(eq(hourReports.userId, memberId));
  await database.insert(hourReports).values({
    ...{ id: hourReportId, userId: memberId, workspaceId, projectId, kind: 'hours', format: 'csv' },
    ...{ language: 'en', part: 'professional', withMoney: true, statuses: [] },
  });
  return { hourReportId, timeEntryId, rulingTicketId };
};

declare module '#platform/testing/access-sample.ts' {
  interface SampleRecords {
    /** A report of the member's, in the queue. */
    hourReportId: string;
    timeEntryId: string;
    rulingTicketId: string;
  }
}

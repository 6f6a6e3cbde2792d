import { sql } from 'drizzle-orm';
import { newId } from '#platform/db/columns.ts';
import type { PlantedWords } from '#platform/testing/planting.ts';

/** Hours of a professional at their task: its words are the company's. */
export const words: PlantedWords = {
  ofAnyone: null,
  ofProfessional: async ({ insert, store }, { userId, colleagueId, workspaceId, projectId }) => {
    const place = { workspace_id: workspaceId, project_id: projectId };
    const task = sql`(select id from tasks where project_id = ${projectId} limit 1)`;
    const hire = sql`(select id from project_professionals where project_id = ${projectId} and member_id = ${userId} limit 1)`;
    const worked = { ...place, task_id: task, member_id: userId, hire_id: hire };
    const [startedAt, endsAt] = [new Date('2026-03-10T12:00:00Z'), new Date('2026-03-10T13:00:00Z')];
    await insert(
      'running_clocks',
      {
        ...{ ...worked, started_at: startedAt, ends_at: endsAt, continues: false },
        ...{ time_zone: 'America/Sao_Paulo', local_date: '2026-03-10' },
      },
      ['description'],
    );
    const week = { member_id: userId, project_id: projectId, week_of: '2026-03-09' };
    const report = {
      ...{ workspace_id: workspaceId, project_id: projectId, kind: 'hours', format: 'csv', language: 'en' },
      ...{ with_money: true, statuses: '[]' },
    };
    const own = { id: newId(), user_id: userId, part: 'professional', state: 'done' };
    await insert('hour_reports', { ...report, ...own, file_key: await store('hours-report') }, ['search']);
    const ofColleague = { id: newId(), user_id: colleagueId, part: 'company', state: 'failed', member_ids: [userId] };
    await insert('hour_reports', { ...report, ...ofColleague });
    await insert('hour_reminders', { user_id: userId, kind: 'missingHours', on_date: '2026-03-10' });
    await insert('completed_weeks', { ...week, completed_at: endsAt });
    const there = {
      outside_workspace_id: 'w',
      outside_workspace_name: 'x',
      outside_project_id: 'p',
      outside_project_name: 'x',
    };
    const connected = { ...place, ...there, connected_by: userId, connected_at: endsAt, next_fetch_at: endsAt };
    await insert('clockify_connections', { ...connected, api_key: '' });
    const who = { project_id: projectId, outside_user_id: 'u' };
    await insert('clockify_people', { ...who, member_id: userId, suggested_member_id: userId }, ['name']);
    const seen = {
      ...who,
      outside_id: 'e',
      started_at: startedAt,
      fingerprint: 'x',
      seen_at: endsAt,
      state: 'waiting',
    };
    await insert('clockify_entries', { ...seen, parameters: {} }, ['description', 'task_name']);
  },
  ofCompanyUser: null,
};

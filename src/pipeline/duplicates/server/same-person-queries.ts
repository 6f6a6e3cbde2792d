import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '#platform/db/connection.ts';
import type { duplicatesContract } from '#pipeline/duplicates/contract.ts';
import { tagsOfCard } from '#pipeline/candidates/server/card-rows.ts';

type Application = z.input<
  (typeof duplicatesContract)['GET /candidates/{applicationId}/samePerson']['output']
>['applications'][number];
type ApplicationRow = { application: Application };

const MAXIMUM_APPLICATIONS = 50;
const MAXIMUM_ENTRIES = 100;
const iso = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`);

const filesOf = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('fileId', f.id, 'name', f.name) order by f.created_at), '[]')
  from candidate_files f where f.application_id = a.id)`;
const commentsOf = sql`(
  select coalesce(jsonb_agg(c.entry order by c.created_at), '[]') from (
    select c.created_at, jsonb_build_object('id', c.id, 'text', c.text, 'author', w.name,
      'at', to_char(c.created_at at time zone 'UTC', ${iso})) as entry
    from candidate_comments c join users w on w.id = c.author_id
    where c.application_id = a.id and c.deleted_at is null order by c.created_at desc limit ${MAXIMUM_ENTRIES}) c)`;
const historyOf = sql`(
  select coalesce(jsonb_agg(h.entry order by h.created_at desc), '[]') from (
    select h.created_at, jsonb_build_object('event', h.event, 'fromStage', h.from_stage, 'toStage', h.to_stage,
      'reason', h.reason, 'actor', w.name, 'at', to_char(h.created_at at time zone 'UTC', ${iso})) as entry
    from application_history h left join users w on w.id = h.actor_id
    where h.application_id = a.id order by h.created_at desc limit ${MAXIMUM_ENTRIES}) h)`;

/** The applications of the same person in a company except one: each with its tags, files, comments and history. */
export async function listApplicationsOf(
  database: Database,
  workspaceId: string,
  people: readonly string[],
  exceptId: string,
): Promise<Application[]> {
  const { rows } = await database.execute<ApplicationRow>(sql`
    select jsonb_build_object('applicationId', a.id, 'memberId', a.member_id, 'name', u.name, 'title', o.title,
      'stage', a.stage, 'tags', coalesce(${tagsOfCard}, '[]'), 'files', ${filesOf}, 'comments', ${commentsOf},
      'history', ${historyOf}) as application
    from applications a join users u on u.id = a.member_id
    join positions o on o.id = a.position_id and o.state <> 'removed'
    where a.workspace_id = ${workspaceId} and a.member_id in ${[...people]} and a.id <> ${exceptId}
    order by a.created_at desc, a.id limit ${MAXIMUM_APPLICATIONS}`);
  return rows.map(({ application }: ApplicationRow) => application);
}

import { type SQL, sql } from 'drizzle-orm';
import type { Stage } from '#applications/rules/stages.ts';
import { hasRights, listActions, namesOfKind } from '#activity/server/told-happenings.ts';
import { containsTyped } from '#platform/capability/finding.ts';
import type { ActivityKind } from '#platform/contract/activity-kinds.ts';

export const PAGE = 50;

/** Up to so many happenings are found by whom they concern and then sorted; of more, the newest are soon found by walking. */
const MAXIMUM_NEAR = 2_000;

/** More people, jobs and projects than this are not told apart by a search. */
const MAXIMUM_FOUND = 300;

export interface ActivityQuery {
  kind?: ActivityKind | undefined;
  person?: string | undefined;
  search?: string | undefined;
  before?: string | undefined;
}

/** One page and one row, newest first; both sources have ids in the order of time. */
export function selectActivity(workspaceId: string, query: ActivityQuery): SQL {
  return sql`
    with concerned as materialized (${selectConcerned(workspaceId, query)}),
    ids as materialized (select coalesce(array_agg(id), '{}') as list from concerned),
    near as materialized (${selectNear(workspaceId, query)}),
    page as (
      select * from (${sql.join(
        [
          ...(query.kind === 'rights' ? [] : [selectHappenings(workspaceId, query)]),
          ...(hasRights(query.kind) ? [selectRights(workspaceId, query)] : []),
        ],
        sql` union all `,
      )}) as either order by id desc limit ${PAGE + 1}
    )
    select page.subject, page.details, ${toldColumns} from page ${toldJoins}
    order by page.id desc`;
}

/** What is said of the rows of `page` (id, at, name, actor_id, ids, workspace_id), beside `toldJoins`. */
export const toldColumns = sql`page.id, page.at, page.name, page.ids, actor.id as actor_id,
  coalesce(nullif(actor.name, ''), actor.email) as actor_name, actor.role in ('admin', 'recruiter') as is_team, person.name as person,
  coalesce(o.title, project.title) as about, step.to_stage as stage,
  page.ids->>'applicationId' as application_id, o.position_index, coalesce(o.project_id, project.id) as project_id`;

export const toldJoins = sql`
  left join users actor on actor.id = page.actor_id
  left join users person on person.id = coalesce(page.ids->>'memberId', page.ids->>'userId')::uuid
  left join positions o on o.id = (page.ids->>'positionId')::uuid and o.workspace_id = page.workspace_id and o.state <> 'removed'
  left join projects project on project.id = (page.ids->>'projectId')::uuid and project.workspace_id = page.workspace_id
  left join lateral (
    select to_stage from application_history
    where page.name = 'jobs.moved' and application_id = (page.ids->>'applicationId')::uuid and event = 'moved'
      and created_at <= page.at + interval '1 second'
    order by created_at desc, id desc limit 1
  ) step on true`;

/** As `toldColumns` give it. */
export type ToldRow = {
  id: string;
  at: Date | string;
  name: string;
  ids: Record<string, string>;
  actor_id: string | null;
  actor_name: string | null;
  is_team: boolean | null;
  person: string | null;
  about: string | null;
  stage: Stage | null;
  application_id: string | null;
  position_index: number | null;
  project_id: string | null;
};

const isNarrowed = ({ person, search }: ActivityQuery) => person !== undefined || search !== undefined;

/** Everybody and everything of the space with these words. */
function selectConcerned(workspaceId: string, { search }: ActivityQuery): SQL {
  if (search === undefined) return sql`select null::uuid as id where false`;
  const contains = (column: SQL) => containsTyped(column, search);
  return sql`
    (select u.id from users u where ${contains(sql`u.name`)} and (
      exists (select from workspaces w where w.id = ${workspaceId} and w.owner_id = u.id)
      or exists (select from workspace_members m where m.workspace_id = ${workspaceId} and m.user_id = u.id)
      or exists (select from workspace_recruiters r where r.workspace_id = ${workspaceId} and r.recruiter_id = u.id)
      or exists (select from applications a where a.workspace_id = ${workspaceId} and a.member_id = u.id)
    ) limit ${MAXIMUM_FOUND})
    union all
    (select o.id from positions o where o.workspace_id = ${workspaceId} and ${contains(sql`o.title`)} limit ${MAXIMUM_FOUND})
    union all
    (select p.id from projects p where p.workspace_id = ${workspaceId} and ${contains(sql`p.title`)} limit ${MAXIMUM_FOUND})`;
}

const columns = sql`h.id, h.at, h.name, h.actor_id, h.workspace_id, h.ids, ''::text as subject, '{}'::jsonb as details`;

/**
 * Without a person or words every name is walked by its own part of the index, so that a page costs the same however much has happened. With
 * them, the few that concern these records are found by them; where they are many, the newest are walked.
 */
function selectHappenings(workspaceId: string, query: ActivityQuery): SQL {
  const names = sql`${sql.param(namesOfKind(query.kind))}::text[]`;
  const before = query.before ? sql`and h.id < ${query.before}::uuid` : sql``;
  if (!isNarrowed(query))
    return sql`(select newest.* from unnest(${names}) as wanted(name) cross join lateral (
      select ${columns} from happenings h
      where h.workspace_id = ${workspaceId} and h.name = wanted.name ${before} order by h.id desc limit ${PAGE + 1}
    ) newest)`;
  const ofPerson =
    query.person === undefined
      ? sql``
      : sql`and (h.actor_id = ${query.person}::uuid or h.about @> array[${query.person}::uuid])`;
  const found =
    query.search === undefined
      ? sql``
      : sql`and (h.actor_id = any((select list from ids)::uuid[]) or h.about && (select list from ids)::uuid[])`;
  const wanted = sql`h.workspace_id = ${workspaceId} and h.name = any(${names}) ${before}`;
  const howMany = sql`(select count(*) from near)`;
  return sql`(select ${columns} from happenings h
    where ${howMany} <= ${MAXIMUM_NEAR} and h.id in (select id from near) and ${wanted} ${ofPerson}
    order by h.id desc limit ${PAGE + 1})
    union all
    (select ${columns} from happenings h where ${howMany} > ${MAXIMUM_NEAR} and ${wanted} ${ofPerson} ${found}
    order by h.id desc limit ${PAGE + 1})`;
}

/** What concerns the searched records, or the person where nothing is searched; without end it is cut off, and the page is walked. */
function selectNear(workspaceId: string, { person, search }: ActivityQuery): SQL {
  if (person === undefined && search === undefined) return sql`select null::uuid as id where false`;
  const concerned = search === undefined ? sql`(select ${person}::uuid as id)` : sql`concerned`;
  return sql`
    select h.id from ${concerned} c cross join lateral (
      select id from happenings where actor_id = c.id and workspace_id = ${workspaceId}
      union all select id from happenings where about @> array[c.id] and workspace_id = ${workspaceId}
    ) h limit ${MAXIMUM_NEAR + 1}`;
}

/** The space's own record of its people, its permissions and its company. */
function selectRights(workspaceId: string, { person, search, before }: ActivityQuery): SQL {
  const concerns = (ids: SQL) => sql`(a.actor_id = any(${ids}) or (a.details->>'userId')::uuid = any(${ids}))`;
  return sql`(select a.id, a.created_at as at, 'workspaces.' || a.action as name, a.actor_id, a.workspace_id,
      case when a.details ? 'projectId' then jsonb_build_object('projectId', a.details->'projectId') else '{}'::jsonb end as ids,
      a.subject, a.details
    from workspace_audit a
    where a.workspace_id = ${workspaceId} and a.action = any(${sql.param(listActions())}::text[])
      ${before ? sql`and a.id < ${before}::uuid` : sql``}
      ${person === undefined ? sql`` : sql`and ${concerns(sql`array[${person}::uuid]`)}`}
      ${search === undefined ? sql`` : sql`and (${concerns(sql`(select list from ids)::uuid[]`)} or ${containsTyped(sql`a.subject`, search)})`}
    order by a.id desc limit ${PAGE + 1})`;
}

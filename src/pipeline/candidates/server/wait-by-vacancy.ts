import { type SQL, sql } from 'drizzle-orm';
import type { Reach } from '#platform/access/reach.ts';
import { waitingColumns, type WaitingReader } from '#platform/capability/waiting.ts';

/** Companies whose candidates an administrator's list looks through: those whose projects changed last. */
const COMPANIES_OF_ADMINISTRATORS = 200;
/** Candidates who are read of one company and stage, those who wait longest first: enough for a count up to 99. */
const READ_OF_SEVERAL = 100;
const READ_OF_ONE = 500;
/** A vacancy's count stands for "at least" from here. */
const COUNTED = 100;

/** The companies of a reader as `company (id)`, so that the walk of an index begins with each. */
export function companiesOf(reach: Reach): SQL {
  if (!reach.every) return sql`unnest(${sql.param([...reach.workspaceIds])}::uuid[]) as company (id)`;
  return sql`(select distinct workspace_id from (
    select workspace_id from projects order by updated_at desc, id desc limit ${COMPANIES_OF_ADMINISTRATORS}
  ) recent) as company (id)`;
}

/** How many candidates a walk reads of each company, so that its work stays bounded however many wait. */
export function readOfEach(reach: Reach): number {
  return !reach.every && reach.workspaceIds.length === 1 ? READ_OF_ONE : READ_OF_SEVERAL;
}

/**
 * One row for each vacancy in which candidates wait; `candidates` selects their `id`, `position_id`, `member_id`, `since` and `until`. The
 * place names the candidate where it is only one.
 */
export function waitByVacancy(candidates: SQL, { session }: WaitingReader): SQL {
  const worksForSeveral = session.role !== 'squadOwner';
  return sql`
    select ${waitingColumns({
      count: sql`least(of_vacancy.amount, ${COUNTED})`,
      title: sql`o.title`,
      about: sql`coalesce(u.name, '')`,
      company: sql`o.company_name`,
      since: sql`of_vacancy.since`,
      until: sql`of_vacancy.until`,
      place: sql`jsonb_build_object('projectId', o.project_id, 'positionIndex', o.position_index, 'positionId', o.id,
        'candidate', of_vacancy.application_id,
        'company', ${worksForSeveral ? sql`o.workspace_id` : sql`null`})`,
    })}
    from (
      select position_id, count(*) as amount, min(since) as since, min(until) as until,
        case when count(*) = 1 then (array_agg(id))[1] end as application_id,
        case when count(*) = 1 then (array_agg(member_id))[1] end as member_id
      from (${candidates}) as candidate group by position_id
    ) as of_vacancy
    join positions o on o.id = of_vacancy.position_id and o.state <> 'removed'
    left join users u on u.id = of_vacancy.member_id`;
}

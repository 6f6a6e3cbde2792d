import { type SQL, sql } from 'drizzle-orm';
import { ofReach } from '#platform/capability/waiting.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { type EntryState, timesheetStatuses, timesheetStatusOf } from '#timesheets/hours/rules/entry-life.ts';
import { datesOfMonth } from '#timesheets/hours/rules/hours-balance.ts';
import { balanceDay, balanceOf } from './balance.ts';
import { hireColumns, joinHire } from './hires.ts';

const MAXIMUM_ENTRIES = 1_000;

interface EntryRow extends Record<string, unknown> {
  entryId: string;
  projectId: string;
  taskId: string;
  task: string;
  description: string;
  startedAt: string;
  endedAt: string;
  timeZone: string;
  date: string;
  minutes: number;
  state: EntryState;
  deadlineAt: string;
}
interface SumRow extends Record<string, unknown> {
  date: string;
  projectId: string;
  state: EntryState;
  minutes: number;
}
interface HireRow extends Record<string, unknown> {
  name: string;
  projectId: string;
  title: string;
  monthlyHours: number | null;
  startsOn: string;
  endsOn: string | null;
}
type Summed = Pick<SumRow, 'minutes'>;

const total = (rows: readonly Summed[]) => rows.reduce((sum, { minutes }) => sum + minutes, 0);
/** Refused hours were not worked, as far as an agreement goes. */
const worked = (rows: readonly SumRow[]) => total(rows.filter(({ state }) => state !== 'refused'));

/** Which hires and hours of somebody the caller reads: the own ones, or those in the spaces of the reach. */
function visible({ session, reach }: SignedInContext, memberId: string, workspace: SQL): SQL {
  if (session.role !== 'squadMember') return ofReach(workspace, reach);
  return memberId === session.userId ? sql`true` : sql`false`;
}

/** Somebody's hours of a month, over all projects that the caller sees or in one of them. */
export async function readMonth(
  context: SignedInContext,
  { memberId, month }: { memberId: string; month: string },
  projectId?: string,
) {
  const { database, now, settings } = context;
  const day = balanceDay(now, settings.holidays, month);
  const { first, last } = datesOfMonth(month);
  const inProject = (alias: SQL) => (projectId === undefined ? sql`true` : sql`${alias}.project_id = ${projectId}`);
  const matched = sql`e.member_id = ${memberId} and e.local_date between ${first} and ${last}
    and ${inProject(sql`e`)} and ${visible(context, memberId, sql`e.workspace_id`)}`;
  const [{ rows: hires }, { rows: sums }, { rows: entries }] = await Promise.all([
    database.execute<HireRow>(sql`
      select ${hireColumns}, u.name, p.project_id as "projectId", j.title
      from project_professionals p join users u on u.id = p.member_id join projects j on j.id = p.project_id ${joinHire}
      where p.member_id = ${memberId} and ${inProject(sql`p`)} and ${visible(context, memberId, sql`p.workspace_id`)}
      order by p.created_at desc, p.id desc limit 500`),
    database.execute<SumRow>(sql`
      select e.local_date::text as date, e.project_id as "projectId", e.state, sum(e.minutes)::int as minutes
      from time_entries e where ${matched} group by 1, 2, 3`),
    database.execute<EntryRow>(sql`
      select e.id as "entryId", e.project_id as "projectId", e.task_id as "taskId", t.title as task, e.description,
        e.started_at as "startedAt", e.ended_at as "endedAt", e.time_zone as "timeZone", e.local_date::text as date, e.minutes,
        e.state, e.deadline_at as "deadlineAt"
      from time_entries e join tasks t on t.id = e.task_id where ${matched}
      order by e.local_date desc, e.started_at desc, e.id desc limit ${MAXIMUM_ENTRIES + 1}`),
  ]);
  if (hires.length === 0) throw platformErrors.notFound();
  const listed = Map.groupBy(entries.slice(0, MAXIMUM_ENTRIES), ({ date }) => date);
  const ran = hires.filter(({ startsOn, endsOn }) => startsOn <= last && (endsOn === null || endsOn >= first));
  const projectIds = new Set([...ran, ...sums].map((row) => row.projectId));
  return {
    memberId,
    name: hires[0]!.name,
    month,
    ...balanceOf(worked(sums), ran, day),
    byStatus: timesheetStatuses.map((status) => ({
      status,
      minutes: total(sums.filter(({ state }) => timesheetStatusOf(state) === status)),
    })),
    projects: [...projectIds].map((id) => ({
      projectId: id,
      title: hires.find((hire) => hire.projectId === id)?.title ?? '',
      ...balanceOf(
        worked(sums.filter((row) => row.projectId === id)),
        ran.filter((hire) => hire.projectId === id),
        day,
      ),
    })),
    days: [...new Set(sums.map(({ date }) => date))]
      .toSorted()
      .toReversed()
      .map((date) => ({
        date,
        minutes: total(sums.filter((row) => row.date === date)),
        entries: (listed.get(date) ?? []).map(({ date: _, startedAt, endedAt, deadlineAt, ...entry }) => ({
          ...entry,
          startedAt: new Date(startedAt).toISOString(),
          endedAt: new Date(endedAt).toISOString(),
          deadlineAt: new Date(deadlineAt).toISOString(),
        })),
      })),
    isCut: entries.length > MAXIMUM_ENTRIES,
  };
}

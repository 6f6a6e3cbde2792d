import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { pricedMinutes } from '#platform/db/priced-minutes.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { isTerminal } from '#projects/rules/status.ts';
import { projectStatuses } from '#projects/rules/terms.ts';
import { hasPermission } from '#projects/server/policy.ts';
import type { ProjectCredits } from '#projects/server/ports.ts';
import type { ProjectCredits as AllocatedProject } from '#wallet/allocations/contract.ts';
import { returnableCents } from '#wallet/allocations/rules/allocation.ts';
import { isPaidByCredits, isUncovered, mayBePaidByCredits } from '#wallet/hours/server/payable-entries.ts';
import { readBalanceOf } from '#wallet/ledger/server/read-balances.ts';

export async function readAllocations(context: SignedInContext) {
  const { database, workspace } = context;
  if (!workspace) throw platformErrors.notFound();
  const found = await listProjectsToCredit(database, workspace.id);
  const [availableCents, debtCents, hires] = await Promise.all([
    readBalanceOf(database, { kind: 'available', workspaceId: workspace.id }, 'BRL'),
    readBalanceOf(database, { kind: 'debt', workspaceId: workspace.id }, 'BRL'),
    listHires(
      database,
      found.filter(({ takesCredits }) => takesCredits).map(({ projectId }) => projectId),
    ),
  ]);
  return {
    availableCents,
    debtCents,
    projects: found.map(({ projectId, title, allocatedCents, dueCents }) => ({
      ...{ projectId, title, allocatedCents, dueCents },
      returnableCents: returnableCents({ allocatedCents, dueCents }),
      hires: hires.filter((hire) => hire.projectId === projectId).map(({ projectId: _, ...hire }) => hire),
    })),
    abilities: { allocate: hasPermission(context, 'assignProfessionals') },
  };
}

/** `dueCents`: the cost of approved hours that wait for credits. */
type ProjectToCredit = Pick<AllocatedProject, 'projectId' | 'title' | 'allocatedCents' | 'dueCents'> & {
  takesCredits: boolean;
};

const MOST_PROJECTS = 200;
const underWay = projectStatuses.filter((status) => !isTerminal(status));

/**
 * The projects of a space that take credits or hold some, newest first; `only` narrows to one. Hours that were approved are owed whatever
 * became of the project and its people, so a project takes credits as long as some wait.
 */
export async function listProjectsToCredit(
  database: Database,
  workspaceId: string,
  only?: string,
): Promise<ProjectToCredit[]> {
  const narrowed: SQL = only === undefined ? sql`true` : sql`p.id = ${only}`;
  const { rows } = await database.execute<ProjectToCredit & Record<string, unknown>>(sql`
    select p.id as "projectId", p.title, (p.status = any(${sql.param(underWay)}::text[]) or due.cents is not null) as "takesCredits",
      coalesce(held.cents, 0)::float8 as "allocatedCents", coalesce(due.cents, 0)::float8 as "dueCents"
    from projects p
    left join lateral (
      select b.cents from ledger_accounts a join ledger_balances b on b.account_id = a.id
      where a.project_id = p.id and a.workspace_id = ${workspaceId} and a.kind = 'allocated' and a.currency = 'BRL') held on true
    left join lateral (
      select sum(${pricedMinutes(sql`e.minutes`, sql`h.agreed_gross`)}) as cents
      from time_entries e join project_professionals h on h.id = e.hire_id join positions o on o.id = h.position_id
      where e.project_id = p.id and e.workspace_id = p.workspace_id and ${isUncovered} and ${isPaidByCredits}) due on true
    where p.workspace_id = ${workspaceId} and ${narrowed}
      and (coalesce(held.cents, 0) > 0 or due.cents is not null or (p.status = any(${sql.param(underWay)}::text[])
        and exists (select from project_professionals h where h.project_id = p.id and h.ended_at is null)))
    order by p.id desc limit ${MOST_PROJECTS}`);
  return rows;
}

type Hire = AllocatedProject['hires'][number] & { projectId: string };

/** The hires of projects whose hours credits can pay, once they have a price: current ones, and those who left and whose approved hours wait. */
async function listHires(database: Database, projectIds: readonly string[]): Promise<Hire[]> {
  if (projectIds.length === 0) return [];
  const { rows } = await database.execute<Hire & Record<string, unknown>>(sql`
    select h.project_id as "projectId", h.id as "hireId", u.name, u.image, o.title as "positionTitle",
      case when h.priced_at is not null then h.agreed_gross::float8 end as "grossCents", h.agreed_gross::float8 as "agreedCents",
      exists (select from hire_prices x where x.hire_id = h.id and x.holds_from is null) as "isAsked",
      coalesce(h.agreed_hours, o.monthly_hours) as "monthlyHours"
    from project_professionals h join positions o on o.id = h.position_id join users u on u.id = h.member_id
    where h.project_id = any(${sql.param([...projectIds])}::uuid[]) and ${mayBePaidByCredits}
      and (h.ended_at is null or exists (select from time_entries e where e.hire_id = h.id and ${isUncovered}))
    order by u.name, h.id`);
  return rows;
}

export async function listPricedHires(database: Database, projectIds: readonly string[]) {
  const hires = await listHires(database, projectIds);
  return hires.flatMap(({ hireId, grossCents }) => (grossCents === null ? [] : [{ hireId, grossCents }]));
}

/** What projects were given, less what went back, and what is left of it; one statement. Credits of a former company count no more. */
export async function readCreditsOfProjects(
  database: Database,
  projectIds: readonly string[],
): Promise<Map<string, ProjectCredits>> {
  if (projectIds.length === 0) return new Map();
  const { rows } = await database.execute<{ projectId: string; total: number; left: number }>(sql`
    select p.id as "projectId", given.cents::float8 as total, coalesce(held.cents, 0)::float8 as left
    from projects p
    join lateral (
      select sum(c.cents) as cents from credit_allocations c where c.project_id = p.id and c.workspace_id = p.workspace_id) given
      on given.cents is not null
    left join ledger_accounts a on a.key = 'allocated:BRL:' || p.workspace_id || ':' || p.id
    left join ledger_balances held on held.account_id = a.id
    where p.id = any(${sql.param([...projectIds])}::uuid[])`);
  return new Map(rows.map(({ projectId, total, left }) => [projectId, { totalCents: total, leftCents: left }]));
}

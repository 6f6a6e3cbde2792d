import { sql } from 'drizzle-orm';
import { containsTyped } from '#platform/capability/finding.ts';
import { ofReach } from '#platform/capability/waiting.ts';
import { cursorPosition } from '#platform/db/keyset.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { ProfessionalState } from '#projects/professionals/rules/professional-terms.ts';
import { newestCursor } from '#tasks/board/server/cursors.ts';
import { datesOfMonth } from '#timesheets/hours/rules/hours-balance.ts';
import { balanceDay, balanceOf } from './balance.ts';
import { hireColumns, joinHire, workedOfHire, worksNow } from './hires.ts';

const PER_PAGE = 50;
const MAXIMUM_PROJECTS = 500;

interface SquadRow extends Record<string, unknown> {
  professionalId: string;
  memberId: string;
  name: string;
  image: string | null;
  projectId: string;
  title: string;
  company: string;
  positionTitle: string;
  state: ProfessionalState;
  works: boolean;
  monthlyHours: number | null;
  startsOn: string;
  endsOn: string | null;
  minutes: number;
  micros: string;
}

interface SquadFilter {
  search?: string | undefined;
  projectId?: string | undefined;
  state?: 'active' | 'ended' | undefined;
  month?: string | undefined;
  cursor?: string | undefined;
}

/** A page of the professionals of all projects in the caller's reach, with their hours of a month. */
export async function readSquads(
  { database, reach, now, settings }: SignedInContext,
  { search, projectId, state, month, cursor }: SquadFilter,
) {
  const end = newestCursor.read(cursor);
  const day = balanceDay(now, settings.holidays, month);
  const { first, last } = datesOfMonth(day.month);
  const conditions = [ofReach(sql`p.workspace_id`, reach)];
  if (projectId) conditions.push(sql`p.project_id = ${projectId}`);
  if (state) conditions.push(state === 'active' ? worksNow : sql`not ${worksNow}`);
  if (search) conditions.push(containsTyped(sql`u.name`, search));
  if (end) conditions.push(sql`(p.created_at, p.id) < ${cursorPosition({ micros: end[0], id: end[1] })}`);
  const [{ rows }, projects] = await Promise.all([
    database.execute<SquadRow>(sql`
      with p as (
        select p.*, u.name, u.image, j.title, w.company, ${worksNow} as works
        from project_professionals p join users u on u.id = p.member_id join projects j on j.id = p.project_id
        join workspaces w on w.id = p.workspace_id
        where ${sql.join(conditions, sql` and `)} order by p.created_at desc, p.id desc limit ${PER_PAGE + 1})
      select ${hireColumns}, p.member_id as "memberId", p.name, p.image, p.project_id as "projectId", p.title, p.company, p.works,
        ${workedOfHire(first, last)} as minutes, (extract(epoch from p.created_at) * 1000000)::bigint::text as micros
      from p ${joinHire} order by p.created_at desc, p.id desc`),
    database.execute<{ projectId: string; title: string }>(sql`
      select j.id as "projectId", j.title from projects j
      where j.id in (select p.project_id from project_professionals p where ${ofReach(sql`p.workspace_id`, reach)})
      order by fold_text(j.title), j.id limit ${MAXIMUM_PROJECTS}`),
  ]);
  const shown = rows.slice(0, PER_PAGE);
  const lastShown = shown.at(-1);
  return {
    month: day.month,
    professionals: shown.map((row) => ({
      professionalId: row.professionalId,
      memberId: row.memberId,
      name: row.name,
      image: row.image,
      project: { projectId: row.projectId, title: row.title },
      company: row.company,
      positionTitle: row.positionTitle,
      state: row.state,
      works: row.works,
      monthlyHours: row.monthlyHours,
      ...balanceOf(row.minutes, [row], day),
    })),
    projects: projects.rows,
    nextCursor:
      lastShown && rows.length > shown.length ? newestCursor.write([lastShown.micros, lastShown.professionalId]) : null,
  };
}

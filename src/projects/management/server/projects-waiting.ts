import { type SQL, sql } from 'drizzle-orm';
import { waitingColumns, type WaitingPart, type WaitingReader, waitingSource } from '#platform/capability/waiting.ts';
import { projectsWaiting } from '#projects/paths.ts';
import { statusesOfTeam } from '#projects/rules/status-moves.ts';

/** Projects whose next step only an administrator makes: their people wait for contracts, payment or onboarding. */
function selectToMove({ session }: WaitingReader): SQL | null {
  if (session.role !== 'admin') return null;
  return sql`
    select ${waitingColumns({
      title: sql`p.title`,
      about: sql`w.company`,
      company: sql`w.company`,
      since: sql`p.updated_at`,
      place: sql`jsonb_build_object('projectId', p.id)`,
    })} from projects p join workspaces w on w.id = p.workspace_id
    where p.status = any(${sql.param(statusesOfTeam)}::text[])`;
}

export const waiting: WaitingPart = {
  sources: [waitingSource({ kind: projectsWaiting.projectToMove, select: selectToMove })],
  follows: () => [],
};

import { type SQL, sql } from 'drizzle-orm';
import { isRemaining } from '#applications/server/remaining.ts';
import { ofProject, ofReach, type WaitingReader } from '#platform/capability/waiting.ts';
import { abilitiesOf } from '#pipeline/candidates/server/policy.ts';
import { waitByVacancy } from '#pipeline/candidates/server/wait-by-vacancy.ts';
import { filledStates } from '#projects/rules/position-states.ts';

/**
 * Candidates of filled vacancies who were not chosen and told nothing yet, by vacancy, for those who may tell them; until the product's own
 * message goes.
 */
export function selectUntold(reader: WaitingReader): SQL | null {
  if (!abilitiesOf(reader).disqualify) return null;
  return waitByVacancy(
    sql`
    select a.id, a.position_id, a.member_id, r.decided_at as since, r.send_at as until
    from rejections r
    join applications a on a.id = r.application_id
    join positions filled on filled.id = a.position_id
      and filled.state in ${filledStates}
    where r.sent_at is null and r.is_by_hire and ${ofReach(sql`a.workspace_id`, reader.reach)}
      and ${ofProject(sql`a.project_id`, reader)} and ${isRemaining(sql`a`)}`,
    reader,
  );
}

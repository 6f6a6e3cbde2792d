import { type SQL, sql } from 'drizzle-orm';
import { ofReach, type WaitingReader } from '#platform/capability/waiting.ts';
import { canOpenResults } from '#pipeline/candidates/server/policy.ts';
import { waitByVacancy } from '#pipeline/candidates/server/wait-by-vacancy.ts';

/** Candidates whom the talent team suggested and nobody of the company has looked at or moved since, by vacancy. */
export function selectNewSuggestions(reader: WaitingReader): SQL | null {
  if (!canOpenResults(reader)) return null;
  return waitByVacancy(
    sql`
    select a.id, a.position_id, a.member_id, g.suggested_at as since, null::timestamptz as until
    from candidate_suggestions g join applications a on a.id = g.application_id
    where g.looked_at is null and ${ofReach(sql`a.workspace_id`, reader.reach)} and a.stage_entered_at <= g.suggested_at
      and a.state in ('active', 'setAside') and a.stage not in ('hired', 'disqualified', 'approvedButDeclined')`,
    reader,
  );
}

import { sql } from 'drizzle-orm';
import { applications } from '#applications/server/tables.ts';
import type { AppliedPort } from '#jobs/server/ports.ts';

/** Leaves vacancies that somebody applied to out of what jobs offers. */
export const hasApplied: AppliedPort['hasApplied'] = ({ positionId, memberId, counts }) => sql`exists (
  select 1 from ${applications} as own where own.position_id = ${positionId} and own.member_id = ${memberId}
    ${counts === 'notWithdrawn' ? sql`and own.state <> 'withdrawn'` : sql``})`;

import { inArray, sql } from 'drizzle-orm';
import { stageLimits } from '#pipeline/limits/server/tables.ts';
import { candidateTagLinks, candidateTags } from '#pipeline/tags/server/tables.ts';
import { candidateViews } from '#pipeline/company/server/views/tables.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { profiles } from '#profiles/server/tables.ts';

interface Candidate {
  id: string;
  memberId: string;
}

/** A company's tools for candidates: tags, a limit, a saved view, and a person with two accounts. */
export async function buildDemoTools(
  database: Database,
  candidates: readonly Candidate[],
  { workspaceId, ownerId }: { workspaceId: string; ownerId: string },
): Promise<void> {
  const [pool, soon] = [newId(), newId()];
  await database.insert(candidateTags).values([
    { id: pool, workspaceId, name: 'Banco de talentos', colour: 'brand' },
    { id: soon, workspaceId, name: 'Começa já', colour: 'success' },
  ]);
  await database
    .insert(candidateTagLinks)
    .values(
      candidates.flatMap(({ id }, index) => [
        ...(index % 9 === 2 ? [{ applicationId: id, tagId: pool }] : []),
        ...(index % 13 === 5 ? [{ applicationId: id, tagId: soon }] : []),
      ]),
    );
  await database.insert(stageLimits).values([
    { workspaceId, stage: 'qualify', days: 5 },
    { workspaceId, stage: 'waitingClientDecision', days: 3 },
  ]);
  await database.insert(candidateViews).values({
    workspaceId,
    authorId: ownerId,
    name: 'Quem espera demais',
    isShared: true,
    settings: { layout: 'table', sort: 'stageEnteredAt', direction: 'ascending', overdue: true },
  });
  const people = [...new Set(candidates.map(({ memberId }) => memberId))];
  const twice = people.slice(4, 6);
  const phone = JSON.stringify({ countryCode: '+55', phoneNumber: '81987650123' });
  await database
    .update(profiles)
    .set({ content: sql`jsonb_set(${profiles.content}, '{phone}', ${phone}::jsonb)` })
    .where(inArray(profiles.memberId, twice));
}

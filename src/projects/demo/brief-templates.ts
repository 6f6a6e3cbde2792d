import type { Database } from '#platform/db/connection.ts';
import { readyMadeAnswers, readyMadeBriefs } from '#projects/briefs/ready-made/ready-made-briefs.ts';
import { briefTemplates } from '#projects/briefs/server/templates/tables.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** Cents for one hour. */
const kept = [
  { name: 'Back-end do time de obras', key: 'backendDeveloper', hourly: [90_00, 120_00] },
  { name: 'Atendimento às famílias', key: 'customerSuccess', hourly: [45_00, 60_00] },
] as const;

/** Saved briefs that the company uses as templates. */
export async function buildBriefTemplates(
  database: Database,
  { workspaceId, ownerId }: { workspaceId: string; ownerId: string },
): Promise<void> {
  const templates = kept.flatMap(({ name, key, hourly: [payMinimum, payMaximum] }, index) => {
    const readyMade = readyMadeBriefs.find((brief) => brief.key === key);
    if (!readyMade) return [];
    const answers = readyMadeAnswers(readyMade, 'pt');
    const pay = { payPeriod: 'hour' as const, payMinimum, payMaximum };
    const filled = { ...answers, positions: answers.positions.map((position) => ({ ...position, ...pay })) };
    const times = { createdAt: daysAgo(40 - index), updatedAt: daysAgo(12 - index) };
    return [{ workspaceId, createdBy: ownerId, name, answers: filled, ...times }];
  });
  await database.insert(briefTemplates).values(templates);
}

import { buildApplications } from '#applications/builders.ts';
import { users } from '#accounts/server/tables.ts';
import type { DemoWorld } from '#platform/capability/demo-capability.ts';
import type { Database } from '#platform/db/connection.ts';
import { inHouseInvitations } from '#pipeline/selection/server/squad/tables.ts';
import { buildProjects } from '#projects/builders.ts';
import { eq } from 'drizzle-orm';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const terms = {
  textLanguage: 'pt',
  hiringModel: 'PJ',
  workModel: 'remote',
  country: 'BR',
  monthlyHours: 120,
  payPeriod: 'hour',
  payMinimum: 80_00,
  payMaximum: 120_00,
} as const;

/** Builds for the second company a squad that waits for the owner's decision, and somebody whom the company brings along and who has not answered yet. */
export async function buildDemoSquads(database: Database, { companies, members }: DemoWorld): Promise<void> {
  const { id: workspaceId, ownerId: createdBy } = companies[1]!;
  const [squad, inHouse] = await buildProjects(database, {
    workspaceId,
    createdBy,
    projects: [
      {
        title: 'Portal do parceiro',
        publishedAt: daysAgo(30),
        positions: [
          { ...terms, title: 'QA do portal do parceiro', profession: 'Analista de QA', area: 'programming' },
          { ...terms, title: 'UX do portal do parceiro', profession: 'UX designer', area: 'design' },
        ],
      },
      {
        title: 'Relatório anual',
        path: 'inHouse',
        publishedAt: daysAgo(4),
        positions: [
          { ...terms, title: 'Texto do relatório anual', profession: 'Redator publicitário', area: 'marketing' },
        ],
      },
    ],
  });
  await buildApplications(
    database,
    squad!.positions.flatMap(({ id: positionId }, index) => [
      { positionId, memberId: members[20 + index]!.id, stage: 'waitingClientDecision', selected: true },
      { positionId, memberId: members[34 + index]!.id, stage: 'clientInterview', state: 'setAside' },
    ]),
  );
  const { id: positionId } = inHouse!.positions[0]!;
  const memberId = members[24]!.id;
  const [application] = await buildApplications(database, [
    { positionId, memberId, stage: 'new', appliedAt: daysAgo(4) },
  ]);
  const [person] = await database.select({ email: users.email }).from(users).where(eq(users.id, memberId));
  await database.insert(inHouseInvitations).values({
    projectId: inHouse!.projectId,
    positionId,
    email: person!.email,
    applicationId: application!.id,
    invitedBy: createdBy,
    createdAt: daysAgo(4),
  });
}

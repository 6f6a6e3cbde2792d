import { emailInvitations } from '#pipeline/invitations/server/tables.ts';
import type { DemoWorld } from '#platform/capability/demo-capability.ts';
import type { Database } from '#platform/db/connection.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** People whom the main company invited by e-mail to its first open vacancy: one just now, one whose invitation soon ends, one who declined. */
export async function buildDemoEmailInvitations(
  database: Database,
  { mainCompany: { workspaceId, ownerId }, vacancies }: DemoWorld,
): Promise<void> {
  const vacancy = vacancies.find((one) => one.workspaceId === workspaceId);
  const invited = { workspaceId, positionId: vacancy!.id, invitedBy: ownerId, language: 'pt' as const };
  await database.insert(emailInvitations).values([
    {
      ...invited,
      name: 'Renata Coelho',
      email: 'renata.coelho@example.com',
      note: 'Trabalhamos juntas em 2021 e lembrei de você.',
      createdAt: daysAgo(2),
    },
    {
      ...invited,
      name: 'Caio Benevides',
      email: 'caio.benevides@example.com',
      createdAt: daysAgo(56),
      remindedAt: daysAgo(49),
    },
    {
      ...invited,
      name: 'Lívia Sampaio',
      email: 'livia.sampaio@example.com',
      createdAt: daysAgo(12),
      remindedAt: daysAgo(5),
      declinedAt: daysAgo(4),
    },
  ]);
}

import type { DemoWorld } from '#platform/capability/demo-capability.ts';
import type { Database } from '#platform/db/connection.ts';
import { buildInvitations, buildRatings } from '#suggestions/builders.ts';

const DAY_MS = 86_400_000;
const INVITED = 3;

const words = [
  'Seu perfil combina com o que estamos construindo. Se fizer sentido para você, gostaríamos de conversar.',
  '',
  'Vimos seus projetos e achamos que você se daria bem com o time.',
];
const said = [
  { verdict: 'good', note: 'Já fez exatamente isto em outra empresa.', points: 86 },
  { verdict: 'ok', note: 'Boa técnica; prefere outro tipo de produto.', points: 71 },
  { verdict: 'good', note: '', points: 78 },
  { verdict: 'bad', note: 'Procura apenas projetos curtos.', points: 64 },
] as const;

/** Invitations to members who did not apply, the demo member first, and what staff said about some suggestions. */
export async function plantSuggestions(database: Database, world: DemoWorld): Promise<void> {
  const { members, mainCompany, staff } = world;
  const vacancies = world.vacancies.filter(({ workspaceId }) => workspaceId === mainCompany.workspaceId);
  const taken = new Set(world.applications.map(({ positionId, memberId }) => `${positionId} ${memberId}`));
  const free = (at: number) => vacancies.filter(({ id }) => !taken.has(`${id} ${members[at]!.id}`));
  const invitations = Array.from({ length: INVITED }, (_, at) => at).flatMap((at) => {
    const vacancy = free(at)[at];
    if (!vacancy) return [];
    const createdAt = new Date(Date.now() - (at + 1) * DAY_MS);
    return [
      {
        positionId: vacancy.id,
        memberId: members[at]!.id,
        invitedBy: mainCompany.ownerId,
        message: words[at]!,
        createdAt,
      },
    ];
  });
  await buildInvitations(database, invitations);
  await buildRatings(
    database,
    said.map((one, at) => ({
      ...one,
      positionId: vacancies[at]!.id,
      memberId: members[at + 4]!.id,
      raterId: at % 2 === 0 ? staff.recruiterId : staff.adminId,
      updatedAt: new Date(Date.now() - (at + 1) * 5 * 3_600_000),
    })),
  );
}

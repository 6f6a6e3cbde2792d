import { buildApplications } from '#applications/builders.ts';
import type { DemoTools, DemoWorld } from '#platform/capability/demo-capability.ts';
import { buildSquad } from '#projects/professionals/build-squad.ts';
import { buildProjects, type PositionToBuild } from '#projects/builders.ts';
import type { ProjectStatus } from '#projects/rules/terms.ts';
import { recordEvents } from '#projects/professionals/server/record-event.ts';
import { openTicket } from '#support/server/open-ticket.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const position = (title: string, monthlyHours: number, pay: number): PositionToBuild => ({
  title,
  profession: title,
  area: 'programming',
  hiringModel: 'PJ',
  workModel: 'remote',
  textLanguage: 'pt',
  monthlyHours,
  payPeriod: 'hour',
  payMinimum: pay,
  payMaximum: pay,
  experienceYears: 5,
  aboutOpportunity: 'Você cuida da plataforma que acompanha reformas do orçamento à entrega das chaves.',
  tags: [{ kind: 'languages', name: 'TypeScript' }],
});

const way: [ProjectStatus, number][] = [
  ['awaitingProfessionalContracts', 96],
  ['waitingProfessionalSignatures', 94],
  ['professionalsOnboarding', 90],
  ['awaitingPayment', 88],
  ['inOnboarding', 85],
  ['ongoing', 80],
];

export interface RunningProject {
  projectId: string;
  memberIds: readonly string[];
}

/** A project with three hired people; the company asks to block the payments of one of them. */
export async function buildRunningProject(
  { database }: Pick<DemoTools, 'database'>,
  { mainCompany: { workspaceId, ownerId }, staff: { adminId }, members }: DemoWorld,
): Promise<RunningProject> {
  const people = members.slice(-3);
  const [project] = await buildProjects(database, {
    workspaceId,
    createdBy: ownerId,
    projects: [
      {
        title: 'Plataforma de obras',
        description:
          'Acompanhamento de reformas: aplicativo das famílias, painel dos arquitetos e integração com lojas.',
        deadline: 'upTo30Days',
        publishedAt: daysAgo(120),
        positions: [
          position('Pessoa engenheira de software', 160, 110_00),
          position('Pessoa engenheira de dados', 120, 125_00),
          position('Analista de qualidade', 80, 85_00),
        ],
      },
    ],
  });
  const { projectId, positions } = project!;
  const hires = people.map(({ id: memberId }, index) => ({
    memberId,
    positionId: positions[index]!.id,
    hiredAt: daysAgo(98 - index),
  }));
  await buildApplications(
    database,
    hires.map(({ hiredAt, ...hire }) => ({
      ...hire,
      stage: 'hired' as const,
      appliedAt: daysAgo(115),
      stageEnteredAt: hiredAt,
    })),
  );
  const ids = await buildSquad(database, {
    projectId,
    actorId: adminId,
    hires,
    way: way.map(([status, days]) => ({ status, at: daysAgo(days) })),
  });
  const about = { workspaceId, projectId, openedBy: ownerId, professionalId: ids[1]! };
  const text = 'Não registrou horas nas duas últimas semanas e não respondeu às mensagens.';
  const asked = { now: daysAgo(1) };
  const subject = people[1]!.profile.displayName;
  await recordEvents(database, [ids[1]!], {
    event: 'paymentBlockRequested',
    reason: text,
    actorId: ownerId,
    now: asked.now,
  });
  await openTicket(database, { ...about, ...asked, type: 'paymentBlock', subject, text });
  return { projectId, memberIds: people.map(({ id }) => id) };
}

import type { DemoWorld } from '#platform/capability/demo-capability.ts';
import type { Database } from '#platform/db/connection.ts';
import { buildReferences } from '#references/builders.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const tech = {
  name: 'Helena Duarte',
  jobTitle: 'Diretora de engenharia',
  company: 'Pátio Digital',
  email: 'helena.duarte@example.com',
  phone: '+55 11 98888-1020',
};
const peer = {
  name: 'Marcos Tavares',
  jobTitle: 'Gerente de produto',
  company: 'Correnteza',
  email: 'marcos.tavares@example.com',
  phone: '+55 81 97777-3040',
};
const answer = {
  general: 'excellent',
  behavioural: 'good',
  technical: 'excellent',
  words:
    'Trabalhamos em conjunto por dois anos na migração do nosso faturamento. Planejava bem, avisava cedo quando algo ia atrasar e ensinava quem chegava. Contrataria de novo sem pensar.',
  contactPhone: '+55 11 98888-1020',
  servesLater: true,
} as const;

/** The demo member has a reference and waits for another; a candidate of the main company has one that the company reads. */
export async function plantReferences(database: Database, world: DemoWorld): Promise<void> {
  const { members, mainCompany, mainCandidates } = world;
  const own = members[0]!.id;
  const readerSpaces = [mainCompany.workspaceId];
  // Where a stage asks for a scorecard, the reference would stay closed until the reader has given one.
  const assessed = new Set(
    mainCandidates.filter(({ stage = 'new' }) => stage.endsWith('Interview')).map(({ memberId }) => memberId),
  );
  const candidate = mainCandidates.find(
    ({ stage, memberId }) => stage === 'new' && memberId !== own && !assessed.has(memberId),
  )!.memberId;
  const given = { state: 'answered' as const, createdAt: daysAgo(9), openedAt: daysAgo(7), endedAt: daysAgo(7) };
  await buildReferences(database, [
    { ...tech, ...given, memberId: own, answer, readerSpaces },
    { ...peer, memberId: own, createdAt: daysAgo(3) },
    { ...tech, ...given, memberId: candidate, answer, readerSpaces },
    {
      ...peer,
      memberId: candidate,
      state: 'declined',
      createdAt: daysAgo(9),
      endedAt: daysAgo(6),
      reason: 'Trabalhamos em conjunto por poucas semanas.',
      readerSpaces,
    },
  ]);
}

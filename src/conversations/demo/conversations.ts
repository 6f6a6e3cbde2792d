import { applicationMessages, messageParticipants, messageThreads } from '#conversations/server/tables.ts';
import type { DemoWorld } from '#platform/capability/demo-capability.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';

const HOUR_MS = 3_600_000;
const questions = [
  'Olá! Gostamos do seu perfil. Você consegue conversar com a gente nesta semana?',
  'Oi! Pode nos contar de um projeto recente de que você se orgulha?',
  'Olá! Qual seria a sua disponibilidade para começar?',
];
const answers = [
  'Claro! Consigo na quinta, entre 10h e 12h, ou na sexta à tarde.',
  'Posso, sim. No último ano refiz o fluxo de compra de uma loja: as desistências caíram um terço.',
  'Posso começar em 15 dias, com uma semana de transição.',
];

/** A few conversations of the main company: some wait for the company, some for the candidate. */
export async function buildDemoConversations(
  database: Database,
  { mainCandidates, mainCompany, members, staff }: DemoWorld,
): Promise<void> {
  const underWay = mainCandidates.filter(({ stage }) => stage !== 'disqualified' && stage !== 'approvedButDeclined');
  const own = underWay.filter(({ memberId }) => memberId === members[0]!.id).slice(0, 1);
  const chosen = [...own, ...underWay.filter(({ memberId }) => memberId !== members[0]!.id).slice(3, 8)];
  const { workspaceId } = mainCompany;
  const built = chosen.map(({ id: applicationId, memberId }, index) => {
    const writer = index % 2 === 0 ? mainCompany.ownerId : staff.recruiterId;
    const askedAt = new Date(Date.now() - (index * 7 + 5) * HOUR_MS);
    const isAnswered = index % 3 !== 0;
    const message = (side: 'company' | 'candidate', senderId: string, text: string, at: Date) => ({
      ...{ applicationId, workspaceId, mailingId: newId(), side, senderId, text, sendAt: at, createdAt: at },
    });
    const answeredAt = new Date(askedAt.getTime() + 2 * HOUR_MS);
    return {
      thread: {
        applicationId,
        workspaceId,
        lastAt: isAnswered ? answeredAt : askedAt,
        awaits: isAnswered ? ('company' as const) : ('candidate' as const),
        isUnreadByCompany: isAnswered,
        isUnreadByCandidate: !isAnswered,
      },
      messages: [
        message('company', writer, questions[index % questions.length]!, askedAt),
        ...(isAnswered ? [message('candidate', memberId, answers[index % answers.length]!, answeredAt)] : []),
      ],
      participants: [
        { applicationId, userId: writer, side: 'company' as const },
        { applicationId, userId: memberId, side: 'candidate' as const },
      ],
    };
  });
  if (built.length === 0) return;
  await database.insert(messageThreads).values(built.map(({ thread }) => thread));
  await database.insert(applicationMessages).values(built.flatMap(({ messages }) => messages));
  await database.insert(messageParticipants).values(built.flatMap(({ participants }) => participants));
}

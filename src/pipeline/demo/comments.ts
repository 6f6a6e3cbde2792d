import type { CommentToBuild } from '#pipeline/builders.ts';
import type { DemoWorld } from '#platform/capability/demo-capability.ts';

const DAY_MS = 86_400_000;
const notes = [
  'Boa conversa: explicou com calma por que escolheu cada ferramenta no último projeto.',
  'Pediu clareza sobre o plantão antes de seguir. Vale responder ainda hoje.',
  'Portfólio forte em pesquisa; falta ver trabalho com métricas.',
  'Pode começar em 15 dias e prefere PJ.',
];

/** A few comments on the candidates of the first vacancy. */
export function demoComments({ applications, vacancies, staff }: DemoWorld): CommentToBuild[] {
  const ofFirst = applications.filter((application) => application.positionId === vacancies[0]!.id);
  return notes.map((text, index) => ({
    applicationId: ofFirst[(index * 3 + 1) % ofFirst.length]!.id,
    authorId: staff.recruiterId,
    text,
    createdAt: new Date(Date.now() - (index + 1) * 0.4 * DAY_MS),
  }));
}

import type { ApplicationToBuild } from '#jobs/builders.ts';
import type { Stage } from '#jobs/rules/stages.ts';
import type { CommentToBuild } from '#pipeline/builders.ts';

const spread: readonly Stage[] = [
  'new',
  'new',
  'screeningInterview',
  'qualify',
  'new',
  'clientSubmission',
  'clientInterview',
  'disqualified',
  'qualify',
  'new',
  'waitingClientDecision',
  'screeningInterview',
  'offered',
  'approvedButDeclined',
];
const DAY_MS = 86_400_000;
/** The first vacancies have many candidates, the last ones none yet. */
const crowd = [26, 18, 12, 14, 9, 7, 11, 6, 5, 8, 4, 3, 5, 2, 6, 3, 2, 1];

/** Who applied where and how far they are: the same each time, spread over stages and days. */
export function demoApplications(positionIds: readonly string[], memberIds: readonly string[]): ApplicationToBuild[] {
  return crowd.flatMap((size, position) => {
    const positionId = positionIds[position];
    if (!positionId) return [];
    return Array.from({ length: Math.min(size, memberIds.length) }, (_, index) => {
      const days = 1 + ((index * 3 + position * 5) % 19);
      return {
        positionId,
        memberId: memberIds[(position * 7 + index) % memberIds.length]!,
        stage: spread[(index + position) % spread.length]!,
        appliedAt: new Date(Date.now() - (days + 1) * DAY_MS),
        stageEnteredAt: new Date(Date.now() - Math.max(0.2, days - (index % 6) * 1.7) * DAY_MS),
      };
    });
  });
}

const notes = [
  'Boa conversa: explicou com calma por que escolheu cada ferramenta no último projeto.',
  'Pediu clareza sobre o plantão antes de seguir. Vale responder ainda hoje.',
  'Portfólio forte em pesquisa; falta ver trabalho com métricas.',
  'Pode começar em 15 dias e prefere PJ.',
];

/** A few comments on the candidates of the first vacancy. */
export function demoComments(
  applications: readonly { id: string; positionId: string }[],
  { authorId, positions }: { authorId: string; positions: readonly string[] },
): CommentToBuild[] {
  const ofFirst = applications.filter(({ positionId }) => positionId === positions[0]);
  return notes.map((text, index) => ({
    applicationId: ofFirst[index * 3 + 1]!.id,
    authorId,
    text,
    createdAt: new Date(Date.now() - (index + 1) * 0.4 * DAY_MS),
  }));
}

import type { ApplicationToBuild } from '#candidacies/builders.ts';
import type { Stage } from '#candidacies/rules/stages.ts';
import type { CommentToBuild } from '#pipeline/builders.ts';
import type { Profile } from '#profiles/rules/profile.ts';
import type { PositionToBuild } from '#projects/builders.ts';

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

export interface DemoVacancy {
  id: string;
  position: PositionToBuild;
}
export interface DemoMember {
  id: string;
  profile: Profile;
}

/** Who applied where and how far they got: people with the skills that the vacancy names, best first. Deterministic. */
export function demoApplications(
  vacancies: readonly DemoVacancy[],
  members: readonly DemoMember[],
): ApplicationToBuild[] {
  return vacancies.flatMap(({ id: positionId, position }, number) => {
    const size = crowd[number] ?? 0;
    return membersByFit(position, members, number)
      .slice(0, size)
      .map((member, index) => {
        const days = 1 + ((index * 3 + number * 5) % 19);
        return {
          positionId,
          memberId: member.id,
          stage: spread[(index + number) % spread.length]!,
          appliedAt: new Date(Date.now() - (days + 1) * DAY_MS),
          stageEnteredAt: new Date(Date.now() - Math.max(0.2, days - (index % 6) * 1.7) * DAY_MS),
        };
      });
  });
}

/** The best matches first, then a few people who do not match, different ones for each vacancy. */
function membersByFit(position: PositionToBuild, members: readonly DemoMember[], number: number): DemoMember[] {
  const asked = new Set((position.tags ?? []).map(({ name }) => name.toLowerCase()));
  const fit = ({ profile }: DemoMember) => profile.skills.filter(({ name }) => asked.has(name.toLowerCase())).length;
  const fitting = members.filter((member) => fit(member) > 0).toSorted((first, second) => fit(second) - fit(first));
  const hoping = members.filter((member, index) => fit(member) === 0 && (index + number) % 9 === 0);
  return [...fitting, ...hoping];
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
  { authorId, positionId }: { authorId: string; positionId: string },
): CommentToBuild[] {
  const ofFirst = applications.filter((application) => application.positionId === positionId);
  return notes.map((text, index) => ({
    applicationId: ofFirst[(index * 3 + 1) % ofFirst.length]!.id,
    authorId,
    text,
    createdAt: new Date(Date.now() - (index + 1) * 0.4 * DAY_MS),
  }));
}

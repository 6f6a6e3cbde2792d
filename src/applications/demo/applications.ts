import type { ApplicationToBuild } from '#applications/builders.ts';
import type { Stage } from '#applications/rules/stages.ts';
import type { DemoWorld } from '#platform/capability/demo-capability.ts';
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

type Members = DemoWorld['members'];

/** Who applied where and how far they got: people with the skills that the vacancy names, best first. Deterministic. */
export function demoApplications(vacancies: DemoWorld['vacancies'], members: Members): ApplicationToBuild[] {
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
function membersByFit(position: PositionToBuild, members: Members, number: number): Members[number][] {
  const asked = new Set((position.tags ?? []).map(({ name }) => name.toLowerCase()));
  const fit = ({ profile }: Members[number]) =>
    profile.skills.filter(({ name }) => asked.has(name.toLowerCase())).length;
  const fitting = members.filter((member) => fit(member) > 0).toSorted((first, second) => fit(second) - fit(first));
  const hoping = members.filter((member, index) => fit(member) === 0 && (index + number) % 9 === 0);
  return [...fitting, ...hoping];
}

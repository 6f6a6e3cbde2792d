import {
  buildScorecards,
  buildSuggestions,
  type ScorecardToBuild,
  type SuggestionToBuild,
} from '#pipeline/evaluation/build-assessments.ts';
import {
  isScorecardStage,
  type Recommendation,
  type ScorecardQuestion,
  type ScorecardStage,
} from '#pipeline/evaluation/rules/scorecard.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Stage } from '#applications/rules/stages.ts';

interface Candidate {
  id: string;
  positionId: string;
  stage?: Stage | undefined;
}

interface DemoCompany {
  workspaceId: string;
  ownerId: string;
  colleagueId: string;
  recruiterId: string;
}

const HOUR_MS = 3_600_000;
const ASKED: readonly ScorecardStage[] = ['screeningInterview', 'clientInterview'];

const questionsOf = (stage: ScorecardStage): ScorecardQuestion[] => [
  { id: newId(), kind: 'scale', text: 'Domínio técnico para esta vaga', isRequired: true },
  { id: newId(), kind: 'scale', text: 'Clareza ao explicar decisões', isRequired: true },
  stage === 'screeningInterview'
    ? { id: newId(), kind: 'yesNo', text: 'Aceita o modelo de trabalho e o horário?', isRequired: true }
    : { id: newId(), kind: 'yesNo', text: 'Trabalharia bem com a equipe atual?', isRequired: true },
  { id: newId(), kind: 'text', text: 'O que mais chamou a atenção?', isRequired: false },
];

const opinions: readonly {
  scale: readonly [number, number];
  yes: boolean;
  recommendation: Recommendation;
  words: string;
}[] = [
  { scale: [4, 5], yes: true, recommendation: 'strongYes', words: 'Contou com números o que mudou no último projeto.' },
  { scale: [3, 4], yes: true, recommendation: 'yes', words: 'Boa base; pergunta antes de assumir.' },
  { scale: [2, 3], yes: false, recommendation: 'no', words: 'Ficou em dúvida sobre os testes automatizados.' },
];

/** The first company's questions, three people's scorecards of some candidates, and the recruiter's suggestions. */
export async function buildDemoAssessments(
  database: Database,
  candidates: readonly Candidate[],
  { workspaceId, ownerId, colleagueId, recruiterId }: DemoCompany,
): Promise<void> {
  const authors = [recruiterId, colleagueId, ownerId];
  for (const stage of ASKED) {
    const questions = questionsOf(stage);
    const cards = candidates
      .filter((candidate) => candidate.stage === stage)
      .slice(0, 4)
      .flatMap(({ id: applicationId }, place) =>
        // The owner has not scored some candidates yet, so others' scorecards of them stay hidden from the owner.
        authors.slice(0, place % 2 === 0 ? 2 : 3).map((authorId, index): ScorecardToBuild => {
          const { scale, yes, recommendation, words } = opinions[(place + index) % opinions.length]!;
          const said = [...scale, yes, words];
          const answers = Object.fromEntries(questions.map(({ id }, at) => [id, said[at]!]));
          return { applicationId, stage, authorId, answers, recommendation, note: null };
        }),
      );
    await buildScorecards(database, { workspaceId, stage, createdBy: ownerId, questions }, cards);
  }
  await buildSuggestions(database, suggestionsAmong(candidates, recruiterId));
}

const reasons = [
  'Conversei ontem: domina o que a vaga pede e pode começar em 15 dias.',
  'Já liderou uma migração parecida. Sugiro a entrevista ainda nesta semana.',
  'Perfil mais júnior, mas aprende rápido e cabe no valor da vaga.',
];

function suggestionsAmong(candidates: readonly Candidate[], suggestedBy: string): SuggestionToBuild[] {
  return candidates
    .filter(({ stage }) => stage !== undefined && isScorecardStage(stage) && stage !== 'new')
    .filter((_, index) => index % 4 === 0)
    .slice(0, 9)
    .map(({ id: applicationId }, index) => ({
      applicationId,
      suggestedBy,
      comment: reasons[index % reasons.length]!,
      suggestedAt: new Date(Date.now() - (index * 7 + 3) * HOUR_MS),
    }));
}

import type {
  Recommendation,
  ScorecardAnswers,
  ScorecardQuestion,
  ScorecardStage,
} from '#pipeline/evaluation/rules/scorecard.ts';
import { scorecardForms, scorecards } from '#pipeline/evaluation/server/scorecards/tables.ts';
import { candidateSuggestions, suggestionHistory } from '#pipeline/evaluation/server/suggestions/tables.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';

export interface ScorecardToBuild {
  applicationId: string;
  stage: ScorecardStage;
  authorId: string;
  answers: ScorecardAnswers;
  recommendation: Recommendation;
  note: string | null;
}

/** A company's questions for one stage, and scorecards that answer them. */
export async function buildScorecards(
  database: Database,
  form: { workspaceId: string; stage: ScorecardStage; createdBy: string; questions: ScorecardQuestion[] },
  cards: readonly ScorecardToBuild[],
): Promise<void> {
  const formId = newId();
  await database.insert(scorecardForms).values({ ...form, id: formId, version: 1 });
  if (cards.length > 0) await database.insert(scorecards).values(cards.map((card) => ({ ...card, formId })));
}

export interface SuggestionToBuild {
  applicationId: string;
  suggestedBy: string;
  comment: string;
  suggestedAt: Date;
}

/** Candidates whom a recruiter suggests. */
export async function buildSuggestions(database: Database, suggestions: readonly SuggestionToBuild[]): Promise<void> {
  if (suggestions.length === 0) return;
  await database.insert(candidateSuggestions).values([...suggestions]);
  await database.insert(suggestionHistory).values(
    suggestions.map(({ applicationId, suggestedBy: actorId, comment, suggestedAt: at }) => ({
      applicationId,
      actorId,
      comment,
      at,
      event: 'suggested' as const,
    })),
  );
}

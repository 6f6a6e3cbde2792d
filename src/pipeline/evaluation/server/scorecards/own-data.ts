import { asc, eq, inArray } from 'drizzle-orm';
import { applications } from '#applications/server/tables.ts';
import { candidateSuggestions, suggestionHistory } from '#pipeline/evaluation/server/suggestions/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { positions } from '#projects/server/tables.ts';
import { scorecardForms, scorecards } from './tables.ts';

/** What a person wrote in scorecards and suggestions, for the export of the person's data; without the candidates' names. */
export async function collectOwnAssessments(
  database: Database,
  { id: authorId, language }: { id: string; language: Language },
) {
  const { stage, answers, recommendation, note, createdAt, updatedAt } = scorecards;
  const { event, comment, at } = suggestionHistory;
  const [cards, suggestions] = await Promise.all([
    database
      .select({
        position: positions.title,
        stage,
        recommendation,
        note,
        createdAt,
        updatedAt,
        questions: scorecardForms.questions,
        answers,
      })
      .from(scorecards)
      .innerJoin(applications, eq(applications.id, scorecards.applicationId))
      .innerJoin(positions, eq(positions.id, applications.positionId))
      .leftJoin(scorecardForms, eq(scorecardForms.id, scorecards.formId))
      .where(eq(scorecards.authorId, authorId))
      .orderBy(asc(createdAt)),
    database
      .select({ position: positions.title, event, comment, at })
      .from(suggestionHistory)
      .innerJoin(applications, eq(applications.id, suggestionHistory.applicationId))
      .innerJoin(positions, eq(positions.id, applications.positionId))
      .where(eq(suggestionHistory.actorId, authorId))
      .orderBy(asc(at)),
  ]);
  return {
    scorecards: cards.map((card) => ({
      ...card,
      stage: translate(language, `pipeline/candidates:stage.${card.stage}`),
    })),
    suggestions,
  };
}

/** Companies' and recruiters' opinions of a person are deleted with the account. */
export async function eraseAssessmentsOf(transaction: Database, memberId: string): Promise<void> {
  const about = transaction
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.memberId, memberId));
  await transaction.delete(scorecards).where(inArray(scorecards.applicationId, about));
  await transaction.delete(candidateSuggestions).where(inArray(candidateSuggestions.applicationId, about));
  await transaction.delete(suggestionHistory).where(inArray(suggestionHistory.applicationId, about));
}

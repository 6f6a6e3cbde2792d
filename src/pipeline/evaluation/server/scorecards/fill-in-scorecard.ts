import { and, eq } from 'drizzle-orm';
import { announceCards } from '#applications/server/announce-applications.ts';
import { applications } from '#applications/server/tables.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import {
  answersToQuestions,
  missingAnswers,
  type Recommendation,
  type ScorecardAnswers,
  type ScorecardStage,
} from '#pipeline/evaluation/rules/scorecard.ts';
import { findApplication } from '#pipeline/candidates/server/candidate-queries.ts';
import { abilitiesOf } from '#pipeline/candidates/server/policy.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { recordOfApplications } from '#applications/server/record-happenings.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { findOwnCard, readCardById } from './card-queries.ts';
import { findForm, findFormById } from './form-queries.ts';
import { presentScorecard } from './read-scorecards.ts';
import { scorecards } from './tables.ts';

interface ScorecardInput {
  formId: string | null;
  version: number;
  answers: ScorecardAnswers;
  recommendation: Recommendation;
  note: string | null;
}

/** Saves the caller's own scorecard of a stage, as long as the candidate is in it. */
export function fillInScorecard(
  context: SignedInContext,
  { applicationId, stage }: { applicationId: string; stage: ScorecardStage },
  { formId, version, answers, recommendation, note }: ScorecardInput,
) {
  const { database, session, now } = context;
  return database.transaction(async (transaction) => {
    const application = await lockInStage(transaction, context, applicationId, stage);
    const authorId = session.userId;
    const own = await findOwnCard(transaction, { applicationId, stage, authorId });
    if ((own?.version ?? 0) !== version) throw platformErrors.staleVersion();
    const form = own ? await findFormById(transaction, own.formId) : await findForm(transaction, application, stage);
    if (!own && form.formId !== formId) throw pipelineErrors.questionsChanged();
    const missing = missingAnswers(form.questions, answers);
    if (missing.length > 0) {
      const { code } = pipelineErrors.answersMissing;
      throw pipelineErrors.answersMissing(
        {},
        missing.map((id) => ({ path: `answers.${id}`, code })),
      );
    }
    const values = { answers: answersToQuestions(form.questions, answers), recommendation, note, updatedAt: now };
    const [saved] = own
      ? await transaction
          .update(scorecards)
          .set({ ...values, version: version + 1 })
          .where(and(eq(scorecards.id, own.id), eq(scorecards.version, version)))
          .returning({ id: scorecards.id })
      : await transaction
          .insert(scorecards)
          .values({ applicationId, stage, authorId, formId: form.formId, ...values, createdAt: now })
          .onConflictDoNothing()
          .returning({ id: scorecards.id });
    if (!saved) throw platformErrors.staleVersion();
    await recordOfApplications(transaction, pipelineHappenings.scorecardFilledIn, [application], authorId);
    await announceCards(transaction, [application]);
    return presentScorecard(await readCardById(transaction, saved.id), authorId);
  });
}

/** Locks the application, so that it cannot change its stage until the transaction ends. */
async function lockInStage(
  transaction: Database,
  context: SignedInContext,
  applicationId: string,
  stage: ScorecardStage,
) {
  const seen = await findApplication(transaction, context.reach, applicationId);
  if (!seen) throw platformErrors.notFound();
  if (!abilitiesOf(context).comment) throw platformErrors.forbidden();
  const [application] = await transaction
    .select()
    .from(applications)
    .where(eq(applications.id, applicationId))
    .for('share');
  if (!application) throw platformErrors.notFound();
  if (application.stage !== stage || application.state !== 'active') throw pipelineErrors.stageLeft();
  return application;
}

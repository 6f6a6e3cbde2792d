import type { StageQuestions } from '#pipeline/evaluation/contract/scorecards.ts';
import { type ScorecardQuestion, type ScorecardStage, scorecardStages } from '#pipeline/evaluation/rules/scorecard.ts';
import { type PositionKey, requirePosition } from '#pipeline/candidates/server/require-position.ts';
import type { PositionRow } from '#pipeline/candidates/server/position-queries.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { abilitiesOf } from '#pipeline/candidates/server/policy.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { addForm, listLatestForms } from './form-queries.ts';

export async function readQuestions(context: SignedInContext, key: PositionKey) {
  const position = await requirePosition(context, key);
  const edit = context.session.role !== 'recruiter' && abilitiesOf(context).move;
  return { stages: await stagesOf(context.database, position), abilities: { edit } };
}

async function stagesOf(database: Database, position: PositionRow): Promise<StageQuestions[]> {
  const forms = await listLatestForms(database, position);
  return scorecardStages.map((stage) => {
    const ofStage = forms.filter((form) => form.stage === stage);
    const company = ofStage.find(({ positionId }) => positionId === null);
    const own = ofStage.find(({ positionId }) => positionId !== null);
    return {
      stage,
      company: { version: company?.version ?? 0, questions: company?.questions ?? [] },
      position: { version: own?.version ?? 0, questions: own?.questions ?? null },
    };
  });
}

interface QuestionsInput {
  scope: 'company' | 'position';
  version: number;
  questions: ScorecardQuestion[] | null;
}

/** Sets the questions of a stage. Existing scorecards keep the questions that they answered. */
export async function setQuestions(
  context: SignedInContext,
  { stage, ...key }: PositionKey & { stage: ScorecardStage },
  { scope, version, questions }: QuestionsInput,
): Promise<StageQuestions> {
  const position = await requirePosition(context, key);
  const { workspaceId, positionId } = position;
  const { userId } = context.session;
  return context.database.transaction(async (transaction) => {
    const isAdded = await addForm(transaction, {
      ...(scope === 'company' ? { workspaceId } : { positionId }),
      stage,
      version: version + 1,
      questions,
      createdBy: userId,
    });
    if (!isAdded) throw platformErrors.staleVersion();
    const happened = { name: pipelineHappenings.scorecardQuestionsChanged, workspaceId, actorId: userId };
    await recordHappening(transaction, { ...happened, ids: { positionId: scope === 'company' ? null : positionId } });
    const stages = await stagesOf(transaction, position);
    return stages.find((one) => one.stage === stage)!;
  });
}

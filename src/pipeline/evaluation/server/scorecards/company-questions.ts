import type { CompanyQuestions } from '#pipeline/evaluation/contract/scorecards.ts';
import { type ScorecardQuestion, type ScorecardStage, scorecardStages } from '#pipeline/evaluation/rules/scorecard.ts';
import { companyOf } from '#pipeline/candidates/server/company-of.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { addForm, listCompanyForms } from './form-queries.ts';

export async function readCompanyQuestions(context: SignedInContext, companyId: string | undefined) {
  const forms = await listCompanyForms(context.database, companyOf(context, companyId));
  const stages = scorecardStages.map((stage): CompanyQuestions => {
    const form = forms.find((one) => one.stage === stage);
    return { stage, version: form?.version ?? 0, questions: form?.questions ?? [] };
  });
  return { stages };
}

interface CompanyQuestionsInput {
  stage: ScorecardStage;
  version: number;
  questions: ScorecardQuestion[];
}

/** Sets what the company asks in a stage. Existing scorecards keep the questions that they answered. */
export function setCompanyQuestions(
  context: SignedInContext,
  companyId: string | undefined,
  { stage, version: seen, questions }: CompanyQuestionsInput,
): Promise<CompanyQuestions> {
  const workspaceId = companyOf(context, companyId);
  const { userId } = context.session;
  const version = seen + 1;
  return context.database.transaction(async (transaction) => {
    const isAdded = await addForm(transaction, { workspaceId, stage, version, questions, createdBy: userId });
    if (!isAdded) throw platformErrors.staleVersion();
    const happened = { name: pipelineHappenings.scorecardQuestionsChanged, workspaceId, actorId: userId };
    await recordHappening(transaction, { ...happened, ids: { positionId: null } });
    return { stage, version, questions };
  });
}

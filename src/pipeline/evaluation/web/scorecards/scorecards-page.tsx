import { Select } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CompanySettings } from '#pipeline/candidates/web/settings/company-settings.tsx';
import { candidatesKey } from '#pipeline/candidates/web/candidate-keys.ts';
import type { CompanyQuestions } from '#pipeline/evaluation/contract/scorecards.ts';
import { type ScorecardStage, scorecardStages } from '#pipeline/evaluation/rules/scorecard.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Stack } from '#ui/page/page.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import '#ui/theme/full-styles.ts';
import { QuestionsForm } from './questions-form.tsx';
import { companyQuestionsQuery, scorecardsApi } from './scorecards-api.ts';

/** A section of the settings: what the team answers about candidates, stage by stage. */
export function ScorecardsPage() {
  const { t } = useTranslation('pipeline/evaluation');
  return (
    <CompanySettings title={t('questions.title')} purpose={t('questions.leadCompany')} isOpen={({ manage }) => manage}>
      {({ workspaceId }) => <Questions key={workspaceId} workspaceId={workspaceId} />}
    </CompanySettings>
  );
}

function Questions({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation('pipeline/evaluation');
  const { t: say } = useTranslation('pipeline/candidates');
  const { data, error, isFetching, refetch } = useQuery(companyQuestionsQuery(workspaceId));
  const [stage, setStage] = useState<ScorecardStage>('screeningInterview');
  const [isDirty, setDirty] = useState(false);
  const kept = data?.stages.find((one) => one.stage === stage);
  return (
    <Stack>
      <Select
        label={t('questions.stage')}
        allowDeselect={false}
        disabled={isDirty}
        description={isDirty ? t('questions.unsaved') : undefined}
        value={stage}
        data={scorecardStages.map((value) => ({ value, label: say(`stage.${value}`) }))}
        onChange={(value) => value !== null && setStage(value)}
      />
      {kept ? (
        <OfStage key={stage} workspaceId={workspaceId} kept={kept} onDirty={setDirty} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading>
          <SkeletonText lines={6} />
        </Loading>
      )}
    </Stack>
  );
}

interface OfStageProps {
  workspaceId: string;
  kept: CompanyQuestions;
  onDirty: (isDirty: boolean) => void;
}

function OfStage({ workspaceId, kept: { stage, version, questions }, onDirty }: OfStageProps) {
  const queryClient = useQueryClient();
  return (
    <QuestionsForm
      scope="company"
      version={version}
      kept={questions}
      onDirty={onDirty}
      onLeave={null}
      queryKey={companyQuestionsQuery(workspaceId).queryKey}
      onSave={async (next, seen) => {
        await scorecardsApi('PUT /candidates/scorecardQuestions/{stage}', {
          params: { stage },
          query: { workspaceId },
          body: { version: seen, questions: next ?? [] },
        });
        void queryClient.invalidateQueries({ queryKey: candidatesKey });
        await queryClient.invalidateQueries({ queryKey: companyQuestionsQuery(workspaceId).queryKey });
      }}
    />
  );
}

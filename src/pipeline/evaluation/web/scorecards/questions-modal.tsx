import { Modal, Select } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StageQuestions } from '#pipeline/evaluation/contract/scorecards.ts';
import { type ScorecardQuestion, type ScorecardStage, scorecardStages } from '#pipeline/evaluation/rules/scorecard.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { SegmentedControl } from '#ui/page/segmented-control.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import '#ui/theme/full-styles.ts';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { candidatesKey, paramsOf, type Place } from '#pipeline/candidates/web/candidate-keys.ts';
import { QuestionsForm, type Scope } from './questions-form.tsx';
import { questionsQuery, scorecardsApi } from './scorecards-api.ts';
import styles from './scorecards.module.css';

/** The team's questions about candidates, stage by stage: for the whole company, or for this position only. */
export function QuestionsModal({ place, onClose }: { place: Place; onClose: () => void }) {
  const { t } = useTranslation('pipeline/evaluation');
  const { t: say } = useTranslation('pipeline/candidates');
  const query = useQuery(questionsQuery(place));
  const [stage, setStage] = useState<ScorecardStage>('screeningInterview');
  const [chosen, setScope] = useState<Scope>('company');
  const [isDirty, setDirty] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const kept = query.data?.stages.find((one) => one.stage === stage);
  return (
    <Modal
      opened
      onClose={() => (isDirty ? setLeaving(true) : onClose())}
      size="lg"
      title={t('questions.title')}
      closeButtonProps={{ 'aria-label': t('questions.close') }}
      closeOnClickOutside={!isDirty}
      closeOnEscape={!isDirty}
    >
      <p className="sub">{t('questions.lead')}</p>
      <div className={styles.pick} style={{ marginBlock: 16 }}>
        <Select
          label={t('questions.stage')}
          allowDeselect={false}
          disabled={isDirty}
          description={isDirty ? t('questions.unsaved') : undefined}
          value={stage}
          data={scorecardStages.map((value) => ({ value, label: say(`stage.${value}`) }))}
          onChange={(value) => value !== null && setStage(value)}
        />
        {!isDirty && (
          <SegmentedControl
            label={t('questions.scope')}
            value={chosen}
            onChange={setScope}
            options={[
              { value: 'company', label: t('questions.company') },
              { value: 'position', label: t('questions.position') },
            ]}
          />
        )}
      </div>
      {query.error && !query.data && <LoadError error={query.error} onRetry={() => void query.refetch()} compact />}
      {query.isPending && (
        <Loading>
          <SkeletonText lines={6} />
        </Loading>
      )}
      {kept && <OfScope key={`${stage} ${chosen}`} place={place} kept={kept} scope={chosen} onDirty={setDirty} />}
      <ConfirmDialog
        opened={isLeaving}
        destructive
        onClose={() => setLeaving(false)}
        title={t('questions.leaveTitle')}
        confirmLabel={t('questions.leaveAction')}
        onConfirm={onClose}
      >
        {t('questions.leaveText')}
      </ConfirmDialog>
    </Modal>
  );
}

interface OfScopeProps {
  place: Place;
  kept: StageQuestions;
  scope: Scope;
  onDirty: (isDirty: boolean) => void;
}

/** A position uses the company's questions until it gets its own. */
function OfScope({ place, kept, scope, onDirty }: OfScopeProps) {
  const { t } = useTranslation('pipeline/evaluation');
  const queryClient = useQueryClient();
  const [isOwn, setOwn] = useState(false);
  const { stage, company, position } = kept;
  const asked = scope === 'company' ? company : { ...position, questions: position.questions ?? company.questions };
  if (scope === 'position' && position.questions === null && !isOwn) {
    return (
      <>
        <p>{t('questions.follows')}</p>
        <p style={{ marginTop: 12 }}>
          <Button size="sm" onClick={() => setOwn(true)}>
            {t('questions.ownQuestions')}
          </Button>
        </p>
      </>
    );
  }
  async function save(questions: ScorecardQuestion[] | null, version: number) {
    await scorecardsApi('PUT /myProjects/{projectId}/positions/{positionIndex}/scorecardQuestions/{stage}', {
      params: { ...paramsOf(place), stage },
      body: { scope, version, questions },
    });
    void queryClient.invalidateQueries({ queryKey: candidatesKey });
    await queryClient.invalidateQueries({ queryKey: questionsQuery(place).queryKey });
    setOwn(false);
  }
  function leaveOwn() {
    setOwn(false);
    onDirty(false);
  }
  return (
    <QuestionsForm
      scope={scope}
      onDirty={onDirty}
      onSave={save}
      queryKey={questionsQuery(place).queryKey}
      version={asked.version}
      kept={asked.questions}
      onLeave={scope === 'position' && position.questions === null ? leaveOwn : null}
    />
  );
}

import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { ANSWER_PROMISE_DAYS } from '#applications/rules/answer-promise.ts';
import { useTranslation } from '#ui/i18n.ts';
import '#ui/theme/full-styles.ts';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import type { AffirmativeTarget } from '#projects/rules/terms.ts';
import type { JobView } from '#applications/web/api.ts';
import { DeclarationFields, emptyDeclaration } from '#applications/declarations/web/declaration-fields.tsx';

interface ApplyDialogProps {
  job: JobView;
  loading: boolean;
  onClose: () => void;
  /** Receives the candidate's declaration for an affirmative vacancy, if any, and whether the company may read the test results. */
  onConfirm: (chosen: { targets: AffirmativeTarget[]; sharesResults: boolean }) => void;
}

export function ApplyDialog({ job, loading, onClose, onConfirm }: ApplyDialogProps) {
  const { t } = useTranslation('applications');
  const [draft, setDraft] = useState(emptyDeclaration);
  const [sharesResults, setShares] = useState(false);
  const [hasTried, setTried] = useState(false);
  const asked = job.vacancy?.affirmativeTargets ?? [];
  const lacksConsent = draft.targets.length > 0 && !draft.consent;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('apply.question')}
      confirmLabel={t('apply.confirm')}
      loading={loading}
      onConfirm={() => (lacksConsent ? setTried(true) : onConfirm({ targets: draft.targets, sharesResults }))}
    >
      <p>{t('apply.text', { title: job.title, company: job.companyName })}</p>
      <p>{t('apply.promise', { days: ANSWER_PROMISE_DAYS })}</p>
      <Checkbox
        label={t('apply.shareResults', { company: job.companyName })}
        description={t('apply.shareResultsHint')}
        checked={sharesResults}
        onChange={({ currentTarget }) => setShares(currentTarget.checked)}
      />
      {asked.length > 0 && (
        <DeclarationFields
          asked={asked}
          companyName={job.companyName ?? ''}
          draft={draft}
          onChange={setDraft}
          lacksConsent={hasTried}
        />
      )}
    </ConfirmDialog>
  );
}

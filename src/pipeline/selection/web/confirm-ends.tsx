import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import type { ConfirmEndsProps } from '#pipeline/board/web/board-parts.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { usePipelineActions } from '#pipeline/candidates/web/pipeline-actions.tsx';
import { TellRemaining } from '#pipeline/moving/web/tell-remaining.tsx';
import { ConfirmDisqualify } from './confirm-disqualify.tsx';
import { usePipelineParts } from '#pipeline/candidates/web/pipeline-parts.ts';

export function ConfirmEnds({
  place: { projectId, position },
  ending,
  onClose,
  onDisqualify,
  onHire,
}: ConfirmEndsProps) {
  const { t } = useTranslation('pipeline/selection');
  const { HireNote } = usePipelineParts();
  const { company } = usePipelineActions();
  const [busy, setBusy] = useState(false);
  const [isFilled, setFilled] = useState(false);
  const [first] = ending.cards;
  const name = personName(first?.name ?? '');

  async function hire(card: CandidateCard) {
    setBusy(true);
    const isHired = await onHire(card);
    setBusy(false);
    if (isHired) setFilled(true);
    else onClose();
  }

  if (isFilled) return <TellRemaining place={{ projectId, position }} company={company} onClose={onClose} />;

  if (ending.kind === 'hire') {
    return (
      <ConfirmDialog
        opened
        onClose={onClose}
        title={t('confirm.hireTitle', { name })}
        confirmLabel={t('confirm.hireAction', { name })}
        loading={busy}
        onConfirm={() => void hire(first!)}
      >
        {t('confirm.hireText', { name })}
        {first && <HireNote place={{ projectId, positionIndex: position, applicationId: first.applicationId }} />}
      </ConfirmDialog>
    );
  }
  return <ConfirmDisqualify cards={ending.cards} onClose={onClose} onDisqualify={onDisqualify} />;
}

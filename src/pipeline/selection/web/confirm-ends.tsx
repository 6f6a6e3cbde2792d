import { useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { personName } from '#platform/ui/marks/person-name.ts';
import { ConfirmDialog } from '#platform/ui/toasts/confirm-dialog.tsx';
import type { ConfirmEndsProps } from '#pipeline/board/web/board-parts.ts';
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
  const [busy, setBusy] = useState(false);
  const [first] = ending.cards;
  const name = personName(first?.name ?? '');

  async function finish(run: () => Promise<unknown>) {
    setBusy(true);
    await run();
    setBusy(false);
    onClose();
  }

  if (ending.kind === 'hire') {
    return (
      <ConfirmDialog
        opened
        onClose={onClose}
        title={t('confirm.hireTitle', { name })}
        confirmLabel={t('confirm.hireAction', { name })}
        loading={busy}
        onConfirm={() => void finish(() => onHire(first!))}
      >
        {t('confirm.hireText', { name })}
        {first && <HireNote place={{ projectId, positionIndex: position, applicationId: first.applicationId }} />}
      </ConfirmDialog>
    );
  }
  return <ConfirmDisqualify cards={ending.cards} onClose={onClose} onDisqualify={onDisqualify} />;
}

import { useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { personName } from '#platform/ui/marks/person-name.ts';
import { ConfirmDialog } from '#platform/ui/toasts/confirm-dialog.tsx';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { ConfirmDisqualify } from './confirm-disqualify.tsx';
import type { Place } from '#pipeline/candidates/web/candidate-keys.ts';
import { usePipelineParts } from '#pipeline/candidates/web/pipeline-parts.ts';

/** An action that ends a candidate's process and therefore asks for confirmation. */
export interface Ending {
  kind: 'disqualify' | 'hire';
  cards: readonly CandidateCard[];
}

interface ConfirmEndsProps {
  place: Place;
  ending: Ending;
  onClose: () => void;
  onDisqualify: (cards: readonly CandidateCard[], reason: string) => Promise<boolean>;
  onHire: (card: CandidateCard) => Promise<unknown>;
}

export function ConfirmEnds({
  place: { projectId, position },
  ending,
  onClose,
  onDisqualify,
  onHire,
}: ConfirmEndsProps) {
  const { t } = useTranslation('pipeline');
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
